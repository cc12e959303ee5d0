import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server that runs beside it.
const server = process.env['ORRERY_SERVER'] ?? 'http://127.0.0.1:7717';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2023',
    // Small pictures stay files of their own, so that the first load can be counted.
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  test: { include: ['src/**/*.test.ts', 'e2e/**/*.test.ts'] },
});
