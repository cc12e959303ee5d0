// The report of a finished game: curves, the costliest decisions, luck and skill, and the way from it to a branch.
import { axe, shoot } from './checks.mjs';
import { assert, equal, person, upload } from './harness.mjs';

export default {
  'a report is made while one waits, and leads to the board and to what if': async (world) => {
    const one = await person(world);
    const id = await upload(one, 'new-frontiers/tests/games/standard-2-players.jsonl');
    await one.page.goto(`/replays/${id}`);
    await one.page.locator('.board [data-piece]').first().waitFor({ state: 'attached' });
    await one.page.getByRole('link', { name: 'Report' }).click();
    await one.page.waitForURL(/\/reports\//);
    await one.page.getByRole('progressbar').waitFor();
    const costliest = one.page.getByRole('heading', { name: 'The three costliest decisions' });
    await costliest.waitFor({ timeout: 120_000 });
    equal(await one.page.locator('.scores li').count(), 2, 'a score for each seat');
    equal(await one.page.locator('.scores .won').count(), 1, 'one of them has won');
    equal(await one.page.locator('svg .curve').count(), 4, 'chances and points of both');
    const losses = await one.page.locator('.cards .loss b').allInnerTexts();
    assert(
      losses.length === 3 && losses.every((loss) => /^−\d+ ± \d+$/.test(loss)),
      `what they cost: ${losses}`,
    );
    await one.page.locator('.cards .piece').first().waitFor();
    await axe(one, 'report');
    await shoot(one, 'report');
    // The other seat has decisions of its own.
    await one.page.getByRole('button', { name: 'Seat 2' }).click();
    assert(
      (await one.page.locator('.cards .loss b').allInnerTexts()).join() !== losses.join(),
      'the same for both seats',
    );
    const board = await one.page.getByRole('link', { name: 'Open the board' }).first().getAttribute('href');
    assert(/\/replays\/.*\?at=\d+$/.test(board), `the board is at ${board}`);
    await one.page.getByRole('button', { name: 'What if?' }).click();
    await one.page.locator('dialog').getByRole('button', { name: 'Play on from here' }).click();
    await one.page.waitForURL(/\/table\//);
    await one.page.locator('section.branch').waitFor();
  },
};
