// Whole games, from the lobby to the score sheet.
import { axe, scrolling, shoot } from './checks.mjs';
import {
  assert,
  chance,
  equal,
  goesOn,
  myTurn,
  person,
  playNow,
  playOn,
  SIZES,
  standing,
  until,
} from './harness.mjs';
import { slowness } from './watching.mjs';

const GAMES = { Reworld: 'reworld', 'Roll for the Galaxy': 'roll', 'New Frontiers': 'new-frontiers' };

/** A whole game by mouse, with pictures at the beginning, in the middle and at the end. */
export function wholeGame(title) {
  return async (world) => {
    const one = await person(world);
    await playNow(one, title, 2);
    await myTurn(one);
    await shoot(one, `table-${GAMES[title]}-start`);
    await axe(one, title);
    await playOn(one, { seed: 7, stop: (_, clicks) => clicks >= 60 });
    await shoot(one, `table-${GAMES[title]}-middle`);
    await axe(one, `${title}, later`);
    await playOn(one, { seed: 8, lead: goesOn(one.page) });
    await one.page.getByRole('dialog', { name: 'Score sheet' }).waitFor();
    await shoot(one, `scores-${GAMES[title]}`);
    await axe(one, `${title}, score sheet`);
    const rows = await one.page.locator('dialog tbody tr').count();
    assert(rows > 0, 'the score sheet has lines');
    assert(
      (await one.page.locator('dialog svg .curve').count()) === 3,
      'the chart has a line for each player',
    );
    await one.page.keyboard.press('Escape');
    return one;
  };
}

/** Replays the game that has just ended: by decisions, with marks for rounds, by keys, slider and by itself. */
export async function replayOf(one, name) {
  await one.page.locator('a[href^="/replay/"]').first().click();
  const slider = one.page.locator('input[type=range]');
  await until(
    async () => Number(await slider.getAttribute('max')) > 10,
    30_000,
    () => 'the replay has no stops',
  );
  const at = async () => Number(await slider.inputValue());
  const reaches = (stop, complaint) =>
    until(
      async () => (await at()) === stop,
      5000,
      () => complaint,
    );
  const stops = Number(await slider.getAttribute('max'));
  // As the server has it: the last frames may come after the page was left.
  const address = `/api/tables/${new URL(one.page.url()).pathname.split('/')[2]}/log`;
  const steps = await one.page.evaluate(
    (address) =>
      fetch(address)
        .then((answer) => answer.json())
        .then((log) => log.at(-1).step),
    address,
  );
  const ticks = await one.page.locator('.ticks i').count();
  assert(ticks >= 4, `marks for rounds, not ${ticks}`);
  // A stop for each decision, and one for each round.
  assert(stops <= steps + ticks, `${stops} stops for ${steps} actions in ${ticks} rounds`);
  await one.page.keyboard.press('ArrowRight');
  await reaches(1, 'the arrow key does not step');
  await one.page.getByText(/^Decision 1 of \d+/).waitFor();
  await one.page.keyboard.press('End');
  await reaches(stops, 'End does not lead to the end');
  await one.page.keyboard.press('Home');
  await reaches(0, 'Home does not lead to the start');
  await slider.fill('10');
  await until(async () => (await one.page.locator('.now[role=status]').textContent())?.includes('10'), 5000);
  await shoot(one, `replay-${name}`);
  // By itself, at a pace that shows the whole game in about two minutes.
  await one.page.getByRole('button', { name: 'Play', exact: true }).click();
  const times = [];
  for (const stop of [11, 12, 13, 14]) {
    await until(
      async () => (await at()) >= stop,
      20_000,
      () => `autoplay stops before ${stop}`,
    );
    times.push(Date.now());
  }
  await one.page.getByRole('button', { name: 'Pause' }).click();
  const whole = ((times.at(-1) - times[0]) / (times.length - 1) / 1000) * stops;
  console.log(
    `      replay: ${steps} actions, ${stops} decisions, ${ticks} rounds; the whole game in ${Math.round(whole)} s`,
  );
  assert(whole < 150 * (await slowness(one.page)), `a replay takes ${whole} s`);
  await one.page.getByRole('tab', { name: 'Fairness' }).click();
  await one.page.getByText('The dice were fair.').waitFor();
  await axe(one, 'replay');
}

/** A whole game without a mouse. */
export function byKeyboard(title, settings = {}) {
  return async (world) => {
    const one = await person(world, { settings: { confirm: 'firm', ...settings } });
    await one.page.goto('/');
    await one.page.getByRole('button', { name: 'Play now' }).first().waitFor();
    // Two times Enter: the card, and the button that has the focus in the dialog.
    for (let i = 0; i < 60; i++) {
      await one.page.keyboard.press('Tab');
      const here = await one.page.evaluate(() => {
        const at = document.activeElement;
        return [
          at?.textContent?.trim(),
          at?.closest('article')?.querySelector('h2, h3')?.textContent?.trim(),
        ];
      });
      if (here[0] === 'Play now' && here[1] === title) break;
    }
    await one.page.keyboard.press('Enter');
    await one.page.locator('dialog').waitFor();
    await one.page.keyboard.press('Enter');
    await one.page.waitForURL(/\/table\//);
    await playByKeys(one);
  };
}

/**
 * Plays the game that is open to its end, without a mouse. `lead` may press keys itself where chance would go in circles,
 * and says whether it did.
 */
export async function playByKeys(one, lead = async () => false) {
  const next = chance(3);
  const been = [];
  for (let pressed = 0; ; pressed++) {
    assert(pressed < 3000, `the keyboard finds no end: ${been.slice(-20)}`);
    const now = await until(
      async () => {
        const state = await standing(one.page);
        if (state.mine || state.over) return state;
        // An arrow that came too late for its piece may have led into the past.
        const past = await one.page.evaluate(() => document.querySelector('[data-key="live"]') !== null);
        if (past) await one.page.keyboard.press('Escape');
        return null;
      },
      60_000,
      () => 'nobody acts any more',
    );
    if (now.over) break;
    if (await lead(now)) continue;
    const where = await one.page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return 'nowhere';
      // The score sheet opens by itself and stays.
      if (at.closest('dialog')) return at.closest('dialog').querySelector('tbody') ? 'sheet' : 'window';
      if (at.closest('.beside')) return 'menu';
      if (at.matches('.target > .hit'))
        return at.ariaPressed === 'true' && document.querySelector('.slot-primary .go') ? 'chosen' : 'piece';
      if (at.matches('.board button, .own button')) return 'near';
      return at.matches('.actions .btn, .slot-primary .go') ? 'action' : 'elsewhere';
    });
    been.push(`${where} at "${now.text.trim()}"`);
    if (where === 'sheet') continue;
    if (where === 'window') await one.page.keyboard.press('Escape');
    else if (where === 'chosen' || where === 'menu' || where === 'action')
      await one.page.keyboard.press('Enter');
    // Arrows stay in their part of the table, and a button there may show the pieces that another has hidden.
    else if (where === 'near')
      await one.page.keyboard.press(
        ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Enter', 'Tab', 'Tab'][next(7)],
      );
    else if (where === 'piece') {
      for (let i = 1 + next(3); i > 0; i--) {
        await one.page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][next(4)]);
      }
      await one.page.keyboard.press('Enter');
    } else await one.page.keyboard.press('Tab');
  }
  // A key that was still on its way may have opened the replay, or closed the sheet, which opens by itself.
  if (new URL(one.page.url()).pathname.startsWith('/replay/')) await one.page.goBack();
  const sheet = one.page.getByRole('dialog', { name: 'Score sheet' });
  const opened = await sheet.waitFor({ timeout: 4_000 }).then(
    () => true,
    () => false,
  );
  if (!opened) await one.page.locator('.slot-primary [data-key=scores]').press('Enter');
  await sheet.waitFor();
}

export default {
  'a guest plays Reworld to the end by clicking, and replays it': async (world) => {
    const one = await wholeGame('Reworld')(world);
    await replayOf(one, 'reworld');
  },

  'a guest plays Roll for the Galaxy to the end by clicking, and replays it': async (world) => {
    const one = await wholeGame('Roll for the Galaxy')(world);
    await replayOf(one, 'roll');
  },

  'a full table fits the screen': async (world) => {
    for (const [title, rivals, sizes] of [
      ['Reworld', 3, ['desktop', 'tablet']],
      ['Roll for the Galaxy', 4, ['desktop']],
      ['New Frontiers', 4, ['desktop', 'tablet']],
    ]) {
      const one = await person(world, { settings: { confirm: 'never' } });
      await playNow(one, title, rivals);
      await playOn(one, { seed: 13, stop: (_, clicks) => clicks >= 40 });
      for (const size of sizes) {
        const [width, height] = SIZES[size];
        await one.page.setViewportSize({ width, height });
        await one.page.waitForTimeout(120);
        equal(await scrolling(one.page), [], `${title} with ${rivals} rivals at ${width} x ${height}`);
      }
      await shoot(one, `table-${GAMES[title]}-full`);
    }
  },

  'what was chosen and done last stays in view': async (world) => {
    const one = await person(world, { settings: { confirm: 'never', motion: 'quick' } });
    await playNow(one, 'Roll for the Galaxy', 2);
    const reveal = one.page.locator('.stage .reveal').waitFor({ timeout: 60_000 });
    await playOn(one, {
      seed: 17,
      stop: async (now) =>
        now.text.includes('Select a phase') && (await one.page.locator('.before').count()) > 0,
    });
    // The reveal was shown as a moment.
    await reveal;
    equal(await one.page.locator('.before .token').count(), 3, 'who chose what in the round before');
  },

  'a whole game by keyboard alone': byKeyboard('Reworld'),
};
