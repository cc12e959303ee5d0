// Serves a client that was only built (`npm run build`) before a server that has another one inside: so the browser tests
// run without compiling the server again. ORRERY_DIST=dist npm run e2e
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { extname, join } from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Starts it; `to` is the address of the server behind it. */
export function startFront(dist, port, to) {
  const behind = new URL(to);
  const front = createServer((ask, answer) => {
    const path = new URL(ask.url, to).pathname;
    if (/^\/(api|healthz|metrics)/.test(path)) {
      const options = { host: behind.hostname, port: behind.port, path: ask.url, method: ask.method };
      const pass = request({ ...options, headers: ask.headers }, (got) => {
        answer.writeHead(got.statusCode, got.headers);
        got.pipe(answer);
      });
      pass.on('error', () => answer.writeHead(502).end());
      return void ask.pipe(pass);
    }
    const file = join(dist, path);
    const found = existsSync(file) && statSync(file).isFile() ? file : join(dist, 'index.html');
    const type = TYPES[extname(found)] ?? 'application/octet-stream';
    const small = existsSync(`${found}.br`);
    answer.writeHead(200, { 'content-type': type, ...(small ? { 'content-encoding': 'br' } : {}) });
    answer.end(readFileSync(small ? `${found}.br` : found));
  });
  front.on('upgrade', (ask, socket, head) => {
    const pass = connect(Number(behind.port), behind.hostname, () => {
      const lines = Object.entries(ask.headers).map(([name, value]) => `${name}: ${value}`);
      pass.write(`${ask.method} ${ask.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      pass.write(head);
      socket.pipe(pass).pipe(socket);
    });
    for (const one of [socket, pass]) one.on('error', () => (socket.destroy(), pass.destroy()));
  });
  return new Promise((resolve) => front.listen(port, '127.0.0.1', () => resolve(front)));
}
