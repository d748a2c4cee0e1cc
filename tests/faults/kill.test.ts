import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForFaults, launch, median, untilReady } from './support/built-server';
import { grouped, KILLS, MAX_READY_MS, printFigures, seconds } from './support/figures';
import { seedTestData } from './support/test-data';
import { Voting } from './support/voting';

const WRITING_MS = 400;
const PORT = 5210;

let built: string;
let dataDir: string;
beforeAll(async () => {
  built = await buildForFaults();
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-kill-'));
  await seedTestData({ dataDir, databaseUrl: undefined });
});
afterAll(() => {
  for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true });
});

describe('a server killed while members write', () => {
  it(`a killed server loses and duplicates nothing that it acknowledged, in ${KILLS} rounds`, async () => {
    const voting = new Voting();
    const starts: number[] = [];
    const faults: string[] = [];
    for (let round = 0; round < KILLS; round++) {
      const server = launch(built, { port: PORT, dataDir });
      starts.push(await untilReady(server));
      faults.push(...(await voting.faults(server.origin)));
      const stop = new AbortController();
      const writing = voting.go(server.origin, stop.signal);
      await wait(WRITING_MS + round * 13);
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      stop.abort();
      await writing;
    }
    const server = launch(built, { port: PORT, dataDir });
    starts.push(await untilReady(server));
    faults.push(...(await voting.faults(server.origin)));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    printFigures({
      fault: '`kill -9` of the server under 16 writers',
      times: `${KILLS} kills, ${grouped(voting.acknowledged)} acknowledged votes`,
      outcome: `${faults.length} lost or doubled; ready after ${seconds(median(starts))}, at most ${seconds(Math.max(...starts))}`,
    });
    expect(faults).toEqual([]);
    expect(voting.acknowledged).toBeGreaterThan(KILLS);
    expect(median(starts)).toBeLessThanOrEqual(MAX_READY_MS);
  });
});
