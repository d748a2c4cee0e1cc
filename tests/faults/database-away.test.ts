import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { buildForFaults, launch, median, type Running, untilReady } from './support/built-server';
import { grouped, printFigures, ROUNDS, seconds } from './support/figures';
import { Reading, type TimedResponse } from './support/steady-readers';
import { posts, seedTestData } from './support/test-data';
import { type Received, Voting } from './support/voting';

const AWAY_MS = 400;
const BACK_MS = 500;
const RECOVERY_MS = 5_000;
/** A failure must be reported within this time. */
const MAX_RESPONSE_MS = 5_000;
const READERS = 6;

describe('a PostgreSQL that stops and starts again', () => {
  let built: string;
  let dataDir: string;
  let postgres: ThrowawayPostgres;
  let server: Running;
  beforeAll(async () => {
    built = await buildForFaults();
    dataDir = mkdtempSync(join(tmpdir(), 'humkaar-away-'));
    postgres = await startThrowawayPostgres({ isDurable: true });
    await seedTestData({ dataDir, databaseUrl: postgres.url });
    server = launch(built, { port: 5214, dataDir, env: { DATABASE_URL: postgres.url } });
    await untilReady(server);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
    for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true });
  });

  it(`requests during a stop of PostgreSQL get 503 with Retry-After and no other failure, in ${ROUNDS} rounds`, async () => {
    const reading = new Reading();
    const voting = new Voting();
    const done = new AbortController();
    const load = [reading.go(server.origin, READERS, done.signal), voting.go(server.origin, done.signal)];
    const recoveries: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await postgres.crash();
      await wait(AWAY_MS);
      expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
      expect((await fetch(`${server.origin}/health/ready`)).status).toBe(503);
      await postgres.startAgain();
      recoveries.push(await untilReady(server));
      await wait(BACK_MS);
    }
    done.abort();
    await Promise.all(load);
    const all: readonly (TimedResponse | Received)[] = [...reading.responses, ...voting.received];
    const refused = all.filter(({ status }) => status !== 200);
    const lost = await voting.faults(server.origin);
    printFigures({
      fault: 'PostgreSQL stopped and started under load',
      times: `${ROUNDS} stops, ${grouped(all.length)} responses`,
      outcome: `${grouped(refused.length)} × 503 with Retry-After, no other failure; ${lost.length} lost; ready after ${seconds(median(recoveries))}, at most ${seconds(Math.max(...recoveries))}`,
    });
    expect(reading.cut).toEqual([]);
    expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
    expect(
      refused.every(
        ({ retryAfter, type }) => Number(retryAfter) > 0 && type.startsWith('application/problem+json'),
      ),
    ).toBe(true);
    const feeds = reading.responses.filter((response) => response.posts !== undefined);
    expect(feeds.filter((response) => response.posts !== posts.length)).toEqual([]);
    expect(Math.max(...reading.responses.map(({ ms }) => ms))).toBeLessThanOrEqual(MAX_RESPONSE_MS);
    expect(median(recoveries)).toBeLessThanOrEqual(RECOVERY_MS);
    expect(lost).toEqual([]);
  });
});
