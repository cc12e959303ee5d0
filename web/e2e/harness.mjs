// What the browser tests stand on: the real server, real Chromium, and people who play by clicking.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
export const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] };
const SHOTS = process.env.ORRERY_SCREENSHOTS ?? join(root, 'screenshots');

/** The program under test: named by the environment, else the newest build. */
function program() {
  if (process.env.ORRERY_BIN) return process.env.ORRERY_BIN;
  const builds = ['release', 'debug']
    .map((kind) => join(root, 'target', kind, 'orrery'))
    .filter(existsSync)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (builds.length === 0)
    throw new Error('no orrery program: build it (cargo build) or name it in ORRERY_BIN');
  return builds[0];
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A server with an empty store. `stop` ends it; `start` brings it back on the same port and store. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-e2e-'));
  const port = await freePort();
  const server = { url: `http://127.0.0.1:${port}`, process: null, said: '' };
  server.start = async () => {
    const flags = ['serve', '--address', `127.0.0.1:${port}`, '--data', join(folder, 'orrery.db')];
    const free = ['--requests-per-second', '0', '--sign-ins-per-minute', '0', '--messages-per-second', '0'];
    server.process = spawn(program(), [...flags, ...free], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.process.stdout, server.process.stderr]) {
      stream.on('data', (text) => (server.said += text));
    }
    await until(
      () =>
        fetch(`${server.url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      15_000,
      () => `the server does not answer: ${server.said}`,
    );
  };
  server.stop = () =>
    new Promise((resolve) => {
      server.process.once('exit', resolve);
      server.process.kill('SIGTERM');
    });
  server.remove = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await server.start();
  return server;
}

/** Waits until something holds. */
export async function until(holds, limit = 10_000, complaint = () => 'waited too long') {
  const end = Date.now() + limit;
  for (;;) {
    const value = await holds();
    if (value) return value;
    if (Date.now() > end) throw new Error(complaint());
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

export function assert(condition, what) {
  if (!condition) throw new Error(what);
}

export function equal(found, expected, what) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  assert(a === b, `${what}: expected ${b}, found ${a}`);
}

export async function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A person: a browser of their own, whose console errors and frames are kept. */
export async function person(world, { size = 'desktop', settings = {}, locale = 'en-GB' } = {}) {
  const [width, height] = SIZES[size];
  const context = await world.browser.newContext({
    viewport: { width, height },
    locale,
    baseURL: world.server.url,
  });
  await context.addInitScript(
    (values) => {
      const key = 'orrery.settings';
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(values));
    },
    { motion: 'off', ...settings },
  );
  const page = await context.newPage();
  const one = { context, page, errors: [], frames: [], expected: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' && !one.expected.some((e) => e.test(message.text())))
      one.errors.push(message.text());
  });
  page.on('pageerror', (error) => one.errors.push(String(error.stack ?? error)));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => one.frames.push(String(payload)));
  });
  world.people.push(one);
  return one;
}

/** Pictures of the page as it is, at all sizes and in both themes. */
export async function shoot(one, name) {
  mkdirSync(SHOTS, { recursive: true });
  const before = one.page.viewportSize();
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await one.page.setViewportSize({ width, height });
    await one.page.waitForTimeout(120);
    await one.page.screenshot({ path: join(SHOTS, `${name}-${size}.png`) });
  }
  await one.page.setViewportSize(before);
  await theme(one, 'light');
  await one.page.screenshot({ path: join(SHOTS, `${name}-light.png`) });
  await theme(one, 'dark');
}

export async function theme(one, value) {
  await one.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), value);
  await one.page.waitForTimeout(60);
}

// Lesser findings of axe-core that count here too.
const ALSO = ['heading-order', 'page-has-heading-one', 'landmark-one-main', 'empty-heading'];

/** What is too small for a finger: everything to press, except links in sentences. */
export const tooSmall = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, a.btn, nav a, input, textarea, label:has(> input)')]
      .filter((e) => e.getClientRects().length > 0 && !e.closest('.vh') && !e.classList.contains('vh'))
      // A box to tick is pressed by its label.
      .filter((e) => !e.matches('[type=radio], [type=checkbox]'))
      .map((e) => [e, e.getBoundingClientRect()])
      .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
      .map(([e, box]) => `${e.outerHTML.slice(0, 100)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`),
  );

/**
 * What axe-core finds that is serious or critical, in both themes and on a phone, where nothing may be too small
 * to touch or wider than the screen.
 */
export async function axe(one, where) {
  const found = [];
  const before = one.page.viewportSize();
  for (const [look, size] of [
    ['dark', 'desktop'],
    ['light', 'desktop'],
    ['dark', 'phone'],
  ]) {
    const [width, height] = SIZES[size];
    await one.page.setViewportSize({ width, height });
    await theme(one, look);
    if (!(await one.page.evaluate(() => 'axe' in window))) await one.page.evaluate(AXE);
    if (size === 'phone') {
      const small = await tooSmall(one.page);
      found.push(...small.slice(0, 4).map((what) => `${where}: too small to touch: ${what}`));
      const wide = await one.page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
      if (wide) found.push(`${where} scrolls sideways on a phone`);
    }
    const violations = await one.page.evaluate(async (also) => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
      return violations
        .filter((v) => v.impact === 'serious' || v.impact === 'critical' || also.includes(v.id))
        .map(
          (v) =>
            `${v.id}: ${v.nodes
              .slice(0, 3)
              .map((n) => `${n.html.slice(0, 140)} ${n.failureSummary?.split('\n')[1] ?? ''}`)
              .join(' | ')}`,
        );
    }, ALSO);
    found.push(...violations.map((v) => `${where} (${look}, ${size}) ${v}`));
  }
  await theme(one, 'dark');
  await one.page.setViewportSize(before);
  assert(found.length === 0, `axe:\n  ${found.join('\n  ')}`);
}

/** The element with the focus, if nothing shows that it has it. */
export const unseenFocus = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const shows = (e) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(e);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    // A switch of several parts shows it on the part.
    return shows(at) || (at.parentElement && shows(at.parentElement)) ? null : at.outerHTML.slice(0, 120);
  });

/** What scrolls although everything should be in view. */
export const scrolling = (page) =>
  page.evaluate(() =>
    ['.rivals', '.board', '.own'].filter((part) => {
      const element = document.querySelector(part);
      return element && element.scrollHeight > element.clientHeight + 1;
    }),
  );

/** Sits down with bots, by the two clicks of the lobby. */
export async function playNow(one, game, rivals = 1) {
  await one.page.goto('/');
  const card = one.page.locator('article', {
    has: one.page.getByRole('heading', { name: game, exact: true }),
  });
  await card.getByRole('button', { name: 'Play now' }).click();
  await one.page.locator('dialog label', { hasText: new RegExp(`^${rivals}$`) }).click();
  await one.page.locator('dialog fieldset').nth(1).locator('label').first().click();
  await one.page.getByRole('button', { name: 'Start the game' }).click();
  await one.page.waitForURL(/\/table\//);
  // On a phone the board may be behind another tab.
  await one.page.locator('.board [data-piece]').first().waitFor({ state: 'attached' });
}

/** Repeatable chance. */
export function chance(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** What the table shows now: is it my turn, is it over, which step? */
export const standing = (page) =>
  page.evaluate(() => {
    const text = document.querySelector('.status-text')?.textContent ?? '';
    return {
      mine: document.querySelector('.status-text .pulse') !== null,
      over: document.querySelector('a[href^="/replay/"]') !== null,
      text,
    };
  });

/**
 * Clicks once: a glowing piece, an item of the menu, a button of the status line, or the confirmation. True if
 * there was something to click.
 */
export async function clickSomething(page, next) {
  return page.evaluate(
    (dice) => {
      const visible = (selector) =>
        [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0 && !e.disabled);
      const confirm = visible('.popover .primary, .actions .primary, .phone-bar .primary')[0];
      if (confirm) return (confirm.click(), true);
      const menu = visible('.popover .items button');
      const further = visible('.target.active:not(.chosen) > .hit');
      const plain = visible('.actions .can, .phone-bar .can');
      const pool = menu.length > 0 ? menu : [...further, ...plain];
      if (pool.length === 0) return false;
      pool[dice % pool.length].click();
      return true;
    },
    next(2 ** 20),
  );
}

/** Plays a whole game by clicking at random. */
export async function playOn(one, { seed = 1, limit = 4000, stop = () => false } = {}) {
  const next = chance(seed);
  for (let clicks = 0; clicks < limit; clicks++) {
    const now = await until(
      async () => {
        const state = await standing(one.page);
        return (state.mine || state.over) && state;
      },
      60_000,
      () => 'nobody acts any more',
    );
    if (now.over) return clicks;
    if (await stop(now, clicks)) return clicks;
    if (!(await clickSomething(one.page, next))) await one.page.waitForTimeout(20);
  }
  throw new Error(`the game is not over after ${limit} clicks`);
}
