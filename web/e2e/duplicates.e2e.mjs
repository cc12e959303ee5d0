// The same deal at several tables: from the Play dialog to the comparison.
import { axe, shoot } from './checks.mjs';
import { assert, equal, person, until } from './harness.mjs';

/** Plays a table to its end over the socket, as a program would. */
const finish = (one, id, seed) =>
  one.page.evaluate(
    async ([id, seed]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
      return new Promise((resolve) => {
        let count = 0;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'outcome') return resolve(message.seed);
          if (message.type !== 'position' || !message.to_act.includes(message.seat)) return;
          const forward = message.choices.filter((choice) => !choice.rewind);
          const { action } = forward[(count * 7 + seed) % forward.length];
          const { version } = message;
          socket.send(JSON.stringify({ type: 'act', ref: `r${count++}`, version, action, sure: true }));
        };
      });
    },
    [id, seed],
  );

const tableOf = (one) => new URL(one.page.url()).pathname.split('/').at(-1);

async function sameWidth(one, where) {
  const wide = await one.page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  assert(!wide, `${where} scrolls sideways`);
}

export default {
  'the same deal at two tables is compared when both are over': async (world) => {
    const anna = await person(world);
    const ben = await person(world, { size: 'phone', locale: 'de-DE', settings: { lang: 'de' } });
    // From the Play dialog, by the keyboard from the link on.
    await anna.page.goto('/');
    await anna.page.getByRole('button', { name: 'Play now' }).first().click();
    await anna.page.getByRole('link', { name: 'The same deal at several tables' }).press('Enter');
    await anna.page.waitForURL(/\/new\/.*tables=2/);
    await anna.page.getByText('2 tables like this one').waitFor();
    await anna.page.locator('fieldset label', { hasText: /^2$/ }).first().click();
    const weakest = await anna.page.getByLabel('Seat 2').locator('option').nth(2).getAttribute('value');
    await anna.page.getByLabel('Seat 2').selectOption(weakest);
    await anna.page.getByRole('button', { name: 'Open the tables' }).press('Enter');
    await anna.page.waitForURL(/\/duplicate\//);
    await anna.page.getByRole('heading', { name: 'Table 2' }).waitFor();
    const link = await anna.page.getByLabel('Link to these tables').inputValue();
    await shoot(anna, 'duplicate-open');
    await axe(anna, 'tables with the same deal');

    // Ben comes by the link; there is room at the second table only.
    await ben.page.goto(link);
    await ben.page
      .getByRole('button', { name: /^Hier sitzen|^Hierher setzen|: Tisch 2/ })
      .first()
      .waitFor();
    equal(await ben.page.locator('.tables button').count(), 1, 'seats that are free');
    await sameWidth(ben, 'the page of the deal');
    await axe(ben, 'tables with the same deal, German', [['dark', 'phone']]);
    await ben.page.locator('.tables button').click();
    await ben.page.waitForURL(/\/table\//);
    await ben.page.getByText('deshalb folgt er allein aus dem Geheimnis').waitFor();
    const second = tableOf(ben);
    await ben.page.getByRole('button', { name: 'Spiel beginnen' }).click();
    await ben.page.locator('.board [data-piece]').first().waitFor({ state: 'attached' });

    await anna.page.getByRole('link', { name: 'To your table' }).click();
    await anna.page.waitForURL(/\/table\//);
    const first = tableOf(anna);
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await anna.page.locator('.board [data-piece]').first().waitFor({ state: 'attached' });
    equal(await finish(anna, first, 1), '', 'the seed stays closed');

    // Her own table is over: her points are there, and the way to the other tables, but nothing to replay.
    const all = anna.page.getByRole('link', { name: 'All tables of this deal' });
    await all.first().waitFor();
    equal(await anna.page.locator(`a[href="/replay/${first}"]`).count(), 0, 'nothing to replay yet');
    anna.expected.push(/409/);
    await anna.page.goto(`/table/${second}`);
    await anna.page.getByText('Others still play this deal.').waitFor();
    await anna.page.goto(new URL(link).pathname);
    await anna.page.getByText('1 of 2 tables are over').waitFor();
    equal(await anna.page.getByText('Seat by seat').count(), 0, 'no points before the end');

    // The last one ends: the page that is open notices it.
    await finish(ben, second, 3);
    await anna.page.getByRole('heading', { name: 'Seat by seat' }).waitFor({ timeout: 20_000 });
    equal(await anna.page.locator('.ranking li').count(), 2, 'both are ranked');
    const sum = await anna.page
      .locator('.ranking b')
      .evaluateAll((all) =>
        all.map((e) => Number(e.textContent.replace('−', '-'))).reduce((a, b) => a + b, 0),
      );
    assert(Math.abs(sum) < 0.01, 'what one is above the mean of a seat the other is below');
    await shoot(anna, 'duplicate-compared');
    await axe(anna, 'a comparison of tables');
    await ben.page.goto(link);
    await ben.page.getByRole('heading', { name: 'Platz für Platz' }).waitFor();
    await sameWidth(ben, 'the comparison');
    await shoot(ben, 'duplicate-compared-phone');
    await anna.page.getByRole('link', { name: /Replay ?: Table 2/ }).click();
    await anna.page.waitForURL(new RegExp(`/replay/${second}`));
    await until(async () => (await anna.page.locator('.board [data-piece]').count()) > 0);
  },
};
