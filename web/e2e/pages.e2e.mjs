import { axe, shoot, unseenFocus } from './checks.mjs';
import { assert, equal, person, SIZES, until } from './harness.mjs';

const PAGES = {
  lobby: '/',
  setup: '/new/reworld',
  'rules-reworld': '/rules/reworld',
  'rules-roll': '/rules/roll-for-the-galaxy',
  'rules-new-frontiers': '/rules/new-frontiers',
  'components-reworld': '/components/reworld',
  'components-roll': '/components/roll-for-the-galaxy',
  'components-new-frontiers': '/components/new-frontiers',
  'gallery-reworld': '/gallery/reworld',
  'gallery-roll': '/gallery/roll-for-the-galaxy',
  'gallery-new-frontiers': '/gallery/new-frontiers',
  replays: '/replays',
  me: '/me',
  daily: '/daily',
  settings: '/settings',
  'sign-in': '/sign-in',
  register: '/register',
  nowhere: '/nothing/here',
};

export default {
  'the first load is small, and nothing comes from elsewhere': async (world) => {
    const one = await person(world);
    const network = await one.context.newCDPSession(one.page);
    await network.send('Network.enable');
    let bytes = 0;
    const foreign = [];
    network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    network.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith(world.server.url) && !request.url.startsWith('data:'))
        foreign.push(request.url);
    });
    await one.page.goto('/');
    await one.page.getByRole('button', { name: 'Play now' }).first().waitFor();
    await one.page.waitForLoadState('networkidle');
    console.log(`      first load: ${(bytes / 1024).toFixed(0)} KB on the wire`);
    assert(bytes > 20_000 && bytes <= 160 * 1024, `the first load takes ${bytes} bytes`);
    equal(foreign, [], 'requests to other hosts');
  },

  'every page in both languages, without serious findings': async (world) => {
    const all = Object.entries(PAGES);
    // The English pages are read more closely: by two side by side.
    const readers = [
      ['en', all.filter((_, i) => i % 2 === 0)],
      ['en', all.filter((_, i) => i % 2 === 1)],
      ['de', all],
    ];
    const read = async ([lang, pages]) => {
      const one = await person(world, { settings: { lang } });
      for (const [name, path] of pages) {
        await one.page.goto(path);
        await one.page.locator('h1').waitFor({ timeout: 8000 });
        if (lang === 'en') await one.page.waitForLoadState('networkidle');
        await one.page.waitForTimeout(200);
        if (lang === 'en') {
          await shoot(one, name);
          // The libraries of both games look the same: the longer ones are read once, on a phone, in one theme.
          const long = /^\/(rules|components|gallery)\/(roll|new)/.test(path);
          await axe(one, path, long ? [['light', 'phone']] : undefined);
        }
        const small = await one.page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter(
              (e) =>
                e.childNodes.length > 0 &&
                [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()),
            )
            .filter((e) => e.getClientRects().length > 0 && parseFloat(getComputedStyle(e).fontSize) < 12)
            .map((e) => e.outerHTML.slice(0, 100)),
        );
        equal(small, [], `${path}: text below 12 px`);
        const before = one.page.viewportSize();
        for (const [width, height] of Object.values(SIZES)) {
          await one.page.setViewportSize({ width, height });
          const wide = await one.page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
          assert(!wide, `${path} scrolls sideways at ${width}x${height}`);
        }
        await one.page.setViewportSize(before);
      }
    };
    await Promise.all(readers.map(read));
  },

  'whatever has the focus shows it': async (world) => {
    const one = await person(world);
    for (const path of ['/', '/new/reworld', '/settings', '/register']) {
      await one.page.goto(path);
      await one.page.locator('h1').waitFor({ timeout: 8000 });
      for (let i = 0; i < 14; i++) {
        await one.page.keyboard.press('Tab');
        equal(await unseenFocus(one.page), null, `${path}: no sign of the focus`);
      }
    }
  },

  'rules are found by words, and by a link to one of them': async (world) => {
    const one = await person(world);
    await one.page.goto('/rules/reworld');
    await one.page.locator('.rule').first().waitFor();
    const all = await one.page.locator('.rule').count();
    const id = await one.page.locator('.rule a').nth(4).textContent();
    await one.page.getByRole('searchbox').fill(id ?? '');
    await until(
      async () => (await one.page.locator('.rule').count()) < all,
      3000,
      () => 'the search finds everything',
    );
    await one.page.goto(`/rules/reworld#${id}`);
    await one.page.locator('.rule.shown').waitFor();
    await one.page.getByRole('button', { name: 'DE', exact: true }).click();
    await one.page.getByRole('heading', { name: 'Regeln von Reworld' }).waitFor();
  },

  'a guest claims an account, signs out and in, makes a key, and leaves': async (world) => {
    const one = await person(world);
    await one.page.goto('/register');
    const name = `Nova ${Date.now() % 100000}`;
    await one.page.getByLabel('Name').fill(name);
    await one.page.getByLabel('Password').fill('correct horse');
    await one.page.getByRole('button', { name: 'Make an account' }).click();
    await one.page.getByRole('heading', { name, level: 1 }).waitFor();
    await shoot(one, 'account');
    await axe(one, 'account');
    await one.page.getByPlaceholder('What is it for?').fill('my bot');
    await one.page.getByRole('button', { name: 'Make a key' }).click();
    await one.page.getByText('This is shown only once').waitFor();
    await one.page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await one.page.waitForURL('/');
    await one.page.goto('/sign-in');
    one.expected.push(/status of 40[13]/);
    await one.page.getByLabel('Name').fill(name);
    await one.page.getByLabel('Password').fill('wrong horse!');
    await one.page.getByRole('button', { name: 'Sign in' }).click();
    await one.page.getByText('Name or password is wrong.').waitFor();
    await one.page.getByLabel('Password').fill('correct horse');
    await one.page.getByRole('button', { name: 'Sign in' }).click();
    await one.page.getByRole('heading', { name, level: 1 }).waitFor();
    await one.page.getByRole('button', { name: 'Delete everything about me' }).click();
    await one.page.getByRole('button', { name: 'Delete everything about me' }).click();
    await one.page.waitForURL('/');
  },

  'settings apply at once and stay': async (world) => {
    const one = await person(world);
    await one.page.goto('/settings');
    await one.page.locator('label', { hasText: 'Paper' }).click();
    equal(await one.page.evaluate(() => document.documentElement.dataset.theme), 'light', 'the theme');
    await one.page.locator('label', { hasText: 'Very large' }).click();
    await one.page.getByLabel('Colours with more contrast').check();
    await one.page.reload();
    await one.page.locator('h1').waitFor({ timeout: 8000 });
    const kept = await one.page.evaluate(() => {
      const { theme, palette } = document.documentElement.dataset;
      return [theme, palette, getComputedStyle(document.documentElement).fontSize];
    });
    equal(kept, ['light', 'safe', '20.8px'], 'what was set');
  },
};
