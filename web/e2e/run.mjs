// Drives the real server in Chromium. `npm run e2e -- keyboard` runs the tests whose names contain the word.
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, launch, startServer } from './harness.mjs';

const wanted = process.argv[2] ?? '';
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.e2e.mjs'));
const tests = [];
for (const file of files.sort()) {
  const { default: list } = await import(`./${file}`);
  for (const [name, run] of Object.entries(list))
    tests.push({ name: `${file.replace('.e2e.mjs', '')}: ${name}`, run });
}

const server = await startServer();
const browser = await launch();
// The games are those that the server has.
const games = (await (await fetch(`${server.url}/api/games`)).json()).map((game) => game.name);
let [passed, failed] = [0, 0];
for (const test of tests.filter(({ name }) => name.includes(wanted))) {
  const world = { server, browser, games, people: [] };
  const begin = Date.now();
  try {
    await test.run(world);
    const errors = world.people.flatMap((one) => one.errors);
    assert(errors.length === 0, `errors in the console:\n  ${errors.join('\n  ')}`);
    passed++;
    console.log(`ok    ${test.name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${test.name}\n      ${String(error.stack ?? error).replaceAll('\n', '\n      ')}`);
    for (const [i, one] of world.people.entries()) {
      if (one.errors.length > 0) console.log(`      in the console: ${one.errors.join('\n      ')}`);
      await one.page
        .screenshot({ path: join(tmpdir(), `orrery-e2e-fail-${failed}-${i}.png`) })
        .catch(() => {});
    }
  }
  for (const one of world.people) await one.context.close().catch(() => {});
}
await browser.close();
await server.remove();
console.log(`e2e: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
