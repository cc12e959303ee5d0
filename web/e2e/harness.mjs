// What the browser tests stand on: the real server, real Chromium, and people who play by clicking.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { startFront } from './front.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] };

/** The games of the client by id, with their titles. */
export const GAMES = Object.fromEntries(
  readdirSync(join(root, 'web/src/games'), { withFileTypes: true })
    .filter((file) => file.isDirectory())
    .map(({ name }) => {
      const lobby = readFileSync(join(root, 'web/src/games', name, 'lobby.ts'), 'utf8');
      return [name, /name: '(.*)'/.exec(lobby)[1]];
    }),
);
export const TITLES = Object.values(GAMES);

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
  const own = `http://127.0.0.1:${port}`;
  const server = { url: own, process: null, said: '' };
  let front = null;
  if (process.env.ORRERY_DIST) {
    const before = await freePort();
    front = await startFront(process.env.ORRERY_DIST, before, own);
    server.url = `http://127.0.0.1:${before}`;
  }
  server.start = async () => {
    const flags = ['serve', '--address', `127.0.0.1:${port}`, '--data', join(folder, 'orrery.db')];
    const limits = [
      'requests-per-second',
      'requests-per-person',
      'sign-ins-per-minute',
      'messages-per-second',
    ];
    const free = limits.flatMap((limit) => [`--${limit}`, '0']);
    server.process = spawn(program(), [...flags, ...free], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.process.stdout, server.process.stderr]) {
      stream.on('data', (text) => (server.said += text));
    }
    await until(
      () =>
        fetch(`${own}/healthz`).then(
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
    front?.closeAllConnections();
    front?.close();
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

/** A test that measures time or movement: no other runs beside it. */
export const alone = (run) => Object.assign(run, { alone: true });

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

/** A frame as the page understands it: changes are put into what they change. */
function whole(last, frame) {
  let message = JSON.parse(frame);
  if (message.type === 'changes') {
    const { of, changes } = message;
    message = structuredClone(last[of]);
    for (const change of changes) {
      const [way, value] = [change.slice(0, -1), change.at(-1)];
      const place = way.slice(0, -1).reduce((inner, step) => inner[step], message);
      place[way.at(-1)] = value;
    }
  }
  if (message.type === 'position' || message.type === 'table') last[message.type] = message;
  return JSON.stringify(message);
}

/** A person: a browser of their own, whose console errors and frames are kept. */
export async function person(
  world,
  { size = 'desktop', settings = {}, locale = 'en-GB', touch = false } = {},
) {
  const [width, height] = SIZES[size];
  const context = await world.browser.newContext({
    viewport: { width, height },
    locale,
    baseURL: world.server.url,
    hasTouch: touch,
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
    const last = {};
    socket.on('framereceived', ({ payload }) => one.frames.push(whole(last, String(payload))));
  });
  world.people.push(one);
  return one;
}

/** Makes the person a guest and uploads a recorded game of the crates' tests; its id. */
export async function upload(one, record) {
  await one.page.goto('/');
  return one.page.evaluate(
    async (record) => {
      const json = { 'content-type': 'application/json' };
      await fetch('/api/guest', { method: 'POST', headers: json, body: JSON.stringify({ name: 'Guest' }) });
      const answer = await fetch('/api/replays', {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: record,
      });
      return (await answer.json()).id;
    },
    readFileSync(join(root, 'crates/games', record), 'utf8'),
  );
}

/** Sits down with bots, by the two clicks of the lobby. */
export async function playNow(one, game, rivals = 1, { hints = false } = {}) {
  await one.page.goto('/');
  const card = one.page.locator('article', {
    has: one.page.getByRole('heading', { name: game, exact: true }),
  });
  await card.getByRole('button', { name: /^(Play now|Sofort spielen)$/ }).click();
  await one.page.locator('dialog label', { hasText: new RegExp(`^${rivals}$`) }).click();
  await one.page.locator('dialog fieldset').nth(1).locator('label').first().click();
  if (hints) await one.page.getByLabel(/Hints while I play|Tipps, während/).check();
  await one.page.getByRole('button', { name: /^(Start the game|Spiel beginnen)$/ }).click();
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
      mine: document.querySelector('.status-text .pulse:not(.off)') !== null,
      // Whose finger is on a key when the game ends may be in the replay already.
      over:
        location.pathname.startsWith('/replay/') || document.querySelector('a[href^="/replay/"]') !== null,
      text,
    };
  });

/** Waits for the own turn. */
export const myTurn = (one) =>
  until(
    async () => (await standing(one.page)).mine,
    30_000,
    () => 'it is never my turn',
  );

/**
 * Clicks once: what waits to be confirmed, an item of a menu, a glowing piece, a button beside the primary, or the
 * primary. True if there was something to click. The primary takes no clicks right after it has changed; it is left
 * alone for that time.
 */
export async function clickSomething(page, next) {
  return page.evaluate(
    (dice) => {
      const visible = (selector) =>
        [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0 && !e.disabled);
      const [primary] = visible('.slot-primary .go');
      const key = primary?.dataset.key ?? '';
      if (key !== window.primaryKey) [window.primaryKey, window.primarySince] = [key, performance.now()];
      const ready = primary && performance.now() - window.primarySince > 420;
      if (key.startsWith('asked')) return ready && (primary.click(), true);
      const menu = visible('.beside .items button');
      const further = visible('.target.active:not(.chosen) > .hit');
      const plain = [...visible('.actions .btn[data-action]'), ...(ready ? [primary] : [])];
      const pool = menu.length > 0 ? menu : [...further, ...plain];
      if (pool.length === 0) return false;
      pool[dice % pool.length].click();
      return true;
    },
    next(2 ** 20),
  );
}

/**
 * Takes the primary every second time, as a `lead` of `playOn`: where dice can be laid this way and that, chance alone takes
 * long to go on.
 */
export function goesOn(page) {
  const next = chance(17);
  return async () =>
    next(2) === 0 &&
    page.evaluate(() => {
      const primary = document.querySelector('.slot-primary .go');
      const known = primary && (primary.dataset.key ?? '') === window.primaryKey;
      if (!known || primary.disabled || performance.now() - window.primarySince <= 420) return false;
      primary.click();
      return true;
    });
}

/** On a phone: if nothing can be clicked here, goes to the tab that a dot marks. Says whether it did. */
export const toMarkedTab = (page) =>
  page.evaluate(() => {
    const here =
      '.target.active:not(.chosen) > .hit, .beside .items button, .actions .btn[data-action], .slot-primary .go';
    if ([...document.querySelectorAll(here)].some((e) => e.getClientRects().length > 0)) return false;
    const marked = document.querySelector('.phone-tabs button:not([aria-current]):has(.dot)');
    marked?.click();
    return marked !== null;
  });

/**
 * Plays a whole game by clicking at random. `lead` may click itself where chance would go in circles, and says whether it
 * did.
 */
export async function playOn(one, { seed = 1, limit = 4000, stop = () => false, lead = () => false } = {}) {
  const next = chance(seed);
  // Counted, not timed: on a busy machine others may take long before it is the own turn again.
  let idle = 0;
  for (let clicks = 0; clicks < limit;) {
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
    if ((await lead(now)) || (await clickSomething(one.page, next))) {
      clicks++;
      idle = 0;
    } else {
      assert(++idle < 600, `there is nothing to click: ${now.text}`);
      await one.page.waitForTimeout(20);
    }
  }
  throw new Error(`the game is not over after ${limit} clicks`);
}
