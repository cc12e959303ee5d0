// Drives the real server in Chromium. `npm run e2e -- keyboard` runs the tests whose names contain the word.
// Two tests run at a time, each worker with a server and a browser of its own (ORRERY_WORKERS=1: one at a time). Tests
// that measure time or movement (`alone`) have the machine to themselves, at the end.
import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, equal, GAMES, launch, startServer } from './harness.mjs';

const wanted = process.argv[2] ?? '';
const tests = [];
for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.e2e.mjs'))) {
  const { default: list } = await import(`./${file}`);
  for (const [name, run] of Object.entries(list))
    tests.push({ name: `${file.replace('.e2e.mjs', '')}: ${name}`, run });
}
const asked = tests.filter(({ name }) => name.includes(wanted));

// What a test says stands below its line, also while another one runs.
const notes = new AsyncLocalStorage();
const say = console.log;
console.log = (text) => (notes.getStore() ? notes.getStore().push(text) : say(text));

async function startWorker() {
  const [server, browser] = await Promise.all([startServer(), launch()]);
  const games = (await (await fetch(`${server.url}/api/games`)).json()).map(({ id }) => id);
  equal(games.sort(), Object.keys(GAMES).sort(), 'the games that have a board are those of the server');
  return { server, browser };
}

/** No test takes longer on a slow machine; one that waits for what never comes must not hold up the others. */
const LIMIT = 600_000;

/** What comes of a promise, or a failure when it takes too long. */
function limited(promise, ms, complaint) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Runs one test; what became of it. */
async function runTest(worker, test) {
  const world = { ...worker, people: [] };
  const said = [];
  const begin = Date.now();
  let failure = null;
  try {
    await limited(
      notes.run(said, () => test.run(world)),
      LIMIT,
      `not done after ${LIMIT / 1000} s`,
    );
    const errors = world.people.flatMap((one) => one.errors);
    assert(errors.length === 0, `errors in the console:\n  ${errors.join('\n  ')}`);
  } catch (error) {
    failure = String(error.stack ?? error);
    for (const [i, one] of world.people.entries()) {
      if (one.errors.length > 0) said.push(`      in the console: ${one.errors.join('\n      ')}`);
      const path = join(tmpdir(), `orrery-e2e ${test.name} ${i}.png`.replace(/[^\w.]+/g, '-'));
      const shot = await one.page.screenshot({ path, timeout: 10_000 }).catch(() => null);
      if (shot) said.push(`      picture: ${path}`);
    }
  }
  const seconds = (Date.now() - begin) / 1000;
  say(`${failure ? 'FAIL ' : 'ok   '} ${test.name} (${seconds.toFixed(1)} s)`);
  if (failure) say(`      ${failure.replaceAll('\n', '\n      ')}`);
  for (const line of said) say(line);
  for (const one of world.people) await limited(one.context.close(), 10_000).catch(() => {});
  return { name: test.name, seconds, failed: failure !== null };
}

const begin = Date.now();
const results = [];
const workers = await Promise.all(
  Array.from({ length: Number(process.env.ORRERY_WORKERS ?? 2) }, () => startWorker()),
);
const queue = asked.filter(({ run }) => !run.alone);
await Promise.all(
  workers.map(async (worker) => {
    for (let test = queue.shift(); test; test = queue.shift()) results.push(await runTest(worker, test));
  }),
);
for (const test of asked.filter(({ run }) => run.alone)) results.push(await runTest(workers[0], test));
for (const { browser, server } of workers) {
  await browser.close();
  await server.remove();
}

const failed = results.filter((result) => result.failed);
const sum = results.reduce((all, { seconds }) => all + seconds, 0);
if (results.length > 10) {
  say('the slowest:');
  for (const { name, seconds } of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    say(`  ${seconds.toFixed(0).padStart(4)} s  ${name}`);
}
for (const { name } of failed) say(`failed: ${name}`);
const total = (Date.now() - begin) / 1000;
say(
  `e2e: ${results.length - failed.length} passed, ${failed.length} failed in ${total.toFixed(0)} s (one after the other: ${sum.toFixed(0)} s)`,
);
process.exit(failed.length > 0 ? 1 : 0);
