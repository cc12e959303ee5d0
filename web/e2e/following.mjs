// Plays as the hints advise, with as few inputs as the table offers, and counts them.
import { until } from './harness.mjs';

/** An action as text, whatever order its fields have come in (`actionKey` of the client). */
const key = (action) =>
  JSON.stringify(action, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
const same = (a, b) => key(a) === key(b);
/** The primary takes no clicks right after it has changed. */
const GUARD = 430;

/** The last position that was heard. */
export function position(one) {
  for (let i = one.frames.length - 1; i >= 0; i--) {
    const message = JSON.parse(one.frames[i]);
    if (message.type === 'position') return message;
  }
  return null;
}

/** What a strong player would do now: the best action by the hints. */
export async function advice(one) {
  await one.page.getByRole('button', { name: 'Hint', exact: true }).click();
  const first = one.page.getByRole('region', { name: 'Hints' }).locator('button[data-action]').first();
  await first.waitFor({ timeout: 30_000 });
  const action = JSON.parse(await first.getAttribute('data-action'));
  await one.page.keyboard.press('Escape');
  return action;
}

/** A point of a target that nothing else covers: dice lie on columns. */
const free = (page, selector) =>
  page.evaluate((selector) => {
    const target = [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length > 0);
    if (!target) return null;
    const { x, y, width, height } = target.getBoundingClientRect();
    for (const down of [0.5, 0.8, 0.2, 0.95])
      for (const across of [0.5, 0.85, 0.15]) {
        const at = { x: x + width * across, y: y + height * down };
        if (document.elementFromPoint(at.x, at.y) === target) return at;
      }
    return null;
  }, selector);

/** Drags one piece onto another; false if that cannot be done now. */
async function drag(page, from, onto) {
  const start = await free(page, `[data-piece="${from}"].drag > .hit`);
  const end = await page.evaluate((piece) => {
    const box = document.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 24) };
  }, onto);
  if (!start || !end) return false;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  return true;
}

/** Does what the hint says; returns how many inputs that took. What is still being told may cover a button: it tries again. */
export async function follow(one, action) {
  const { version } = position(one);
  let all = 0;
  for (let tries = 0; tries < 4; tries++) {
    const { inputs, followed } = await attempt(one, action);
    all += inputs;
    if (followed || !same(position(one).version, version)) return all;
    await one.page.keyboard.press('Escape');
    await one.page.waitForTimeout(1_000);
  }
  throw new Error(`the advice cannot be followed: ${JSON.stringify(action)}`);
}

/** A drag is one input, a shortcut that begins with the action is one. */
async function attempt(one, action) {
  const { page } = one;
  const before = position(one);
  const done = () => !same(position(one).version, before.version);
  let inputs = 0;
  const settle = async () => {
    for (let i = 0; i < 40; i++) {
      await page.waitForTimeout(25);
      if (done()) return true;
      const asked = page.locator('.slot-primary .go[data-key^=asked]');
      if ((await asked.count()) > 0) {
        await page.waitForTimeout(GUARD);
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
  const primary = async (name) => {
    const button = page.locator(`.slot-primary .go[data-key=${JSON.stringify(name)}]`);
    if ((await button.count()) === 0) return false;
    await page.waitForTimeout(GUARD);
    return press(button);
  };
  const listed = async (selector) => {
    for (const button of await page.locator(selector).all())
      if (same(JSON.parse(await button.getAttribute('data-action')), action)) return press(button);
    return false;
  };
  // Amounts are filled in: the primary takes them as they are.
  if (await primary('amounts')) return { inputs, followed: true };
  for (const shortcut of await page.locator('[data-actions]').all()) {
    const actions = JSON.parse(await shortcut.getAttribute('data-actions'));
    if (same(actions[0], action) && (await press(shortcut))) return { inputs, followed: true };
  }
  if (await primary(`go ${key(action)}`)) return { inputs, followed: true };
  if (await listed('.actions [data-action]')) return { inputs, followed: true };
  // A target that stands for all pieces of the choice is one click.
  const targets = before.choices.find((choice) => same(choice.action, action))?.targets ?? [];
  const whole = page.locator(`[data-pieces=${JSON.stringify(targets.join(' '))}] > .hit`);
  if ((await whole.count()) > 0 && (await press(whole.first()))) return { inputs, followed: true };
  // A piece that goes to a place is dragged there: one gesture instead of two clicks. Two cards are chosen, not dragged.
  const [piece, place] = targets.map((target) => target.split('-')[0]);
  if (targets.length === 2 && piece !== place && (await drag(page, ...targets))) {
    inputs++;
    one.drags = (one.drags ?? 0) + 1;
    if (await settle()) return { inputs, followed: true };
  }
  for (const target of targets) {
    const at = await free(page, `[data-piece=${JSON.stringify(target)}]:not(.chosen) > .hit`);
    if (at) {
      await page.mouse.click(at.x, at.y);
      inputs++;
      if (await settle()) return { inputs, followed: true };
    }
    if (await listed('.beside .items [data-action]')) return { inputs, followed: true };
  }
  return { inputs, followed: false };
}
