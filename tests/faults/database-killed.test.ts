import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForFaults, launch, median, type Running, untilReady } from './support/built-server';
import { grouped, KILLS, MAX_READY_MS, printFigures, seconds } from './support/figures';
import { seedTestData } from './support/test-data';
import { Voting } from './support/voting';

const WRITING_MS = 300;

let built: string;
let dataDir: string;
let server: Running;
beforeAll(async () => {
  built = await buildForFaults();
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-postgres-'));
  await seedTestData({ dataDir, databaseUrl: undefined });
  server = launch(built, { port: 5221, dataDir });
  await untilReady(server);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** PostgreSQL's own process, and whether it accepts connections. */
function postmaster(): { pid: number; isReady: boolean } {
  try {
    const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return { pid: 0, isReady: false };
  }
}

describe('an embedded database killed while members write', () => {
  it(`an embedded database killed while members write restarts with everything that was acknowledged, in ${KILLS} rounds`, async () => {
    const voting = new Voting();
    const stop = new AbortController();
    const writing = voting.go(server.origin, stop.signal);
    const recoveries: number[] = [];
    for (let round = 0; round < KILLS; round++) {
      await wait(WRITING_MS + round * 7);
      const { pid } = postmaster();
      const killed = Date.now();
      process.kill(pid, 'SIGKILL');
      await expect
        .poll(() => postmaster().pid !== pid && postmaster().isReady, { timeout: 30_000, interval: 10 })
        .toBe(true);
      await untilReady(server);
      recoveries.push(Date.now() - killed);
    }
    stop.abort();
    await writing;
    const lost = await voting.faults(server.origin);
    const statuses = [...new Set(voting.received.map(({ status }) => status))].sort();
    printFigures({
      fault: '`kill -9` of the embedded PostgreSQL under 16 writers',
      times: `${KILLS} kills, ${grouped(voting.acknowledged)} acknowledged votes`,
      outcome: `statuses ${statuses.join(' and ')}; ${lost.length} lost or doubled; ready after ${seconds(median(recoveries))}, at most ${seconds(Math.max(...recoveries))}`,
    });
    expect(lost).toEqual([]);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(voting.acknowledged).toBeGreaterThan(KILLS);
    expect(median(recoveries)).toBeLessThanOrEqual(MAX_READY_MS);
  });
});
