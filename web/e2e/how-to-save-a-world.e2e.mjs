// How to Save a World: whole games, from the lobby to the score sheet, and the end told as a story.
import { axe, scrolling, shoot } from './checks.mjs';
import { byKeyboard } from './games.e2e.mjs';
import {
  assert,
  chance,
  clickSomething,
  equal,
  myTurn,
  person,
  playNow,
  playOn,
  SIZES,
  standing,
} from './harness.mjs';

const TITLE = 'How to Save a World';

export default {
  'a guest plays How to Save a World to the end by clicking': async (world) => {
    const one = await person(world);
    await playNow(one, TITLE, 2);
    await myTurn(one);
    await shoot(one, 'table-how-to-save-a-world-start');
    await axe(one, TITLE);
    await playOn(one, { seed: 7, stop: (_, clicks) => clicks >= 60 });
    await shoot(one, 'table-how-to-save-a-world-middle');
    await axe(one, `${TITLE}, later`);
    await playOn(one, { seed: 8 });
    await one.page.getByRole('dialog', { name: 'Score sheet' }).waitFor();
    await shoot(one, 'scores-how-to-save-a-world');
    assert((await one.page.locator('dialog tbody tr').count()) > 0, 'the score sheet has lines');
  },

  'a solo game of How to Save a World by keyboard alone': byKeyboard(TITLE, { rivals: 0 }),

  'four players of How to Save a World fit the screen': async (world) => {
    const one = await person(world, { settings: { confirm: 'never' } });
    await playNow(one, TITLE, 3);
    await playOn(one, { seed: 13, stop: (_, clicks) => clicks >= 40 });
    for (const size of ['desktop', 'tablet']) {
      const [width, height] = SIZES[size];
      await one.page.setViewportSize({ width, height });
      await one.page.waitForTimeout(120);
      equal(await scrolling(one.page), [], `four players at ${width} x ${height}`);
    }
  },

  'Day X is told cube by cube, and can be skipped': async (world) => {
    const one = await person(world, { settings: { confirm: 'never', motion: 'quick' } });
    await playNow(one, TITLE, 1);
    const next = chance(4);
    const seen = new Set();
    const told = () =>
      one.page.evaluate(() => ({
        drawn: document.querySelectorAll('.stage .scene .out').length,
        dayX: document.querySelector('.stage .scene .alarria') !== null,
      }));
    for (const end = Date.now() + 240_000; ;) {
      assert(Date.now() < end, `Day X does not come, seen ${[...seen].join(', ')}`);
      const { drawn, dayX } = await told();
      if (drawn > 0) seen.add(`${dayX ? 'day x' : 'round'} ${drawn}`);
      if (dayX && drawn >= 3) break;
      if ((await standing(one.page)).mine) await clickSomething(one.page, next);
      else await one.page.keyboard.press('Space');
      await one.page.waitForTimeout(20);
    }
    assert(seen.has('round 1') && seen.has('round 2'), 'the end of a round is drawn cube by cube');
    assert(seen.has('day x 1') && seen.has('day x 2'), 'Day X is drawn cube by cube');
    await one.page.keyboard.press('Escape');
    await one.page.getByRole('dialog', { name: 'Score sheet' }).waitFor({ timeout: 10_000 });
  },
};
