import { axe, shoot, tooSmall } from './checks.mjs';
import {
  assert,
  chance,
  clickSomething,
  equal,
  person,
  playNow,
  playOn,
  standing,
  toMarkedTab,
  until,
} from './harness.mjs';

/** The messages of one type that a person's sockets have heard. */
const heard = (one, type) =>
  one.frames.map((text) => JSON.parse(text)).filter((message) => message.type === type);

/** A table for two people, opened by the first, joined by the second from the link. */
async function twoAt(world, game) {
  const [anna, ben] = [await person(world), await person(world)];
  await anna.page.goto(`/new/${game}`);
  await anna.page.locator('fieldset label', { hasText: /^2$/ }).first().click();
  await anna.page.getByLabel('Seat 2').selectOption('open');
  await anna.page.getByLabel('Private').check();
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.page.getByLabel('Link to this table').inputValue();
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.getByText('Everybody is here.').waitFor();
  return { anna, ben, link };
}

async function start(anna, ben) {
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [anna, ben]) await one.page.locator('.status-text').waitFor();
}

export default {
  'two people at one table see each other’s moves, and nobody’s secrets': async (world) => {
    const { anna, ben } = await twoAt(world, 'reworld');
    await shoot(anna, 'waiting-room');
    await axe(anna, 'waiting room');
    await start(anna, ben);
    const next = chance(21);
    let marked = false;
    for (let clicks = 0; clicks < 60; clicks++) {
      for (const [one, other] of [
        [anna, 1],
        [ben, 0],
      ]) {
        marked ||= (await one.page.locator(`.news.seat-${other}`).count()) > 0;
        if ((await standing(one.page)).mine) await clickSomething(one.page, next);
      }
      await anna.page.waitForTimeout(15);
    }
    assert(marked, 'what the other did last is marked on the board');
    // Each has heard of the other's moves.
    for (const [one, other] of [
      [anna, 1],
      [ben, 0],
    ]) {
      const moves = () =>
        heard(one, 'log').flatMap((log) => log.entries.filter((entry) => entry.seat === other));
      await until(
        () => moves().length > 2,
        5000,
        () => 'the moves of the other are not told',
      );
    }
    for (const [one, seat] of [
      [anna, 0],
      [ben, 1],
    ]) {
      const positions = heard(one, 'position');
      assert(positions.length > 5, 'positions were sent');
      for (const { view, seat: own } of positions) {
        equal(own, seat, 'the own seat');
        assert(Array.isArray(view.seats[seat].hand), 'the own hand is open');
        assert(view.seats[1 - seat].hand === null, 'the hand of the other is hidden');
      }
    }
  },

  'a secret plan stays secret until both are ready': async (world) => {
    const { anna, ben } = await twoAt(world, 'roll-for-the-galaxy');
    await start(anna, ben);
    const next = chance(5);
    const events = (one) => heard(one, 'log').flatMap((log) => log.entries.map((entry) => entry.event));
    const revealed = () => events(ben).some((event) => event.event === 'revealed');
    // Anna plans first, Ben after her: what she plans must not reach him before the reveal.
    for (const one of [anna, ben, anna, ben, anna, ben]) {
      for (let i = 0; i < 40 && !revealed() && (await standing(one.page)).mine; i++) {
        await clickSomething(one.page, next);
        await one.page.waitForTimeout(40);
      }
    }
    await until(revealed, 10_000, () => 'nothing is ever revealed');
    const all = events(ben);
    const before = all.slice(
      0,
      all.findIndex((event) => event.event === 'revealed'),
    );
    const secret = /^(rolled|selected|placed_wild|moved|dictated|power_used)$/;
    const leaked = before.filter((event) => event.seat === 0 && secret.test(event.event));
    equal(leaked, [], 'what Ben hears of Anna’s plan');
    assert(
      events(anna).some((event) => event.seat === 0 && secret.test(event.event)),
      'Anna hears of it herself',
    );
    const strips = heard(ben, 'position')
      .filter(({ view }) => view.step === 'assign')
      .map(({ view }) => view.players[0].strip);
    assert(
      strips.length > 0 && strips.every((strip) => strip === null),
      'Ben never sees Anna’s strip before the reveal',
    );
    assert(
      heard(anna, 'position').some(({ view }) => view.players[0].strip !== null),
      'Anna sees her own strip',
    );
  },

  'chat reaches the other, notes do not': async (world) => {
    const { anna, ben } = await twoAt(world, 'reworld');
    await start(anna, ben);
    await anna.page.getByRole('tab', { name: 'Chat' }).click();
    await anna.page.getByPlaceholder('Say something kind').fill('Good luck <b>!');
    await anna.page.keyboard.press('Enter');
    await ben.page.getByRole('tab', { name: 'Chat 1' }).click();
    await ben.page.getByText('Good luck <b>!').waitFor();
    await anna.page.getByRole('tab', { name: 'Notes' }).click();
    await anna.page.locator('#notes').fill('satellites first');
    await until(
      () => heard(anna, 'done').length > 1,
      5000,
      () => 'the note is not kept',
    );
    await anna.page.reload();
    await anna.page.getByRole('tab', { name: 'Notes' }).click();
    await until(async () => (await anna.page.locator('#notes').inputValue()) === 'satellites first', 5000);
    assert(!ben.frames.some((frame) => frame.includes('satellites first')), 'notes are private');
    await shoot(ben, 'chat');
    await axe(ben, 'chat');
  },

  'going back further needs the consent of the other': async (world) => {
    const { anna, ben } = await twoAt(world, 'reworld');
    await start(anna, ben);
    const next = chance(31);
    for (let clicks = 0; clicks < 50; clicks++) {
      for (const one of [anna, ben])
        if ((await standing(one.page)).mine) await clickSomething(one.page, next);
      await anna.page.waitForTimeout(15);
    }
    await until(async () => (await anna.page.locator('.log li').count()) > 3, 5000);
    const last = async () =>
      Math.max(
        0,
        ...heard(anna, 'log')
          .at(-1)
          .entries.map((entry) => entry.step),
      );
    const before = await last();
    await anna.page.locator('.log li button').first().click();
    await anna.page.getByRole('button', { name: 'Ask to go back' }).click();
    await ben.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await until(
      async () => (await last()) < before,
      5000,
      () => 'nothing was taken back',
    );
  },

  'somebody watches, over the shoulder of either': async (world) => {
    const anna = await person(world);
    await playNow(anna, 'Reworld');
    await playOn(anna, { seed: 6, stop: (_, clicks) => clicks > 15 });
    const guest = await person(world);
    // Practice against bots is not listed, but whoever has the address may look.
    await guest.page.goto('/');
    await guest.page.getByText('No games are running.').waitFor();
    await guest.page.goto(anna.page.url());
    await guest.page.getByText('You are watching.').waitFor();
    assert((await guest.page.locator('.target.active').count()) === 0, 'an onlooker has no targets');
    await guest.page.getByLabel('Look over the shoulder of').selectOption('1');
    for (const { view, seat } of heard(guest, 'position')) {
      equal(seat, null, 'an onlooker has no seat');
      assert(
        view.seats.every((one) => one.hand === null),
        'an onlooker sees no hand',
      );
    }
    await shoot(guest, 'watching');
    await axe(guest, 'watching');
  },

  'a record is downloaded, uploaded and replayed; a broken one is refused': async (world) => {
    const one = await person(world, { settings: { confirm: 'never' } });
    await playNow(one, 'Reworld');
    await playOn(one, { seed: 12 });
    const id = one.page.url().split('/').at(-1);
    const record = await one.page.evaluate(
      async (path) => (await fetch(path)).text(),
      `/api/tables/${id}/record`,
    );
    await one.page.goto('/replays');
    const file = (text) => ({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await one.page.locator('input[type=file]').setInputFiles(file(record));
    await one.page.waitForURL(/\/replays\/.+/);
    await one.page.locator('.board [data-piece]').first().waitFor();
    await one.page.getByRole('tab', { name: 'Fairness' }).click();
    await one.page.getByText('The dice were fair.').waitFor();
    await one.page.goto('/replays');
    one.expected.push(/status of 4\d\d/);
    await one.page.locator('input[type=file]').setInputFiles(file(record.replace('"seat":0', '"seat":1')));
    await one.page.getByText('This record does not hold up.').waitFor();
  },

  'on a phone: tabs, a sheet for the preview, everything large enough': async (world) => {
    for (const game of ['Reworld', 'Roll for the Galaxy']) {
      const one = await person(world, { size: 'phone' });
      await playNow(one, game, 2);
      await until(async () => (await standing(one.page)).mine, 30_000);
      for (const tab of ['Mine', 'Rivals', 'Log', 'Board']) {
        await one.page.locator('.phone-tabs button', { hasText: tab }).click();
        await one.page.waitForTimeout(80);
        const wide = await one.page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
        assert(!wide, `${game}, ${tab}: the page scrolls sideways`);
        const small = await tooSmall(one.page);
        equal(small.slice(0, 4), [], `${game}, ${tab}: too small to touch`);
      }
      await playOn(one, { seed: 3, stop: (_, clicks) => clicks > 30, lead: () => toMarkedTab(one.page) });
    }
  },
};
