// Whole games of New Frontiers: by clicking, with the replay that plays by itself, and by keyboard.
import { byKeyboard, replayOf, wholeGame } from './games.e2e.mjs';
import { assert, until } from './harness.mjs';

/** The replay goes from decision to decision without a hand, and rests at the end of the game. */
async function playsByItself({ page }) {
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  await page.locator('.slider label', { hasText: '4×' }).click();
  await slider.fill(String(last - 12));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const seen = new Set();
  await until(
    async () => seen.add(await slider.inputValue()).has(String(last)),
    20_000,
    () => `the replay stops at ${[...seen].at(-1)} of ${last}`,
  );
  assert(seen.size > 6, `the replay jumps: ${[...seen]} of ${last}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
}

export default {
  'a guest plays New Frontiers to the end by clicking, and the replay plays by itself': async (world) => {
    const one = await wholeGame('New Frontiers')(world);
    await replayOf(one, 'new-frontiers');
    await playsByItself(one);
  },

  'a whole game of New Frontiers by keyboard alone': byKeyboard('New Frontiers'),
};
