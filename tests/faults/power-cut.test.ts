import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForFaults, launch, median, untilReady } from './support/built-server';
import { grouped, printFigures, ROUNDS, seconds } from './support/figures';
import { CAN_CUT, UnreliablePower } from './support/power-cut';
import { seedTestData } from './support/test-data';
import { Voting } from './support/voting';

const PORT = 5220;
const WRITING_MS = 500;

describe.runIf(CAN_CUT)('a machine that loses power while members write', () => {
  let built: string;
  beforeAll(async () => {
    built = await buildForFaults();
  });
  afterAll(() => rmSync(built, { recursive: true, force: true }));

  async function loseWith(settings: readonly string[], rounds: number) {
    const dataDir = mkdtempSync(join(tmpdir(), 'humkaar-cut-'));
    await seedTestData({ dataDir, databaseUrl: undefined });
    const power = new UnreliablePower(dataDir, settings);
    const voting = new Voting();
    const found = { faults: [] as string[], starts: [] as number[], unsynced: 0, voting };
    try {
      for (let round = 0; round <= rounds; round++) {
        const server = launch(built, { port: PORT, dataDir, env: { PATH: power.path } });
        found.starts.push(await untilReady(server));
        found.faults.push(...(await voting.faults(server.origin)));
        const stop = new AbortController();
        const writing = voting.go(server.origin, stop.signal);
        await wait(WRITING_MS + round * 17);
        server.child.kill('SIGKILL');
        found.unsynced += power.cut();
        await server.ended;
        stop.abort();
        await writing;
      }
    } finally {
      power.cut();
      power.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
    return found;
  }

  it(`a machine that loses power while members write keeps everything that was acknowledged, in ${ROUNDS} rounds`, async () => {
    const { faults, starts, unsynced, voting } = await loseWith([], ROUNDS);
    printFigures({
      fault: 'power cut under 16 writers (unsynced writes are dropped)',
      times: `${ROUNDS} cuts, ${grouped(voting.acknowledged)} acknowledged votes`,
      outcome: `${faults.length} lost or doubled, ${grouped(unsynced)} unsynced writes dropped; ready after ${seconds(median(starts))}, at most ${seconds(Math.max(...starts))}`,
    });
    expect(faults).toEqual([]);
    expect(unsynced).toBeGreaterThan(0);
    expect(voting.acknowledged).toBeGreaterThan(ROUNDS);
  });

  it('a machine without fsync loses acknowledged votes or its database, so this test would notice', async () => {
    const found = await loseWith(['fsync=off', 'autovacuum=off'], 2).catch((error: Error) => error);
    const isBroken = found instanceof Error ? found.message.includes('ended while starting') : false;
    expect(isBroken || (found as { faults: string[] }).faults.length > 0).toBe(true);
  });
});
