// How a table flows: how many inputs a round takes, whether buttons stay where they are, what a finger or a drag does.
import { axe, shoot } from './checks.mjs';
import { advice, follow, position } from './following.mjs';
import {
  alone,
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
  TITLES,
  toMarkedTab,
  until,
} from './harness.mjs';
import { shifted, watch } from './watching.mjs';

/** Waits until the reader can act or the game is over. */
const turn = (one) =>
  until(
    async () => {
      const now = await standing(one.page);
      return (now.mine || now.over) && now;
    },
    60_000,
    () => 'nobody acts any more',
  );

/** Clicks something with the real mouse, which the browser knows to be an input. */
async function press(page, next) {
  const spot = await page.evaluate(
    (dice) => {
      const visible = (selector) =>
        [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0 && !e.disabled);
      const asked = visible('.slot-primary .go[data-key^="asked"]');
      const menu = visible('.beside .items button');
      const pieces = visible('.target.active:not(.chosen) > .hit, .slot-primary .go');
      const pool = asked.length > 0 ? asked : menu.length > 0 ? menu : pieces;
      const box = pool[dice % pool.length]?.getBoundingClientRect();
      return box && { x: box.x + Math.min(12, box.width / 2), y: box.y + Math.min(12, box.height / 2) };
    },
    next(2 ** 20),
  );
  if (spot) await page.mouse.click(spot.x, spot.y);
}

const primaryBox = (page) =>
  page.evaluate(() => {
    const box = document.querySelector('.slot-primary button').getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
  });

/**
 * Rounds (or years) against two bots, as the hints advise: how many inputs each takes, and how many each decision. How many
 * decisions a round has is chance. What comes before the first round is not counted, and a game that is not played in rounds
 * neither.
 */
async function inputsOfRounds(world, game, { rounds, most = Infinity, mostForOne = Infinity }) {
  const one = await person(world);
  await playNow(one, game, 2, { hints: true });
  const counts = new Map();
  const kinds = {};
  let decisions = 0;
  for (let step = 0; step < 400; step++) {
    const now = await turn(one);
    const { view } = position(one);
    const at = view.round ?? view.year;
    if (at === undefined) return;
    if (now.over || at > rounds) break;
    const action = await advice(one);
    const inputs = await follow(one, action);
    if (at === 0) continue;
    decisions++;
    kinds[action.do] = (kinds[action.do] ?? 0) + inputs;
    counts.set(at, (counts.get(at) ?? 0) + inputs);
  }
  const each = [...counts.values()];
  const mean = each.reduce((sum, n) => sum + n, 0) / each.length;
  console.log(`      inputs by round of ${game}: ${each.join(', ')}; mean ${mean.toFixed(1)}`);
  const forOne = (mean * each.length) / decisions;
  console.log(`      for each of ${decisions} decisions: ${forOne.toFixed(2)}`);
  const clicks = mean + (one.drags ?? 0) / each.length;
  console.log(`      by action: ${JSON.stringify(kinds)}; without dragging: mean ${clicks.toFixed(1)}`);
  assert(each.length >= rounds, 'enough rounds were played');
  assert(mean <= most, `a mean round of ${game} takes ${mean} inputs`);
  assert(forOne <= mostForOne, `a decision of ${game} takes ${forOne} inputs`);
}

/** The first purchases of Reworld, as the hints advise. */
async function inputsOfReworld(world) {
  const one = await person(world);
  await playNow(one, 'Reworld', 2, { hints: true });
  const bought = [];
  let inputs = 0;
  let buying = false;
  for (let step = 0; step < 120 && bought.length < 8; step++) {
    const now = await turn(one);
    const before = position(one);
    if (now.over || before.view.chapter > 1) break;
    const fresh = before.view.ask.step === 'turn';
    if (fresh && buying) bought.push(inputs);
    if (fresh) inputs = 0;
    const action = await advice(one);
    if (fresh) buying = action.do === 'acquire';
    inputs += await follow(one, action);
  }
  const most = Math.max(...bought);
  console.log(
    `      inputs for ${bought.length} purchases in Reworld: ${bought.join(', ')}; at most ${most}`,
  );
  assert(bought.length >= 5 && most <= 3, `a purchase takes up to ${most} inputs`);
}

export default {
  'following the hints, a round of Roll takes at most twelve inputs, a purchase in Reworld three': (world) =>
    Promise.all([
      inputsOfRounds(world, 'Roll for the Galaxy', { rounds: 5, most: 12 }),
      inputsOfReworld(world),
    ]),

  'following the hints, a decision of the first round takes hardly more than one input': (world) =>
    Promise.all(TITLES.map((game) => inputsOfRounds(world, game, { rounds: 1, mostForOne: 1.6 }))),

  'the primary stays in the same pixels before, during and after confirming': async (world) => {
    await Promise.all(
      TITLES.map(async (game) => {
        const one = await person(world, { settings: { confirm: 'always' } });
        await playNow(one, game, 2);
        await myTurn(one);
        const next = chance(11);
        for (const [size, [width, height]] of Object.entries(SIZES)) {
          await one.page.setViewportSize({ width, height });
          await one.page.waitForTimeout(200);
          const seen = new Set([await primaryBox(one.page)]);
          // On a phone what can be done may be on another tab. A game that ends before fourteen clicks has shown enough.
          const end = Date.now() + 30_000;
          let clicks = 0;
          while (clicks < 14 && Date.now() < end) {
            if (await clickSomething(one.page, next)) clicks++;
            else await toMarkedTab(one.page);
            seen.add(await primaryBox(one.page));
            await one.page.waitForTimeout(60);
            seen.add(await primaryBox(one.page));
          }
          assert(clicks > 0, `${game} at ${size}: nothing could be clicked`);
          console.log(`      primary of ${game} at ${width} x ${height}: ${[...seen].join(' | ')}`);
          equal(seen.size, 1, `${game} at ${size}: places of the primary`);
        }
      }),
    );
  },

  'no click lands on what has just changed under the pointer': alone(async (world) => {
    const one = await person(world);
    await playNow(one, 'Roll for the Galaxy', 1);
    await myTurn(one);
    await one.page.locator('.own .hit').first().click();
    const primary = one.page.locator('.slot-primary .go');
    await primary.waitFor();
    await primary.click();
    assert((await primary.count()) === 1, 'a click within the first moment does nothing');
    // While something waits to be confirmed, nothing that takes away is offered.
    await one.page.getByRole('button', { name: /^More/ }).click();
    equal(
      await one.page.getByText('Start over').count(),
      0,
      'what destroys a plan is hidden while confirming',
    );
  }),

  'nothing moves on its own during a round': alone(async (world) => {
    const games = [...TITLES];
    const playNext = async () => {
      for (let game = games.shift(); game; game = games.shift()) {
        const one = await person(world, { settings: { motion: 'off' } });
        await watch(one);
        await playNow(one, game, 2);
        await myTurn(one);
        await one.page.waitForTimeout(600);
        await one.page.evaluate(() => (window.seen.shifts.length = 0));
        const next = chance(5);
        const begin = position(one).view.round;
        for (let i = 0; i < 150; i++) {
          const now = await turn(one);
          if (now.over || position(one).view.round > begin + 1) break;
          await press(one.page, next);
          await one.page.waitForTimeout(120);
        }
        const { sum, most } = await shifted(one);
        console.log(`      layout shift in a round of ${game}: ${sum.toFixed(4)} in all`);
        assert(sum <= 0.02, `${game}: layout shift ${sum}:\n  ${most.join('\n  ')}`);
        await one.context.close();
      }
    };
    // Two at a time: what follows a click late, because the machine is busy, looks as if it moved by itself.
    await Promise.all([playNext(), playNext()]);
  }),

  'on touch the first tap shows, the second plays': async (world) => {
    const one = await person(world, { size: 'phone', touch: true });
    await playNow(one, 'Reworld', 1);
    await until(async () => (await standing(one.page)).mine, 30_000);
    await one.page.locator('.phone-tabs button', { hasText: 'Board' }).tap();
    const piece = one.page.locator('.board .target.active > .hit').nth(2);
    const version = position(one).version;
    await piece.tap();
    await one.page.locator('.slot-primary .go[data-key^=asked]').waitFor();
    await one.page.locator('.seam .need').waitFor();
    await shoot(one, 'tap-shows');
    equal(position(one).version, version, 'the first tap plays nothing');
    await one.page.locator('.target.chosen > .hit').first().tap();
    await until(
      () => position(one).version !== version,
      5000,
      () => 'the second tap does not play',
    );
  },

  'a die is dragged to a phase, by mouse and by touch': async (world) => {
    for (const touch of [false, true]) {
      const one = await person(world, touch ? { size: 'phone', touch } : {});
      await playNow(one, 'Roll for the Galaxy', 1);
      const next = chance(3);
      await until(
        async () => {
          const task = position(one)?.view.players[position(one).seat].task.task;
          if (task === 'select') return true;
          if ((await standing(one.page)).mine) await clickSomething(one.page, next);
          await one.page.waitForTimeout(450);
          return false;
        },
        40_000,
        () => 'no phase is ever selected',
      );
      if (touch) await one.page.locator('.phone-tabs button', { hasText: 'Board' }).tap();
      const { version } = position(one);
      const middle = async (locator) => {
        const box = await locator.boundingBox();
        return { x: box.x + Math.min(box.width / 2, 20), y: box.y + Math.min(box.height / 2, 20) };
      };
      const from = await middle(one.page.locator('.board .target.drag[data-piece^="die-"]').first());
      const to = await middle(one.page.locator('[data-piece="strip-settle"]'));
      if (touch) {
        const cdp = await one.context.newCDPSession(one.page);
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
        for (let i = 1; i <= 6; i++) {
          const at = { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 };
          await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
          await one.page.waitForTimeout(20);
        }
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      } else {
        await one.page.mouse.move(from.x, from.y);
        await one.page.mouse.down();
        await one.page.mouse.move(to.x, to.y, { steps: 8 });
        await one.page.mouse.up();
      }
      await until(
        () =>
          position(one).version !== version &&
          position(one).view.players[position(one).seat].strip?.selected === 'settle',
        5000,
        () => `the die is not there (${touch ? 'touch' : 'mouse'})`,
      );
    }
  },

  'two people at one screen: the curtain hides, holding opens': async (world) => {
    const one = await person(world);
    await one.page.goto('/new/reworld');
    await one.page.locator('fieldset label', { hasText: /^2$/ }).first().click();
    await one.page.getByLabel('Seat 2').selectOption('me');
    await one.page.getByRole('button', { name: 'Start the game' }).click();
    const hold = one.page.locator('.hold:not(:disabled)');
    const open = async () => {
      const box = await hold.boundingBox();
      await one.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await one.page.mouse.down();
      await one.page.waitForTimeout(750);
      await one.page.mouse.up();
      await one.page.locator('.board [data-piece]').first().waitFor();
    };
    await hold.waitFor();
    await shoot(one, 'curtain');
    await axe(one, 'curtain');
    equal(one.frames.length, 0, 'what is pushed while the curtain is closed');
    await hold.click();
    equal(await one.page.locator('.board').count(), 0, 'a click does not open it');
    await open();
    const first = position(one).seat;
    const next = chance(2);
    await until(
      async () => {
        if ((await one.page.getByRole('button', { name: /^Pass the screen/ }).count()) > 0) return true;
        if ((await standing(one.page)).mine) await clickSomething(one.page, next);
        await one.page.waitForTimeout(200);
        return false;
      },
      30_000,
      () => 'the screen is never passed',
    );
    await one.page.waitForTimeout(450);
    await one.page.getByRole('button', { name: /^Pass the screen/ }).click();
    await hold.waitFor();
    const heard = one.frames.length;
    await one.page.waitForTimeout(1500);
    equal(one.frames.length, heard, 'what is pushed while the curtain is closed');
    assert(!(await one.page.content()).includes('officer'), 'nothing of a hand is in the page');
    await open();
    await until(
      () => position(one).seat === 1 - first,
      5000,
      () => 'the other seat does not open',
    );
  },

  'a table of any game loads at most 240 KB': async (world) => {
    for (const game of TITLES) {
      const one = await person(world);
      await playNow(one, game, 1);
      await myTurn(one);
      // The same person in a browser that has nothing yet.
      const fresh = await world.browser.newContext({ storageState: await one.context.storageState() });
      const page = await fresh.newPage();
      const network = await fresh.newCDPSession(page);
      await network.send('Network.enable');
      let bytes = 0;
      network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      await page.goto(one.page.url());
      await page.locator('.board [data-piece]').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await fresh.close();
      console.log(`      table of ${game}: ${(bytes / 1024).toFixed(0)} KB on the wire`);
      assert(bytes <= 240 * 1024, `${game} loads ${bytes} bytes`);
    }
  },

  'a private table says so without its invitation; play again starts at once; disabled looks disabled':
    async (world) => {
      const one = await person(world, { settings: { confirm: 'never' } });
      one.expected.push(/status of 404/);
      await one.page.goto('/table/nosuchtable');
      await one.page.getByText('it is private and your link lacks the invitation').waitFor();
      await playNow(one, 'Reworld', 1);
      const first = one.page.url();
      const looks = (button) =>
        button.evaluate((e) => {
          const { color, opacity, cursor } = getComputedStyle(e);
          return [color, opacity, cursor].join();
        });
      const off = await looks(one.page.getByRole('button', { name: 'Undo', exact: true }));
      assert(
        off !== (await looks(one.page.getByRole('button', { name: /^More/ }))),
        'a disabled button looks like one that can be pressed',
      );
      await playOn(one, { seed: 12 });
      await one.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
      await until(
        async () => one.page.url() !== first && (await standing(one.page)).mine,
        20_000,
        () => 'play again does not start at once',
      );
    },
};
