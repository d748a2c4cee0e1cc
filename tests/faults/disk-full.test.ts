import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForFaults, launch, type Running, untilReady } from './support/built-server';
import { grouped, printFigures } from './support/figures';
import { Reading } from './support/steady-readers';
import { posts, seedTestData } from './support/test-data';
import { Voting } from './support/voting';

const PORT = 5217;
const DISK = '256m';
const MAX_WAIT_MS = 60_000;
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

describe.runIf(mayMount)('full disk', () => {
  let built: string;
  let disk: string;
  let server: Running;
  beforeAll(async () => {
    built = await buildForFaults();
    disk = mkdtempSync(join(tmpdir(), 'humkaar-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
    await seedTestData({ dataDir: join(disk, 'data'), databaseUrl: undefined });
    server = launch(built, { port: PORT, dataDir: join(disk, 'data') });
    await untilReady(server);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    execFileSync('umount', [disk]);
    for (const folder of [built, disk]) rmSync(folder, { recursive: true, force: true });
  });

  it('a full disk causes 503s and loses no acknowledged vote, and the server recovers when there is space again', async () => {
    const voting = new Voting();
    const reading = new Reading();
    const done = new AbortController();
    const load = [voting.go(server.origin, done.signal), reading.go(server.origin, 2, done.signal)];
    fill(join(disk, 'ballast'));
    const refused = () => voting.received.filter(({ status }) => status === 503).length;
    const end = Date.now() + MAX_WAIT_MS;
    // The current log file has space left; a vote is refused when it needs the next one.
    while (refused() === 0 && Date.now() < end) await wait(100);
    rmSync(join(disk, 'ballast'));
    await expect.poll(() => ready(server), { timeout: MAX_WAIT_MS }).toBe(200);
    done.abort();
    await Promise.all(load);
    const statuses = new Set([...voting.received, ...reading.responses].map(({ status }) => status));
    const lost = await voting.faults(server.origin);
    printFigures({
      fault: 'full disk',
      times: `once, ${grouped(voting.acknowledged)} acknowledged votes`,
      outcome: `statuses ${[...statuses].sort().join(' and ')}; ${lost.length} lost; recovers with space`,
    });
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(
      reading.responses.filter((response) => response.posts !== undefined && response.posts !== posts.length),
    ).toEqual([]);
    expect(reading.cut).toEqual([]);
    expect(lost).toEqual([]);
  });
});

const ready = ({ origin }: Running): Promise<number> =>
  fetch(`${origin}/health/ready`).then(({ status }) => status);

/** Writes until the disk is full. */
function fill(file: string): void {
  for (const size of [1_000_000, 10_000, 100]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
