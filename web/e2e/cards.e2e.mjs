// Every piece speaks: the same card on hover, on focus and on a long press.
import { axe, shoot } from './checks.mjs';
import {
  assert,
  chance,
  clickSomething,
  equal,
  myTurn,
  person,
  playNow,
  playOn,
  standing,
  TITLES,
  until,
} from './harness.mjs';

const PIECES = ['[data-piece]', '.die', '.tile', '.module', '.officer', '.chip', '.ship'];

/** Everything in view that is a piece: what has a card, as selectors, and what has none. */
const piecesOf = (page) =>
  page.evaluate((pieces) => {
    const selector = ['.board', '.own', '.rivals'].flatMap((part) =>
      pieces.map((piece) => `${part} ${piece}`),
    );
    const found = [...document.querySelectorAll(selector.join())].filter(
      (e) => e.getClientRects().length > 0,
    );
    // A wrapper round a drawing is the drawing.
    const speaks = (element) =>
      element.closest('[data-card], [data-piece]') ?? element.querySelector('[data-card]');
    const name = ({ dataset: { card, piece } }) =>
      card ? `[data-card="${card}"]` : `[data-piece="${piece}"]:not([data-card])`;
    return {
      without: found.filter((e) => !speaks(e)).map((e) => e.outerHTML.slice(0, 120)),
      with: [...new Set(found.map(speaks).filter(Boolean).map(name))],
    };
  }, PIECES);

/** Where a piece can be pointed at; `covered` if the open card lies over it. */
const spotOf = (page, selector) =>
  page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length > 0);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const covered = document.elementFromPoint(at.x, at.y)?.closest('.card-layer');
    return { ...at, covered: Boolean(covered) };
  }, selector);

const closed = (page, selector) =>
  until(
    async () => (await page.locator('.card-layer').count()) === 0,
    3000,
    () => `the card of ${selector} stays`,
  );

/** The name on a card that was not read before; null if there is none for a while. */
const unread = (page, ms) =>
  until(
    () =>
      page.evaluate(() => {
        const layer = document.querySelector('.card-layer:not([data-read])');
        const name = layer?.querySelector('h3')?.textContent;
        if (name) layer.dataset.read = '';
        return name;
      }),
    ms,
  ).catch(() => null);

/** Opens the card of every piece in view, and reads its name. */
async function readCards(one, touch) {
  const { page } = one;
  // A piece with the focus keeps its card.
  await page.evaluate(() => document.activeElement?.blur());
  const pieces = await piecesOf(page);
  equal(pieces.without, [], 'pieces without a card');
  const finger = touch ? await one.context.newCDPSession(page) : null;
  const touchAt = (at) => finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  const lift = () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const leave = async (selector) => {
    // A touch beside it closes the sheet; a mouse leaves.
    if (finger) await touchAt({ x: 4, y: 4 }).then(lift);
    else await page.mouse.move(4, 4);
    await closed(page, selector);
  };
  let read = 0;
  for (const selector of pieces.with) {
    let at = await spotOf(page, selector);
    if (!at) continue;
    if (at.covered) {
      await leave(selector);
      at = await spotOf(page, selector);
    }
    let name;
    if (finger) {
      await touchAt(at);
      name = await unread(page, 4000);
      await lift();
    } else {
      await page.mouse.move(at.x, at.y);
      name = await unread(page, 900);
      if (!name) {
        // The card that is open may be the same; or the machine is slow.
        await leave(selector);
        await page.mouse.move(at.x, at.y);
        name = await unread(page, 4000);
      }
    }
    assert(name, `no card for ${selector} at ${at.x}, ${at.y}`);
    assert(!/^[a-z]+[_-]/.test(name), `the card of ${selector} has no name: ${name}`);
    read++;
    if (finger) await leave(selector);
  }
  if (!finger) await leave('the last piece');
  return read;
}

/** Opens every card of a game after some moves, by mouse. */
const byMouse = (game) => async (world) => {
  await Promise.all(
    ['en', 'de'].map(async (lang) => {
      const one = await person(world, { settings: { lang } });
      await playNow(one, game, 2);
      await myTurn(one);
      const next = chance(9);
      for (let clicks = 0, end = Date.now() + 60_000; clicks < 20 && Date.now() < end;) {
        if ((await standing(one.page)).mine && (await clickSomething(one.page, next))) clicks++;
        await one.page.waitForTimeout(40);
      }
      await one.page.keyboard.press('Escape');
      await one.page.keyboard.press('Escape');
      await one.page.waitForTimeout(400);
      const read = await readCards(one, false);
      console.log(`      ${lang}: ${read} cards read by mouse`);
      assert(read > 20, 'cards were read by mouse');
    }),
  );
};

/** Opens every card of a game on a phone. */
const byLongPress = (game) => async (world) => {
  await Promise.all(
    ['en', 'de'].map(async (lang) => {
      const one = await person(world, { size: 'phone', touch: true, settings: { lang } });
      await playNow(one, game, 1);
      await myTurn(one);
      let read = 0;
      for (const tab of [0, 1, 2]) {
        await one.page.locator('.phone-tabs button').nth(tab).tap();
        await one.page.waitForTimeout(120);
        read += await readCards(one, true);
      }
      console.log(`      ${lang}: ${read} cards read by a long press`);
      assert(read > 10, 'cards were read by touch');
      if (game === 'Reworld' && lang === 'en') await shoot(one, 'card-phone');
    }),
  );
};

export default {
  ...Object.fromEntries(
    TITLES.flatMap((game) => [
      [`every piece of ${game} has a card, in both languages, by mouse`, byMouse(game)],
      [`every piece of ${game} has a card, in both languages, by a long press`, byLongPress(game)],
    ]),
  ),

  'a card on focus, closed by Escape, without findings; words explain themselves': async (world) => {
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
    await closed(one.page, 'the piece with the focus');
    // The mouse opens another one while the focus stays where it is, and takes it along.
    const at = await spotOf(one.page, '.rivals [data-card]');
    await one.page.mouse.move(at.x, at.y);
    await one.page.locator('.card-layer h3').waitFor();
    await one.page.mouse.move(4, 4);
    await closed(one.page, 'a rival’s piece');
    await playOn(one, { seed: 3, stop: async () => (await one.page.locator('[data-term]').count()) > 0 });
    await one.page.locator('[data-term]').first().hover();
    await one.page.locator('.card-layer .word').waitFor();
  },
};
