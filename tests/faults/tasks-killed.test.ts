import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servicesOf } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { saveAddress } from '../../src/server/services/notifications/address-queries';
import { queue } from '../../src/server/services/notifications/push-queries';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { buildForFaults, launch, type Running, untilReady } from './support/built-server';
import { printFigures, ROUNDS } from './support/figures';
import { startMailServer } from './support/mail-server';
import { SECRET_KEY, seedTestData } from './support/test-data';

const PORTS = [5216, 5217] as const;
const EMAILS = 6;
const POLLS = 3;
const ENTRIES = 5;
/** Some time during which the tasks run, different in each round. */
const WORKING_MS = 300;
const BOX = 'the box of a member';
const LAST = { timeout: 120_000, interval: 500 };

let built: string;
let dataDir: string;
let postgres: ThrowawayPostgres;
let post: Awaited<ReturnType<typeof startMailServer>>;
let database: Database;
let env: Record<string, string>;
const servers: Running[] = [];
beforeAll(async () => {
  [built, postgres, post] = await Promise.all([
    buildForFaults(),
    startThrowawayPostgres(),
    startMailServer(),
  ]);
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-tasks-'));
  const place = { dataDir, databaseUrl: postgres.url };
  await seedTestData(place);
  database = await openDatabase(place);
  env = { DATABASE_URL: postgres.url, SMTP_URL: post.url, LOG_FILE: '/dev/null' };
  for (const index of [0, 1]) servers[index] = start(index);
  await Promise.all(servers.map(untilReady));
});
afterAll(async () => {
  for (const server of servers) server.child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.close();
  await postgres.stop();
  post.close();
  for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** Each with its own data directory, as on two machines. */
const start = (index: number): Running =>
  launch(built, { port: PORTS[index] ?? 0, dataDir: join(dataDir, String(index)), env });
const services = () =>
  servicesOf(readConfig({ ...env, NODE_ENV: 'test', SECRET_KEY, DATA_DIR: dataDir }), database);
const run = (statement: string, values: readonly unknown[] = []) =>
  database.pool.query(statement, [...values]);
const count = async (statement: string): Promise<number> =>
  Number((await run(`select count(*) as n from (${statement}) as counted`)).rows[0]?.n);
const makeDue = () => run("update pgboss.job set start_after = now() where state < 'active'");

/** Emails to send, polls whose end its author learns, and entries for the public log. */
async function addWork(round: number): Promise<void> {
  const messages = Array.from({ length: EMAILS }, (_, number) => ({
    id: `Email${round}x${number}`,
    box: BOX,
    channel: 'email' as const,
    noticeId: null,
    figure: number + 1,
  }));
  await queue(services(), database.db, messages);
  for (let number = 0; number < POLLS; number++) {
    const id = `Ppoll${round}x${number}`;
    await run(
      `insert into posts (id, alias_id, community_type, community_id, kind, title, content, media, created_at)
        values ($1, 'Fface0000000001', 'TOPIC', 1, 'TEXT', $1, 'x', '[]', date_trunc('hour', now()))`,
      [id],
    );
    await run("insert into polls (post_id, ends_at) values ($1, date_trunc('hour', now()))", [id]);
  }
  for (let number = 0; number < ENTRIES; number++)
    await run("insert into log_pending (due_at, entry) values (date_trunc('hour', now()), $1)", [
      `entry ${round} ${number}`,
    ]);
  await makeDue();
}

/** As if the hours had passed after which emails are sent again that were interrupted before the last look. */
async function retryEmails(stuck: readonly string[]): Promise<readonly string[]> {
  await run("update push_outbox set due_at = date_trunc('hour', now()) where id = any($1)", [stuck]);
  const { rows } = await run('select id from push_outbox where due_at > now()');
  return rows.map(({ id }) => String(id));
}

it(`two servers of which one is killed ${ROUNDS} times during its tasks cause each effect once`, async () => {
  await saveAddress(services(), { box: BOX, address: 'tara@mailbox.example', language: 'en' });
  for (let round = 0; round < ROUNDS; round++) {
    await addWork(round);
    await wait(WORKING_MS + round * 37);
    const index = round % servers.length;
    servers[index]?.child.kill('SIGKILL');
    await servers[index]?.ended;
    servers[index] = start(index);
    await untilReady(servers[index]);
  }
  let stuck: readonly string[] = [];
  await expect
    .poll(async () => {
      stuck = await retryEmails(stuck);
      await makeDue();
      return [
        await count('select from push_outbox'),
        await count('select from polls where not is_notified'),
        await count('select from log_pending'),
      ];
    }, LAST)
    .toEqual([0, 0, 0]);
  const emails = new Set(post.accepted);
  printFigures({
    fault: '`kill -9` of one of two servers during its scheduled tasks',
    times: `${ROUNDS} kills, ${ROUNDS * EMAILS} emails, ${ROUNDS * POLLS} notices, ${ROUNDS * ENTRIES} log entries`,
    outcome: `each once; ${post.accepted.length - emails.size} emails sent again with the same message id`,
  });
  expect(emails.size).toBe(ROUNDS * EMAILS);
  // A repetition is possible only where a server was killed between the mail server's answer and the deletion.
  expect(post.accepted.length - emails.size).toBeLessThanOrEqual(ROUNDS);
  expect(await count("select from notices where variant = 'poll-result' and figure = 1")).toBe(
    ROUNDS * POLLS,
  );
  expect(await count("select from log_entries where entry like 'entry %'")).toBe(ROUNDS * ENTRIES);
  expect(
    await count("select from (select distinct entry from log_entries where entry like 'entry %') as e"),
  ).toBe(ROUNDS * ENTRIES);
  expect(await count("select from pgboss.job where state = 'completed'")).toBe(0);
});
