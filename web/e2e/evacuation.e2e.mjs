// Whole games of Evacuation: a race and a solo game by clicking, a game for points by keyboard alone.
import { axe, scrolling, shoot } from './checks.mjs';
import { playByKeys } from './games.e2e.mjs';
import { assert, equal, myTurn, person, playNow, playOn, SIZES } from './harness.mjs';

const GAME = 'Evacuation';

/** Makes a table with these options, all other seats for bots, and sits down. */
async function sitDown(one, options, rivals) {
  await one.page.goto('/');
  const id = await one.page.evaluate(
    async ({ options, rivals }) => {
      const post = async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      await post('/api/guest', { name: 'Ada' });
      const bot = { kind: 'bot', level: 'novice' };
      const seats = [{ kind: 'me' }, ...Array.from({ length: rivals }, () => bot)];
      return (await post('/api/tables', { game: 'evacuation', options, seats, start: true })).id;
    },
    { options, rivals },
  );
  await one.page.goto(`/table/${id}`);
  await one.page.locator('.board [data-piece]').first().waitFor({ state: 'attached' });
}

async function scoreSheet(one) {
  await one.page.getByRole('dialog', { name: 'Score sheet' }).waitFor();
  assert((await one.page.locator('dialog tbody tr').count()) > 0, 'the score sheet has lines');
}

const PLANNING = /Plan your flights|Plane deine Flüge/;

/**
 * Takes a whole load, then confirms: loading and unloading at random would go on for ever. The primary does not take a
 * click right after it has changed.
 */
export function fliesWhatFits(one) {
  let loaded = false;
  return async (now) => {
    const planning = PLANNING.test(now.text);
    if (planning && !loaded) {
      await one.page.evaluate(() => [...document.querySelectorAll('button[data-actions]')].at(-1)?.click());
      loaded = true;
    } else if (planning) {
      await one.page.waitForTimeout(450);
      await one.page.evaluate(() => document.querySelector('.slot-primary .go')?.click());
    } else {
      loaded = false;
    }
    return planning;
  };
}

/**
 * By keyboard: Enter anywhere else than on a piece presses the primary, which confirms the flights. From a heading that
 * folds a part, Tab goes on.
 */
const leadsByKey = (one) => async (now) => {
  const planning = PLANNING.test(now.text);
  const folds = await one.page.evaluate((planning) => {
    if (planning) document.activeElement?.blur();
    return document.activeElement?.matches('.own h3 button') ?? false;
  }, planning);
  if (!planning && !folds) return false;
  await one.page.keyboard.press(planning ? 'Enter' : 'Tab');
  await one.page.waitForTimeout(40);
  return true;
};

export default {
  'a guest plays a whole race by clicking': async (world) => {
    const one = await person(world, { settings: { confirm: 'never' } });
    await playNow(one, GAME, 1);
    await myTurn(one);
    await shoot(one, 'table-evacuation-start');
    await axe(one, GAME);
    await playOn(one, { seed: 5, lead: fliesWhatFits(one) });
    await scoreSheet(one);
    await shoot(one, 'scores-evacuation');
  },

  'whole loads fly with one click, and each piece can be taken off again': async (world) => {
    const one = await person(world, { settings: { confirm: 'never' } });
    await sitDown(one, {}, 1);
    await myTurn(one);
    await one.page.locator('[data-piece="action-build_ship"] > .hit').click();
    await one.page.locator('[data-piece^="position-ship"] .target.active > .hit').first().click();
    // Only the Old World has something to pay with, so that the ship is built there at once.
    await one.page.locator('.ships .ship-of').first().waitFor();
    await myTurn(one);
    await one.page.getByRole('button', { name: 'Pass for this year' }).click();
    await one.page.locator('.ships.open').waitFor();
    await myTurn(one);
    await one.page.locator('button[data-actions]').last().click();
    // What will come is shown on the New World before anything flies.
    await one.page.locator('.new .people .ghost').first().waitFor();
    assert((await one.page.locator('.ships .bay.full').count()) > 0, 'the bays show what is on board');
    await one.page.locator('.ships .bay.full.active > .hit').first().click();
    await one.page.getByRole('button', { name: 'Confirm the flights' }).waitFor();
  },

  'one player plays a whole solo game by clicking': async (world) => {
    const one = await person(world, { settings: { confirm: 'never' } });
    await sitDown(one, { mode: 'points' }, 0);
    await myTurn(one);
    await shoot(one, 'table-evacuation-draft');
    await playOn(one, { seed: 4, lead: fliesWhatFits(one) });
    await scoreSheet(one);
  },

  'a field that cannot be settled answers a click': async (world) => {
    const one = await person(world, { settings: { confirm: 'never' } });
    await sitDown(one, {}, 1);
    await myTurn(one);
    await one.page.locator('[data-piece="f_q3_r0"]').click({ position: { x: 24, y: 30 } });
    await one.page.locator('.beside').getByText('Ocean').first().waitFor();
  },

  'a full table of Evacuation fits the screen': async (world) => {
    const one = await person(world, { settings: { confirm: 'never' } });
    await playNow(one, GAME, 3);
    await playOn(one, { seed: 13, stop: (_, clicks) => clicks >= 40 });
    for (const size of ['desktop', 'tablet']) {
      const [width, height] = SIZES[size];
      await one.page.setViewportSize({ width, height });
      await one.page.waitForTimeout(120);
      equal(await scrolling(one.page), [], `Evacuation with 3 rivals at ${width} x ${height}`);
    }
    await shoot(one, 'table-evacuation-full');
    await axe(one, `${GAME}, later`);
  },

  'a whole game of Evacuation for points by keyboard alone': async (world) => {
    const one = await person(world, { settings: { confirm: 'firm' } });
    await sitDown(one, { mode: 'points' }, 1);
    await playByKeys(one, leadsByKey(one));
  },
};
