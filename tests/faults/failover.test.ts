import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/db/engine';
import { freePort } from '../support/free-port';
import { buildForFaults, launch, median, type Running, untilReady } from './support/built-server';
import { Commenting } from './support/commenting';
import { grouped, printFigures, ROUNDS, seconds } from './support/figures';
import { findPrograms, NO_CLUSTER, PatroniCluster } from './support/patroni-cluster';
import { Reading } from './support/steady-readers';
import { Talker } from './support/talking';
import { posts, seedTalkers, seedTestData } from './support/test-data';
import { Voting } from './support/voting';

const FAILOVERS = Math.ceil(ROUNDS / 2);
const MAX_PAUSE_MS = 30_000;
const WRITING_MS = 2_000;
const WRITERS = 4;
const READERS = 2;
const POLL = { timeout: 60_000, interval: 100 };
const programs = findPrograms();

describe('a primary that dies under load', () => {
  let cluster: PatroniCluster;
  let built: string;
  let dataDir: string;
  const servers: Running[] = [];

  beforeAll(async () => {
    if (!programs) return;
    built = await buildForFaults();
    dataDir = mkdtempSync(join(tmpdir(), 'humkaar-failover-'));
    cluster = new PatroniCluster(programs);
    await cluster.start();
    const place = { dataDir, databaseUrl: cluster.url };
    await seedTestData(place);
    const database = await openDatabase(place);
    await seedTalkers(database.db);
    await database.close();
    const env = { DATABASE_URL: cluster.url, LOG_FILE: join(dataDir, 'log') };
    for (const replicas of ['', cluster.urls.join(' ')]) {
      const more = { ...env, DATABASE_REPLICA_URLS: replicas };
      servers.push(launch(built, { port: await freePort(), dataDir, env: more }));
    }
    for (const server of servers) await untilReady(server);
  }, 300_000);
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGTERM');
    for (const { ended } of servers) await ended;
    await cluster?.stop();
    for (const folder of [built, dataDir]) if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it(`a primary that dies under load is replaced within 30 s ${FAILOVERS} times; nothing acknowledged is lost or duplicated`, async ({
    skip,
  }) => {
    if (!programs) return skip(NO_CLUSTER);
    const [here, there] = servers.map(({ origin }) => origin) as [string, string];
    const [voting, commenting, reading] = [new Voting(), new Commenting(), new Reading()];
    const talkers = [new Talker(here, 0), new Talker(there, 1)] as const;
    const done = new AbortController();
    const load = [
      voting.go(here, done.signal),
      commenting.go(there, WRITERS, done.signal),
      reading.go(there, READERS, done.signal),
    ];
    await expect.poll(() => talkers.every(({ connections }) => connections > 0), POLL).toBe(true);
    const pauses: number[] = [];
    const deliveries: number[] = [];
    for (let round = 0; round < FAILOVERS; round++) {
      await wait(WRITING_MS);
      const killed = Date.now();
      const before = commenting.acknowledged.length;
      const bringBack = await cluster.killPrimary(round % 2 === 0 ? 'machine' : 'PostgreSQL');
      let attempt = 0;
      const isReceived = async () => {
        await talkers[0].say(`After failover ${round} attempt ${attempt++}`);
        return talkers[1].receivedTexts.some((text) => text.startsWith(`After failover ${round} `));
      };
      await expect.poll(isReceived, POLL).toBe(true);
      deliveries.push(Date.now() - killed);
      await expect.poll(() => commenting.acknowledged.length > before + WRITERS, POLL).toBe(true);
      pauses.push(commenting.longestPause(killed, Date.now()));
      bringBack();
      await cluster.untilWhole();
    }
    done.abort();
    await Promise.all(load);
    for (const talker of talkers) talker.close();

    const database = await openDatabase({ dataDir, databaseUrl: cluster.url });
    const comments = await database.db.selectFrom('comments').select('text').execute();
    await database.close();
    const faults = [...(await voting.faults(here)), ...commenting.faults(comments.map(({ text }) => text))];
    const refused = [...voting.received, ...reading.responses].filter(({ status }) => status !== 200);
    const others = [...refused, ...commenting.refusals].filter(
      ({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0),
    );
    printFigures({
      fault:
        '`kill -9` of the primary (machine and PostgreSQL in turn), 3 servers with Patroni and etcd, 2 servers of ours',
      times: `${FAILOVERS} failovers, ${grouped(voting.acknowledged)} votes and ${grouped(commenting.acknowledged.length)} comments acknowledged`,
      outcome: `${faults.length} lost or doubled, ${others.length} failures other than 503 with Retry-After; no write accepted for ${seconds(median(pauses))}, at most ${seconds(Math.max(...pauses))}; chat between servers back after ${seconds(median(deliveries))}, at most ${seconds(Math.max(...deliveries))}`,
    });
    expect(faults).toEqual([]);
    expect(talkers[1].receivedTexts).toEqual([...new Set(talkers[1].receivedTexts)]);
    expect(others).toEqual([]);
    expect(reading.cut).toEqual([]);
    const feeds = reading.responses.filter((response) => response.posts !== undefined);
    expect(feeds.filter((response) => response.posts !== posts.length)).toEqual([]);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(MAX_PAUSE_MS);
  });
});
