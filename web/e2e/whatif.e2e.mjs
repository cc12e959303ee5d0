// What if: branches of a recorded and of a running game; and the page about one's own games.
import { axe, shoot } from './checks.mjs';
import { assert, equal, person, playNow, playOn, until, upload } from './harness.mjs';

const RECORD = 'reworld/tests/games/nobody-owns-a-module.jsonl';

/** A guest with an uploaded record, whose replay is open at a step. */
async function withReplay(one, step) {
  const id = await upload(one, RECORD);
  await one.page.goto(`/replays/${id}?at=${step}`);
  await one.page.locator('.board [data-piece]').first().waitFor({ state: 'attached' });
  return id;
}

/** Plays a whole game against a random bot over the socket, as a program would. */
const finishGame = (one) =>
  one.page.evaluate(async () => {
    const json = { 'content-type': 'application/json' };
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    const body = JSON.stringify({ game: 'reworld', seats, start: true });
    const { id } = await (await fetch('/api/tables', { method: 'POST', headers: json, body })).json();
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    return new Promise((resolve) => {
      let count = 0;
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'outcome') return resolve(id);
        if (message.type !== 'position' || !message.to_act.includes(message.seat)) return;
        const forward = message.choices.filter((choice) => !choice.rewind);
        const { action } = forward[(count * 7) % forward.length];
        const { version } = message;
        socket.send(JSON.stringify({ type: 'act', ref: `r${count++}`, version, action, sure: true }));
      };
    });
  });

const bar = (one) => one.page.locator('section.branch');
const lines = (one) => one.page.locator('.log li').count();

async function fromReplay(world, size, lang) {
  const one = await person(world, { size, settings: { lang }, locale: lang === 'de' ? 'de-DE' : 'en-GB' });
  const words = (en, de) => (lang === 'de' ? de : en);
  const id = await withReplay(one, 6);
  // The key does what the button does.
  await one.page.keyboard.press('w');
  const dialog = one.page.locator('dialog');
  await dialog.getByText(words('As a guess', 'Als Vermutung')).click();
  await dialog.locator('fieldset').last().locator('label').first().click();
  if (lang === 'en') await shoot(one, 'whatif');
  await axe(one, 'what if', [['dark', size]]);
  await dialog.getByRole('button', { name: words('Play on from here', 'Von hier weiterspielen') }).click();
  await one.page.waitForURL(/\/table\//);
  await bar(one).waitFor();
  const text = await bar(one).textContent();
  assert(text.includes(words('is a guess', 'eine Vermutung')), `the branch does not say what it is: ${text}`);
  await playOn(one, { seed: 3, stop: (_, clicks) => clicks >= 4 });
  const wide = await one.page.evaluate(() => [
    document.documentElement.scrollWidth > innerWidth + 1,
    document.documentElement.scrollHeight > innerHeight + 1,
  ]);
  equal(wide, [false, false], 'the table and the bar fit on the screen');
  if (lang === 'en') await shoot(one, 'branch');
  await axe(one, 'a branch', [['dark', size]]);

  await bar(one)
    .getByRole('button', { name: words('Compare', 'Vergleichen') })
    .click();
  await dialog.locator('svg[role=img]').first().waitFor();
  equal(await dialog.locator('svg[role=img]').count(), 2, 'two charts');
  if (lang === 'en') await shoot(one, 'compare');
  await axe(one, 'a comparison', [['dark', size]]);
  await one.page.keyboard.press('Escape');

  if (size === 'desktop') {
    const before = await until(() => lines(one));
    await bar(one)
      .getByRole('button', { name: words('Step back', 'Zurück') })
      .click();
    await until(
      async () => (await lines(one)) < before,
      15_000,
      () => 'nothing was taken back',
    );
  }
  // The same moment with another guess is another branch.
  const first = one.page.url();
  await bar(one)
    .getByRole('button', { name: words('Another guess', 'Andere Vermutung') })
    .click();
  await until(() => one.page.url() !== first);
  await bar(one).waitFor();
  // A bot plays on for the person, to the end if nobody stops it.
  const bots = bar(one).getByRole('button', { name: words('Let the bots play on', 'Bots weiterspielen') });
  const steps = () => one.frames.filter((text) => JSON.parse(text).type === 'position').length;
  const before = await until(() => steps());
  await bots.click();
  await until(
    () => steps() > before + 1,
    30_000,
    () => 'no bot plays on',
  );
  // Bots are quick: the sheet comes up when they are done.
  await one.page.locator('dialog[open] tbody').first().waitFor({ timeout: 60_000 });
  await one.page.keyboard.press('Escape');
  await bar(one)
    .getByRole('link', { name: words('Leave', 'Verlassen') })
    .click();
  await one.page.waitForURL(new RegExp(`/replays/${id}`));
}

export default {
  'what if: a recorded game is played on in a branch, and compared': (world) =>
    fromReplay(world, 'desktop', 'en'),
  'what if, on a phone in German': (world) => fromReplay(world, 'phone', 'de'),

  'what if, while the game runs: by what the seat knows, and only with hints': async (world) => {
    const one = await person(world);
    await playNow(one, 'Reworld', 1, { hints: true });
    const menu = one.page.getByRole('button', { name: 'Menu and settings' });
    await menu.click();
    await one.page.getByRole('button', { name: 'What if? Try it out from here' }).click();
    await one.page.getByText('Everything else in it is a guess.').waitFor();
    await one.page.getByRole('button', { name: 'Play on from here' }).click();
    await bar(one).getByText('What you could not know is a guess.').waitFor();
    await playOn(one, { seed: 4, stop: (_, clicks) => clicks >= 2 });

    await playNow(one, 'Reworld', 1);
    await menu.click();
    await one.page.getByText('Off while the game runs').waitFor();
    const button = one.page.getByRole('button', { name: 'What if? Try it out from here' });
    assert(await button.isDisabled(), 'nothing can be tried out without hints');
  },

  'my games: results, history and everything in one file': async (world) => {
    const one = await person(world);
    await withReplay(one, 1);
    for (let i = 0; i < 3; i++) await finishGame(one);
    await one.page.goto('/');
    await one.page.locator('.top .person').click();
    await one.page.waitForURL(/\/me$/);
    const row = one.page.locator('tr', { hasText: 'Reworld' });
    await row.locator('svg[role=img]').waitFor();
    equal(await row.locator('td').first().textContent(), '3', 'three games of Reworld');
    equal(await one.page.locator('.all li').count(), 3, 'three games in the history');
    await shoot(one, 'me');
    await axe(one, 'me');
    const link = one.page.getByRole('link', { name: 'Everything in one file' });
    const bytes = await link.evaluate(async (a) => [
      ...new Uint8Array(await (await fetch(a.href)).arrayBuffer()),
    ]);
    equal(bytes.slice(0, 4), [0x50, 0x4b, 3, 4], 'a zip file');
    // Each record has its name in front of it and in the directory.
    const names = Buffer.from(bytes)
      .toString('latin1')
      .match(/records\/reworld-\w+\.jsonl/g);
    equal(names.length, 6, 'three records');
    await one.page.getByRole('button', { name: 'DE', exact: true }).click();
    await one.page.getByRole('heading', { name: 'Ergebnisse nach Spiel' }).waitFor();
  },

  'the deal of the day is played once, and shown with its results': async (world) => {
    const one = await person(world);
    await one.page.goto('/daily');
    await one.page.getByRole('button', { name: /^Play ?: Reworld/ }).click();
    await one.page.waitForURL(/\/table\//);
    const table = one.page.url();
    await playOn(one, { seed: 6, stop: (_, clicks) => clicks >= 2 });
    await one.page.goto('/daily');
    await one.page.getByRole('button', { name: /^Go on ?: Reworld/ }).waitFor();
    await shoot(one, 'daily');
    await axe(one, 'daily');
    await one.page.getByRole('button', { name: /^Go on ?: Reworld/ }).click();
    await one.page.waitForURL(table);
    await one.page.goto('/daily');
    await one.page.getByRole('button', { name: 'DE', exact: true }).click();
    await one.page.getByRole('heading', { name: 'Die Verteilung des Tages' }).waitFor();
  },
};
