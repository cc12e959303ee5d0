// The first load of the lobby, compressed: the page, and everything it names or imports at once, with the texts of
// one language. Fails above the limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 160 * 1024;
const dist = process.argv[2] ?? 'dist';
const found = new Map();

function add(file) {
  if (found.has(file) || !existsSync(join(dist, file))) return;
  const bytes = readFileSync(join(dist, file));
  // Fonts are compressed already.
  found.set(file, file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length);
  const text = bytes.toString('latin1');
  if (file.endsWith('.html')) for (const [, name] of text.matchAll(/(?:src|href)="\/([^"]+)"/g)) add(name);
  if (file.endsWith('.js'))
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) add(`assets/${name}`);
  if (file.endsWith('.css')) for (const [, name] of text.matchAll(/url\(\/?([^)]+)\)/g)) add(name);
}

add('index.html');
for (const name of readdirSync(join(dist, 'assets'))) if (/^en-.*\.js$/.test(name)) add(`assets/${name}`);

const total = [...found.values()].reduce((sum, size) => sum + size, 0);
for (const [file, size] of [...found].sort((a, b) => b[1] - a[1]))
  console.log(`${String(size).padStart(8)}  ${file}`);
console.log(`first load: ${(total / 1024).toFixed(1)} KB compressed, limit ${LIMIT / 1024} KB`);
process.exit(total > LIMIT ? 1 : 0);
