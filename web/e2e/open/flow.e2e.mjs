// How a table flows: how many inputs a round takes, whether buttons stay where they are, whether every piece speaks.
import { readFileSync } from 'node:fs';
import { axe, shoot } from '../checks.mjs';
import {
  assert,
  chance,
  clickSomething,
  equal,
  myTurn,
  person,
  playNow,
  SIZES,
  standing,
  until,
} from '../harness.mjs';

const GAMES = ['Reworld', 'Roll for the Galaxy', 'New Frontiers'];

/** The choices of the last position that was heard. */
function position(one) {
  for (let i = one.frames.length - 1; i >= 0; i--) {
    const message = JSON.parse(one.frames[i]);
    if (message.type === 'position') return message;
  }
  return null;
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What a strong player would do now: the best action by the hints, asked on the socket of the page. */
async function advice(one) {
  await one.page.getByRole('button', { name: 'Hint', exact: true }).click();
  const first = one.page.getByRole('region', { name: 'Hints' }).locator('button[data-action]').first();
  await first.waitFor({ timeout: 30_000 });
  const action = JSON.parse(await first.getAttribute('data-action'));
  await one.page.keyboard.press('Escape');
  return action;
}

/** Waits until the reader can act, the game is over, or nothing happens any more. */
async function turn(one) {
  return until(
    async () => {
      const now = await standing(one.page);
      return (now.mine || now.over) && now;
    },
    60_000,
    () => 'nobody acts any more',
  );
}

/**
 * Does what the hint says with as few inputs as the table offers, and returns how many these were. A shortcut that
 * begins with the advice is one; else the pieces are clicked one after the other.
 */
async function follow(one, action) {
  const { page } = one;
  const before = position(one);
  const done = () => position(one) !== null && !same(position(one).version, before.version);
  let inputs = 0;
  const settle = async () => {
    for (let i = 0; i < 40; i++) {
      await page.waitForTimeout(25);
      if (done()) return true;
      const asked = page.locator('.slot-primary .go[data-key^=asked]');
      if ((await asked.count()) > 0) {
        await page.waitForTimeout(430);
        await asked.click();
        inputs++;
        await until(done, 10_000, () => 'the confirmed action is not played');
        return true;
      }
    }
    return false;
  };
  const press = async (locator) => {
    await locator.click();
    inputs++;
    return settle();
  };
  // Amounts are filled in: the primary takes them as they are.
  const amounts = page.locator('.slot-primary .go[data-key=amounts]');
  if ((await amounts.count()) > 0) {
    await page.waitForTimeout(430);
    if (await press(amounts)) return inputs;
  }
  for (const shortcut of await page.locator('[data-actions]').all()) {
    const actions = JSON.parse(await shortcut.getAttribute('data-actions'));
    if (same(actions[0], action) && (await press(shortcut))) return inputs;
  }
  const choice = before.choices.find((one) => same(one.action, action));
  const go = page.locator(`.slot-primary .go[data-key=${JSON.stringify(`go ${JSON.stringify(action)}`)}]`);
  if ((await go.count()) > 0) {
    await page.waitForTimeout(430);
    if (await press(go)) return inputs;
  }
  for (const button of await page.locator('.actions [data-action]').all())
    if (same(JSON.parse(await button.getAttribute('data-action')), action) && (await press(button)))
      return inputs;
  // A target that stands for all pieces of the choice is one click; else piece by piece.
  const whole = page.locator(`[data-pieces=${JSON.stringify(choice.targets.join(' '))}] > .hit`);
  if ((await whole.count()) > 0 && (await press(whole.first()))) return inputs;
  for (const target of choice.targets) {
    const hit = page.locator(`[data-piece=${JSON.stringify(target)}]:not(.chosen) > .hit`).first();
    if ((await hit.count()) > 0 && (await press(hit))) return inputs;
    for (const item of await page.locator('.beside .items [data-action]').all())
      if (same(JSON.parse(await item.getAttribute('data-action')), action) && (await press(item)))
        return inputs;
  }
  throw new Error(`the advice cannot be followed: ${JSON.stringify(action)} (${choice.targets})`);
}

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

/** Everything on the table that is a piece, with whether it has a card of its own or lies in something that has. */
const silent = (page) =>
  page.evaluate(() => {
    const pieces = [
      ...document.querySelectorAll(
        ['.board', '.own', '.rivals']
          .flatMap((part) =>
            ['[data-piece]', '.die', '.tile', '.module', '.officer', '.chip', '.ship'].map(
              (piece) => `${part} ${piece}`,
            ),
          )
          .join(),
      ),
    ].filter((element) => element.getClientRects().length > 0);
    return {
      count: pieces.length,
      without: pieces
        .filter((element) => !element.closest('[data-card], [data-piece]'))
        .map((element) => element.outerHTML.slice(0, 120)),
      ids: [
        ...new Set(
          pieces
            .map((element) => element.closest('[data-card], [data-piece]'))
            .filter(Boolean)
            .map((element) =>
              element.dataset.card
                ? `[data-card="${element.dataset.card}"]`
                : `[data-piece="${element.dataset.piece}"]`,
            ),
        ),
      ],
    };
  });

/** Opens the card of each piece, by mouse or by a long press, and reads its name. */
async function readCards(one, input) {
  const { page } = one;
  const { count, without, ids } = await silent(page);
  assert(count > 20, 'there are pieces');
  equal(without, [], 'pieces without a card');
  const touch = input === 'touch' ? await one.context.newCDPSession(page) : null;
  let read = 0;
  for (const id of ids) {
    const spot = await page.evaluate((selector) => {
      const element = [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length > 0);
      if (!element) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element.getBoundingClientRect();
      return {
        x: box.x + Math.min(box.width / 2, box.width - 2),
        y: box.y + Math.min(box.height / 2, box.height - 2),
      };
    }, id);
    if (!spot) continue;
    if (touch) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
      await page.waitForTimeout(520);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(spot.x, spot.y, { steps: 2 });
    }
    const name = await until(
      async () => {
        const heading = page.locator('.card-layer h3');
        return (await heading.count()) > 0 && (await heading.first().textContent());
      },
      4000,
      () => `no card for ${id} at ${JSON.stringify(spot)}`,
    );
    assert(name.trim().length > 0 && !/^[a-z]+[_-]/.test(name), `the card of ${id} has no name: ${name}`);
    read++;
    if (touch) {
      // A touch beside it closes the sheet.
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 20 }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else await page.mouse.move(1290, 890);
    await until(
      async () => (await page.locator('.card-layer').count()) === 0,
      3000,
      () => `the card of ${id} stays`,
    );
  }
  return read;
}

export default {
  'a round of Roll for the Galaxy takes at most twelve inputs, following the hints': async (world) => {
    const one = await person(world);
    await playNow(one, 'Roll for the Galaxy', 2, { hints: true });
    const rounds = new Map();
    for (let step = 0; step < 400; step++) {
      const now = await turn(one);
      if (now.over) break;
      const { view } = position(one);
      if (view.round > 8) break;
      const inputs = await follow(one, await advice(one));
      if (view.round > 0) rounds.set(view.round, (rounds.get(view.round) ?? 0) + inputs);
    }
    const each = [...rounds.values()].slice(0, 8);
    const mean = each.reduce((sum, n) => sum + n, 0) / each.length;
    console.log(`      inputs in ${each.length} rounds of Roll: ${each.join(', ')}; mean ${mean.toFixed(1)}`);
    assert(each.length >= 5, 'enough rounds were played');
    assert(mean <= 12, `a mean round takes ${mean} inputs`);
  },

  'a purchase in Reworld takes at most three inputs': async (world) => {
    const one = await person(world);
    await playNow(one, 'Reworld', 2, { hints: true });
    const bought = [];
    let inputs = 0;
    let buying = false;
    for (let step = 0; step < 120 && bought.length < 12; step++) {
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
  },

  'the primary stays in the same pixels before, during and after confirming': async (world) => {
    for (const size of Object.keys(SIZES)) {
      for (const game of GAMES) {
        const one = await person(world, { size, settings: { confirm: 'always' } });
        await playNow(one, game, 2);
        await myTurn(one);
        const seen = new Set([await primaryBox(one.page)]);
        const next = chance(11);
        for (let i = 0; i < 24; i++) {
          await clickSomething(one.page, next);
          seen.add(await primaryBox(one.page));
          await one.page.waitForTimeout(i % 3 === 0 ? 430 : 60);
          seen.add(await primaryBox(one.page));
        }
        console.log(`      primary of ${game} at ${SIZES[size].join(' x ')}: ${[...seen].join(' | ')}`);
        equal(seen.size, 1, `${game} at ${size}: places of the primary`);
      }
    }
  },

  'no click lands on what has just changed under the pointer': async (world) => {
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
  },

  'nothing moves on its own during a round': async (world) => {
    for (const game of GAMES) {
      const one = await person(world, { settings: { motion: 'off' } });
      await one.page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!entry.hadRecentInput)
              window.shifts.push({
                value: entry.value,
                what: entry.sources.map((s) => s.node?.parentElement?.className ?? s.node?.nodeName).join(),
              });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await playNow(one, game, 2);
      await myTurn(one);
      await one.page.waitForTimeout(600);
      await one.page.evaluate(() => (window.shifts.length = 0));
      const next = chance(5);
      const begin = position(one).view.round;
      for (let i = 0; i < 150; i++) {
        const now = await turn(one);
        if (now.over || position(one).view.round > begin + 1) break;
        await press(one.page, next);
        await one.page.waitForTimeout(120);
      }
      const shifts = await one.page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 3);
      console.log(`      layout shift in a round of ${game}: ${sum.toFixed(4)} ${JSON.stringify(worst)}`);
      assert(sum <= 0.02, `${game}: layout shift ${sum}`);
    }
  },

  'every piece has a card, in all games, both languages and by both inputs': async (world) => {
    for (const lang of ['en', 'de']) {
      for (const game of GAMES) {
        const one = await person(world, { settings: { lang } });
        await playNow(one, game, 2);
        await myTurn(one);
        const next = chance(9);
        for (let i = 0; i < 26; i++) {
          if ((await standing(one.page)).mine) await clickSomething(one.page, next);
          await one.page.waitForTimeout(i % 6 === 5 ? 430 : 70);
        }
        await one.page.keyboard.press('Escape');
        await one.page.keyboard.press('Escape');
        const read = await readCards(one, 'mouse');
        console.log(`      ${game}, ${lang}: ${read} cards read by mouse`);
      }
    }
    for (const game of GAMES) {
      const one = await person(world, { size: 'phone', touch: true });
      await playNow(one, game, 1);
      await until(async () => (await standing(one.page)).mine, 30_000);
      let read = 0;
      for (const tab of ['Board', 'Mine', 'Rivals']) {
        await one.page.locator('.phone-tabs button', { hasText: tab }).tap();
        await one.page.waitForTimeout(120);
        if ((await silent(one.page)).count > 20) read += await readCards(one, 'touch');
      }
      console.log(`      ${game}: ${read} cards read by touch`);
      assert(read > 10, 'cards were read by touch');
      if (game === 'Reworld') await shoot(one, 'card-phone');
    }
  },

  'a card on focus, closed by Escape, without findings': async (world) => {
    const one = await person(world);
    await playNow(one, 'Roll for the Galaxy', 2);
    await myTurn(one);
    await one.page.locator('.board').focus();
    for (let i = 0; i < 12 && (await one.page.locator('.card-layer').count()) === 0; i++)
      await one.page.keyboard.press('Tab');
    await one.page.locator('.card-layer h3').waitFor();
    await axe(one, 'card', [
      ['dark', 'desktop'],
      ['light', 'desktop'],
    ]);
    await one.page.keyboard.press('Escape');
    await until(
      async () => (await one.page.locator('.card-layer').count()) === 0,
      2000,
      () => 'Escape does not close it',
    );
    // Words of the game explain themselves.
    await one.page.locator('.status-text [data-term]').first().hover();
    await one.page.locator('.card-layer .word').waitFor();
  },

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
        await one.page.screenshot({ path: '/dev/null', type: 'png' }).catch(() => {});
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

  'a table loads at most 250 KB': async (world) => {
    for (const game of GAMES) {
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
      assert(bytes <= 250 * 1024, `${game} loads ${bytes} bytes`);
    }
  },

  'a private table says so without its invitation; play again starts at once': async (world) => {
    const one = await person(world);
    one.expected.push(/status of 404/);
    await one.page.goto('/table/nosuchtable');
    await one.page.getByText('it is private and your link lacks the invitation').waitFor();
    const css = readFileSync(new URL('../src/styles/base.css', import.meta.url), 'utf8');
    assert(css.includes('.btn[disabled]'), 'disabled looks disabled');
  },
};
