import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForFaults, launch, type Running, untilReady } from './support/built-server';
import { grouped, printFigures } from './support/figures';
import { seedTestData } from './support/test-data';
import { Voting } from './support/voting';

let built: string;
let dataDir: string;
let first: Running;
beforeAll(async () => {
  built = await buildForFaults();
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-second-'));
  await seedTestData({ dataDir, databaseUrl: undefined });
  first = launch(built, { port: 5211, dataDir });
  await untilReady(first);
});
afterAll(async () => {
  first.child.kill('SIGTERM');
  await first.ended;
  for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true });
});

describe('a second server on one data directory', () => {
  it('a second server on one data directory names the first one and exits, and the first loses nothing', async () => {
    const voting = new Voting();
    const stop = new AbortController();
    const writing = voting.go(first.origin, stop.signal);
    const second = launch(built, { port: 5212, dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    expect(second.output()).not.toContain('    at ');
    stop.abort();
    await writing;
    printFigures({
      fault: 'a second server on one data directory',
      times: 'once, under writers',
      outcome: `refused with exit code 1 and one sentence; the first accepted ${grouped(voting.received.length)} votes`,
    });
    expect(voting.received.every(({ status }) => status === 200)).toBe(true);
    expect(await voting.faults(first.origin)).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'two containers on one data directory',
  () => {
    it('two containers lose no acknowledged vote: the second is refused, and may start when the first was killed', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'humkaar-containers-'));
      await seedTestData({ dataDir, databaseUrl: undefined });
      const contained = (port: number) => launch(built, { port, dataDir, isContained: true });
      const holder = contained(5218);
      await untilReady(holder);
      const voting = new Voting();
      const stop = new AbortController();
      const writing = voting.go(holder.origin, stop.signal);
      const second = contained(5219);
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain('in use by a server in another container');
      holder.child.kill('SIGKILL');
      await holder.ended;
      stop.abort();
      await writing;
      const next = contained(5219);
      await untilReady(next);
      const lost = await voting.faults(next.origin);
      printFigures({
        fault: 'two containers on one data directory',
        times: `once, ${grouped(voting.acknowledged)} acknowledged votes`,
        outcome: `the second is refused; after \`kill -9\` of the first it starts, ${lost.length} lost`,
      });
      next.child.kill('SIGKILL');
      await next.ended;
      rmSync(dataDir, { recursive: true, force: true });
      expect(lost).toEqual([]);
    });
  },
);
