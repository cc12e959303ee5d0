// Learning a game: the pages that show it, and the guided first games by following the coach.
// By default each game is played once, languages and sizes in turn; ORRERY_GUIDED=all plays every game in both languages at
// both sizes.
import { axe, scrolling, shoot } from './checks.mjs';
import { fliesWhatFits } from './evacuation.e2e.mjs';
import { follow, position } from './following.mjs';
import { assert, equal, goesOn, GAMES, myTurn, person, playOn, toMarkedTab, until } from './harness.mjs';

const LOCALES = { en: 'en-GB', de: 'de-DE' };

const coach = (one) => one.page.locator('.coach.placed');

/** Sits down at the guided table, from the Play dialog. What the guide says last is kept, with the position it speaks of. */
async function beGuided(one, game) {
  // The request may be heard of before the frame that made the page ask: what it is about is looked up when the answer is there.
  one.page.on('response', async (response) => {
    if (!response.url().endsWith('/coach')) return;
    const { cards } = await response.json().catch(() => ({ cards: [] }));
    one.guide = { version: position(one)?.version, cards };
  });
  await one.page.goto('/');
  const card = one.page.locator('article', { has: one.page.locator(`a[href="/learn/${game}"]`) });
  await card.getByRole('button', { name: /^(Play now|Sofort spielen)$/ }).click();
  await one.page.getByRole('button', { name: /^(Guide me|Leite mich an)$/ }).click();
  await one.page.waitForURL(/\/table\//);
  await myTurn(one);
}

/** The cards that the browser has kept as seen. */
const seenBy = async (one) => {
  const keep = () => Object.entries(localStorage).find(([key]) => key.startsWith('orrery.guide.'))?.[1];
  return JSON.parse((await one.page.evaluate(keep)) ?? '{"seen":[]}').seen;
};

/**
 * Does what the card says, if there is one: goes on, or plays what it suggests. Waits for the guide before a decision. A click
 * that is still on its way may lead to the next one: then it looks again.
 */
function obeyed(one, shown) {
  let [version, here] = [null, 0];
  return async () => {
    // A click at random may have decided already: the page knows it before this test does.
    await until(() => position(one)?.version !== version, 250).catch(() => {});
    const now = position(one)?.version;
    // After the end nothing is asked any more.
    const passed = () => position(one)?.version !== now || position(one)?.over;
    if (now !== version) [version, here] = [now, 0];
    await until(
      () => one.guide?.version === now || passed(),
      30_000,
      () => 'the guide is not asked',
    );
    if (passed()) return true;
    const seen = await seenBy(one);
    const due = one.guide.cards.find(
      ({ id, after }) => !seen.includes(id) && after.every((before) => seen.includes(before)),
    );
    // At most two cards come up before one decision.
    if (!due || here === 2) return false;
    const said = one.guide;
    const asked = () => one.guide !== said;
    await until(
      async () => passed() || asked() || (await coach(one).count()) > 0,
      15_000,
      () => `the card ${due.id} does not come up`,
    );
    if (passed() || asked()) return true;
    here++;
    const [id, suggests] = await coach(one).evaluate((e) => [e.dataset.coach, e.dataset.suggests]);
    assert(!shown.all.has(id), `the card ${id} comes up again`);
    shown.all.add(id);
    if (suggests) {
      shown.suggested++;
      await follow(one, JSON.parse(suggests));
    } else {
      await coach(one).locator('.ink').click();
      await until(async () => (await one.page.locator(`[data-coach=${id}]`).count()) === 0, 5_000);
    }
    return true;
  };
}

/** A guided game to its end, by following the coach. */
function guided(game, size, lang) {
  return async (world) => {
    const one = await person(world, {
      size,
      locale: LOCALES[lang],
      settings: { lang, confirm: 'never', motion: 'off' },
    });
    const shown = { all: new Set(), suggested: 0 };
    await beGuided(one, game);
    await coach(one).waitFor();
    const total = await one.page.locator('.coach .dots i').count();
    assert(total >= 10 && total <= 15, `${total} cards`);
    const words = await coach(one).locator('p').textContent();
    assert(!words.includes('guide-') && !words.includes('{'), `the words are there: ${words}`);
    await shoot(one, `guided-${game}-${size}-${lang}`);
    equal(
      await scrolling(one.page).then((all) => all.filter((one) => one.includes('coach'))),
      [],
      'the card fits',
    );
    const [obey, fly] = [obeyed(one, shown), fliesWhatFits(one)];
    const goOn = game === 'roll-for-the-galaxy' ? goesOn(one.page) : () => false;
    const lead = async (now) =>
      (await obey()) || (await fly(now)) || (await toMarkedTab(one.page)) || (await goOn());
    await playOn(one, { seed: 5, lead });
    console.log(
      `      ${game}, ${lang}, ${size}: ${shown.all.size} of ${total} cards, ${shown.suggested} suggestions`,
    );
    assert(shown.suggested > 0, 'something was suggested');
    assert(shown.all.size >= Math.floor(total / 2), `only ${[...shown.all]} came up`);
  };
}

const tests = {
  'every game is shown in pictures, and the rules begin with play': async (world) => {
    const one = await person(world);
    await one.page.goto('/');
    await one.page.locator('a[href="/learn/reworld"]').first().click();
    for (const game of Object.keys(GAMES)) {
      await one.page.goto(`/learn/${game}`);
      await one.page.locator('article').nth(4).waitFor();
      const panels = await one.page.locator('.panels > article').count();
      assert(panels >= 5 && panels <= 8, `${game}: ${panels} panels`);
      const text = await one.page.locator('.panels').innerText();
      assert(!/\w+-(title|text)\b/.test(text), `${game}: a text is missing`);
      equal(
        await one.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        true,
        `${game} fits the width`,
      );
      await axe(one, `how to play ${game}`);
      await shoot(one, `learn-${game}`);
    }
    await one.page.goto('/rules/reworld');
    await one.page.getByRole('heading', { name: '4. Course of the game' }).waitFor();
    const first = await one.page.locator('.rule').first().innerText();
    assert(first.startsWith('REW-FLOW-01'), `the rules begin with ${first}`);
    assert(!(await one.page.getByText('REW-OPEN-01', { exact: true }).isVisible()), 'notes are folded');
  },

  'the guide goes on after a reload, and stops when it is told to': async (world) => {
    const one = await person(world, { settings: { confirm: 'never' } });
    await beGuided(one, 'reworld');
    await coach(one).waitFor();
    equal(await coach(one).getAttribute('data-coach'), 'hand', 'the first card');
    await axe(one, 'a coach card');
    await coach(one).getByRole('button', { name: 'Go on' }).click();
    await one.page.locator('[data-coach=terrabot]').waitFor();
    // The suggested module glows, the others keep quiet.
    const loud = await one.page.locator('.board .target.active:not(.soft)').count();
    equal(loud, 1, 'one piece glows');
    await one.page.reload();
    await one.page.locator('[data-coach=terrabot].placed').waitFor();
    // The Rules tab opens at the rule of the present step.
    await one.page.getByRole('tab', { name: 'Rules' }).click();
    await one.page.locator('.rule.shown').waitFor();
    const rule = await one.page.locator('.rule.shown').innerText();
    assert(/^REW-(TURN|ACQ|PAY)-/.test(rule), `the rule of the step, not ${rule}`);
    await coach(one).getByRole('button', { name: 'Stop the guide' }).click();
    await coach(one).waitFor({ state: 'detached' });
    await one.page.reload();
    await myTurn(one);
    await one.page.waitForTimeout(500);
    equal(await coach(one).count(), 0, 'stopped is stopped');
  },
};

const SCREENS = [
  ['desktop', 'en'],
  ['phone', 'de'],
  ['desktop', 'de'],
  ['phone', 'en'],
];
const ALL = process.env.ORRERY_GUIDED === 'all';
/** So that Roll for the Galaxy is played on a phone, where a producer lies on another tab than its world. */
const FIRST = 3;
for (const [i, game] of Object.keys(GAMES).entries())
  for (const [size, lang] of ALL ? SCREENS : [SCREENS[(i + FIRST) % SCREENS.length]])
    tests[`a guided game of ${game}, ${lang}, ${size}`] = guided(game, size, lang);

export default tests;
