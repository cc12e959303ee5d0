// What happens is told in order, at a pace one can follow, and never in the way.
import { axe, shoot } from './checks.mjs';
import {
  alone,
  assert,
  chance,
  clickSomething,
  equal,
  person,
  playNow,
  playOn,
  standing,
  until,
} from './harness.mjs';
import { forget, heard, shifted, shown, slowness, telling, watch } from './watching.mjs';

const GAME = 'Roll for the Galaxy';
const tableId = (one) => new URL(one.page.url()).pathname.split('/').at(-1);

/** Acts at random, but waits for every story to its end; until `stop` holds. */
async function playCalmly(one, seed, stop) {
  const next = chance(seed);
  for (let clicks = 0; clicks < 600; clicks++) {
    await until(
      async () =>
        !(await telling(one.page)) && ((await standing(one.page)).mine || (await standing(one.page)).over),
      120_000,
      () => 'a story never ends',
    );
    if (await stop()) return;
    await clickSomething(one.page, next);
    await one.page.waitForTimeout(430);
  }
  throw new Error('that never happens');
}

/** Whether a round began after the start of the watching. */
const roundsSeen = async (one) =>
  (await shown(one)).filter((now) => now.role === 'round' && now.title).length;

export default {
  'a round is told in order, nothing before it happened, each phase for half a second': alone(
    async (world) => {
      const one = await person(world, { settings: { motion: 'calm' } });
      await watch(one);
      await playNow(one, GAME, 2);
      let began = 0;
      // A whole round: from one round card to the next.
      await playCalmly(one, 7, async () => {
        const rounds = new Set(
          (await shown(one)).filter((now) => now.role === 'round').map((now) => now.title),
        );
        if (rounds.size >= 2 && began === 0) {
          began = 1;
          await forget(one);
        }
        return began === 1 && (await roundsSeen(one)) > 0;
      });
      const frames = await shown(one);
      const log = heard(one);
      const told = frames.filter((now) => now.told !== null);
      const order = told.map((now) => now.told).filter((seq, i, all) => seq !== all[i - 1]);
      assert(
        order.every((seq, i) => i === 0 || seq > order[i - 1]),
        `told out of order: ${order.join(' ')}`,
      );

      // Nothing is shown before it happened: tiles, points and lines of the log.
      const completed = log.filter(({ event }) => event.event === 'completed');
      for (const now of told) {
        for (const { seq, event } of completed) {
          const early = seq > now.told && now.tableau.some((piece) => piece.endsWith(`-${event.tile}`));
          assert(!early, `${event.tile} lies there at ${now.told}, before it was completed at ${seq}`);
        }
        equal(now.glows, 0, `targets glow while ${now.told} is told`);
      }
      const story = await one.page.evaluate(
        (id) => fetch(`/api/tables/${id}/story/0`).then((answer) => answer.json()),
        tableId(one),
      );
      const scores = new Map();
      let points = story.start.scores;
      for (const frame of story.frames) {
        for (const [[first, seat], value] of frame.changes.map(([path, value]) => [path, value])) {
          if (first !== 'scores') continue;
          points = seat === undefined ? value : points.map((p, i) => (i === seat ? value : p));
        }
        scores.set(frame.seq, points);
      }
      let compared = 0;
      for (const now of told) {
        const right = scores.get(now.told);
        if (!right) continue;
        for (const [seat, score] of Object.entries(now.scores)) {
          compared++;
          assert(score === right[seat], `at ${now.told} seat ${seat} shows ${score}, it has ${right[seat]}`);
        }
      }

      // Every phase that was played is seen for at least half a second.
      const phases = log.filter(
        ({ seq, event }) => event.event === 'phase_began' && seq >= order[0] && seq <= order.at(-1),
      );
      const times = phases.map(({ seq, event }) => {
        const first = frames.findIndex((now) => now.told === seq);
        assert(first >= 0, `the phase ${event.phase} is never shown`);
        const end = frames.findIndex((now, i) => i > first && now.told !== seq);
        return [event.phase, Math.round((frames[end]?.time ?? Infinity) - frames[first].time)];
      });
      for (const [phase, ms] of times) assert(ms >= 500, `${phase} is seen for ${ms} ms`);
      const length = (told.at(-1).time - told[0].time) / 1000;
      console.log(
        `      a round: ${order.length} beats told, ${compared} points compared; banners ${times
          .map(([phase, ms]) => `${phase} ${ms} ms`)
          .join(', ')}; from first to last ${length.toFixed(1)} s with own decisions`,
      );
      const shift = await shifted(one);
      console.log(`      layout shift in the round: ${shift.worst.toFixed(4)}`);
      assert(shift.worst <= 0.02, `the layout shifts by ${shift.worst}:\n  ${shift.most.join('\n  ')}`);
    },
  ),

  'one key shows all, and a click on what can be done acts at once': alone(async (world) => {
    const one = await person(world, { settings: { motion: 'calm' } });
    await watch(one);
    await playNow(one, GAME, 2);
    const skip = async () => {
      await one.page.keyboard.press('Escape');
      // The time is taken in the page: the machine may be busy.
      const key = await one.page.evaluate(() => window.seen.key);
      const end = await until(
        async () => (await shown(one)).find((now) => now.time >= key && now.told === null),
        5000,
        () => 'Escape does not show all',
      );
      return end.time - key;
    };
    const next = chance(3);
    const times = [];
    while (times.length < 3) {
      await until(
        async () => (await telling(one.page)) || (await standing(one.page)).mine,
        60_000,
        () => 'nothing happens',
      );
      if (await telling(one.page)) times.push(await skip());
      else {
        await clickSomething(one.page, next);
        await one.page.waitForTimeout(430);
      }
    }
    const slow = await slowness(one.page);
    const list = times.map((ms) => `${Math.round(ms)} ms`).join(', ');
    console.log(
      `      all shown after one key: ${list}, on a machine ${slow.toFixed(1)} times as slow as alone`,
    );
    assert(Math.min(...times) < 200 * slow, `one key takes ${list}`);
  }),

  'Space goes on, arrows step, P holds; the primary is Next and stays where it is': async (world) => {
    const one = await person(world, { settings: { motion: 'calm' } });
    await playNow(one, GAME, 2);
    const next = chance(5);
    // The reveal is a story of several beats.
    await until(
      async () => {
        if ((await one.page.locator('.stage .reveal').count()) > 0) return true;
        if (!(await telling(one.page)) && (await standing(one.page)).mine)
          await clickSomething(one.page, next);
        await one.page.waitForTimeout(120);
        return false;
      },
      120_000,
      () => 'no reveal',
    );
    await one.page.keyboard.press('p');
    const told = () => one.page.locator('.stage').getAttribute('data-told');
    const held = await told();
    await one.page.waitForTimeout(1800);
    equal(await told(), held, 'what is told while it is held');
    await shoot(one, 'story-reveal');
    await axe(one, 'the reveal');
    await one.page.keyboard.press('ArrowRight');
    await until(
      async () => (await told()) !== held,
      2000,
      () => 'the arrow does not step',
    );
    await one.page.keyboard.press('ArrowLeft');
    await until(
      async () => (await told()) === held,
      2000,
      () => 'the arrow does not step back',
    );
    const button = one.page.locator('.slot-primary button');
    equal((await button.textContent()).trim().startsWith('Next'), true, 'the primary says Next');
    const before = await button.boundingBox();
    await one.page.keyboard.press(' ');
    await until(
      async () => (await told()) !== held,
      2000,
      () => 'Space does not go on',
    );
    await one.page.keyboard.press('Escape');
    await until(
      async () => !(await telling(one.page)),
      3000,
      () => 'Escape does not end it',
    );
    const after = await button.boundingBox();
    equal(after, before, 'the place of the primary');
  },

  'who comes back is told what happened, line by line, and can have it played': async (world) => {
    const one = await person(world, { settings: { motion: 'off' } });
    await playNow(one, GAME, 2);
    await playOn(one, { seed: 4, stop: (_, clicks) => clicks > 40 });
    // As if the browser had been closed an hour ago, forty entries before the end.
    await one.page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('orrery.settings'));
      localStorage.setItem('orrery.settings', JSON.stringify({ ...settings, motion: 'calm' }));
    });
    const last = heard(one).at(-1).seq;
    // The page itself remembers when it is left.
    await one.page.addInitScript(
      ([id, seq]) => {
        if (sessionStorage.getItem('away')) return;
        sessionStorage.setItem('away', '1');
        localStorage.setItem('orrery.seen', JSON.stringify({ [id]: { seq, time: Date.now() - 3_600_000 } }));
      },
      [tableId(one), Math.max(1, last - 40)],
    );
    await one.page.reload();
    const card = one.page.locator('.since');
    await card.waitFor();
    const lines = await card.locator('li').count();
    assert(lines >= 2, `a line for each player, not ${lines}`);
    await shoot(one, 'story-since');
    await axe(one, 'since your last turn');
    await card.getByRole('button', { name: /^Play it/ }).click();
    await one.page.locator('.stage').waitFor();
    await one.page.keyboard.press('Escape');
    await until(
      async () => !(await telling(one.page)),
      3000,
      () => 'Escape does not end it',
    );
    console.log(`      coming back: ${lines} lines`);
  },

  'without motion nothing is told, and the table is there at once': async (world) => {
    const one = await person(world, { settings: { motion: 'calm' } });
    await one.page.emulateMedia({ reducedMotion: 'reduce' });
    await watch(one);
    await playNow(one, GAME, 2);
    await playOn(one, { seed: 8, stop: (_, clicks) => clicks > 25 });
    assert(!(await shown(one)).some((now) => now.told !== null), 'something was told');
  },
};
