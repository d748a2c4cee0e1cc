import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForFaults, launch, median, untilReady } from './support/built-server';
import { grouped, printFigures, ROUNDS, seconds } from './support/figures';
import { Reading } from './support/steady-readers';
import { seedTestData } from './support/test-data';
import { Voting } from './support/voting';

/** Enough to open every reader's connection. */
const WARM_RESPONSES = 60;
const MAX_STOP_MS = 10_000;
const READERS = 12;

let built: string;
let dataDir: string;
beforeAll(async () => {
  built = await buildForFaults();
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-stop-'));
  await seedTestData({ dataDir, databaseUrl: undefined });
});
afterAll(() => {
  for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true });
});

async function underWay(reading: Reading, responses: number): Promise<void> {
  while (reading.responses.length < responses && reading.cut.length === 0) await wait(10);
}

describe('a server stopped under load', () => {
  it(`a server stopped under load serves all it accepted, exits cleanly and releases its lock, in ${ROUNDS} rounds`, async () => {
    const reading = new Reading();
    const voting = new Voting();
    const stops: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const server = launch(built, { port: 5213, dataDir });
      await untilReady(server);
      const done = new AbortController();
      const load = [reading.go(server.origin, READERS, done.signal), voting.go(server.origin, done.signal)];
      await underWay(reading, reading.responses.length + WARM_RESPONSES);
      await wait(round * 7);
      const began = Date.now();
      server.child.kill('SIGTERM');
      expect([await server.ended, server.output()]).toEqual([0, expect.any(String)]);
      stops.push(Date.now() - began);
      done.abort();
      await Promise.all(load);
      expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    }
    printFigures({
      fault: '`SIGTERM` under load',
      times: `${ROUNDS} stops, ${grouped(reading.responses.length)} responses`,
      outcome: `${reading.cut.length} requests cut; ended after ${seconds(median(stops))}, at most ${seconds(Math.max(...stops))}`,
    });
    expect(reading.cut).toEqual([]);
    expect(reading.responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(voting.received.filter(({ status }) => status !== 200)).toEqual([]);
    expect(Math.max(...stops)).toBeLessThanOrEqual(MAX_STOP_MS);
  });
});
