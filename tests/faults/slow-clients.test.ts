import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForFaults, launch, type Running, untilReady } from './support/built-server';
import { printFigures } from './support/figures';
import { seedTestData } from './support/test-data';

const PORT = 5216;
const SLOW_ONES = 200;
const DRIP_MS = 1_000;
/** Headers may take ten seconds, and the server checks every two. */
const TIMEOUT_MS = 20_000;

let built: string;
let dataDir: string;
let server: Running;
beforeAll(async () => {
  built = await buildForFaults();
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-slow-'));
  await seedTestData({ dataDir, databaseUrl: undefined });
  server = launch(built, { port: PORT, dataDir });
  await untilReady(server);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** Sends a header byte by byte without ever finishing. */
function slowOne(): { readonly socket: Socket; readonly gone: Promise<string> } {
  const socket = connect(PORT, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString();
  });
  socket.on('error', () => undefined);
  const gone = new Promise<string>((done) => socket.once('close', () => done(received)));
  socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\nx-slow: ');
  const drip = setInterval(() => socket.writable && socket.write('a'), DRIP_MS);
  socket.once('close', () => clearInterval(drip));
  return { socket, gone };
}

describe(`${SLOW_ONES} clients that never finish a request`, () => {
  it('slow clients do not block others and are disconnected', async () => {
    const slow = Array.from({ length: SLOW_ONES }, slowOne);
    const gone = Promise.all(slow.map((item) => item.gone));
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), TIMEOUT_MS);
    const statuses = new Set<number>();
    const serving = (async () => {
      while (!end.signal.aborted) {
        statuses.add((await fetch(`${server.origin}/health/ready`)).status);
        await wait(50);
      }
    })();
    const text = await Promise.race([gone, wait(TIMEOUT_MS, undefined, { ref: false })]);
    end.abort();
    clearTimeout(timer);
    await serving;
    for (const { socket } of slow) socket.destroy();
    printFigures({
      fault: 'clients that never finish a request',
      times: `${SLOW_ONES} at once`,
      outcome: `408 for each; other clients got ${[...statuses].join(', ')}`,
    });
    expect([...statuses]).toEqual([200]);
    expect(text).toHaveLength(SLOW_ONES);
    expect(text?.every((received) => received.startsWith('HTTP/1.1 408 Request Timeout'))).toBe(true);
  });
});
