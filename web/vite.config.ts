import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server that runs beside it.
const server = process.env['ORRERY_SERVER'] ?? 'http://127.0.0.1:7717';

/** What draws a game. */
const BOARD = /[\\/]games[\\/]([^\\/]+)[\\/]index\.ts$/;

/** Writes each file compressed beside itself, as small as can be: the server sends these and need not compress. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|txt)$/.test(name)) continue;
        const file = join(folder, name);
        const bytes = readFileSync(file);
        for (const [ending, made] of [
          ['br', brotliCompressSync(bytes)],
          ['gz', gzipSync(bytes, { level: 9 })],
        ] as const)
          if (made.length < bytes.length) writeFileSync(`${file}.${ending}`, made);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    target: 'es2023',
    // Small pictures stay files of their own, so that the first load can be counted.
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
    // Each file costs a request: what is always loaded together is one. What a page imports when it is first opened
    // stays by itself.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /TablePage\.svelte$|[\\/]src[\\/]boardkit[\\/]/, priority: 1 },
            { name: (id) => BOARD.exec(id)?.[1] ?? null, test: BOARD },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  test: { include: ['src/**/*.test.ts', 'e2e/**/*.test.ts'] },
});
