import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { readReplica } from '../../src/server/db/read-routing';
import { RemovalFeed } from '../../src/server/pages/removal-feed';
import {
  type ReplicatedPostgres,
  type Standby,
  startReplicatedPostgres,
  untilUsable,
} from '../support/replicated-postgres';

const WAIT = { timeout: 30_000 };
/** Writes for several of the looks for the primary, one per second. */
const MANY = 40;

let dataDir: string;
let postgres: ReplicatedPostgres;
let [heir, remaining]: readonly Standby[] = [];
const opened: Database[] = [];
const reports: string[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-failover-'));
  postgres = await startReplicatedPostgres();
  [heir, remaining] = [await postgres.addStandby(0), await postgres.addStandby(0)];
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

const urlOf = (standby: Standby | undefined) => standby?.url ?? '';
/** One URL with several hosts, as an operator writes it. */
const together = (...urls: readonly string[]) => {
  const hosts = urls.map((url) => new URL(url).host).join(',');
  return `${(urls[0] ?? '').replace(/@[^/]+/, `@${hosts}`)}?target_session_attrs=read-write`;
};
async function open(DATABASE_URL: string, DATABASE_REPLICA_URLS = ''): Promise<Database> {
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL, DATABASE_REPLICA_URLS };
  const database = await openDatabase(readConfig(env), (line) => reports.push(line));
  opened.push(database);
  return database;
}
const add = ({ db }: Database, name: string) => sql`insert into names values (${name})`.execute(db);
const namesIn = async ({ db }: Database) =>
  (await sql<{ name: string }>`select name from names order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

it('a server with several hosts writes to the primary, and to its successor after a failover', async () => {
  const database = await open(together(urlOf(heir), postgres.url));
  await sql`create table names (name text)`.execute(database.db);
  await add(database, 'before');
  const feed = new RemovalFeed(database.direct);
  const removed: unknown[] = [];
  await feed.start();
  feed.subscribe((id) => removed.push(id));
  const locks = new Pool({ ...database.direct, max: 1 });
  locks.on('error', () => undefined);
  await locks.query('select pg_advisory_lock(7)');

  const follower = await open(postgres.url, urlOf(remaining));
  const replicas = await untilUsable(follower, await follower.replicas?.position());
  const old = (await replicas.position()) - 1n;
  const promoted = new Pool({ connectionString: urlOf(heir), max: 1 });
  await promoted.query('select pg_promote()');
  await promoted.end();
  // The former primary still runs, and its log is longer than that of its successor.
  await add(follower, 'lost');

  // The writes of the former primary are not part of the site any more.
  await expect.poll(() => namesIn(database).catch(() => []), WAIT).toEqual(['before']);
  await add(database, 'after');
  const isLocked = async () => (await locks.query('select pg_try_advisory_lock(8) as done')).rows[0].done;
  await expect.poll(() => isLocked().catch(() => false), WAIT).toBe(true);

  const reader = await open(together(postgres.url, urlOf(heir)), urlOf(remaining));
  const written = (await reader.replicas?.position()) ?? 0n;
  expect(written).toBeGreaterThan(old);
  expect(await readReplica(replicas, old, () => namesIn(follower))).toHaveLength(2);
  const names = reader.replicas && (await readReplica(reader.replicas, written, () => namesIn(reader)));
  expect(names).toEqual(['after', 'before']);

  await expect.poll(feed.isComplete, WAIT).toBe(true);
  await sql`select pg_notify('removed_content', 'Pone')`.execute(database.db);
  await expect.poll(() => removed.at(-1), WAIT).toBe('Pone');

  // Without its primary, the server rejects writes; the former primary must not receive them.
  await heir?.crash();
  let rejected = 0;
  const tryToAdd = async () => {
    await add(database, 'elsewhere').catch(() => {
      rejected += 1;
    });
    return rejected;
  };
  await expect.poll(tryToAdd, { ...WAIT, interval: 100 }).toBe(MANY);
  expect(await namesIn(follower)).toEqual(['before', 'lost']);
  const older = reports.filter((line) => line.endsWith('Restart this server to use it.'));
  expect(new Set(older)).toEqual(new Set([expect.stringContaining(new URL(postgres.url).host)]));
  await heir?.startAgain();
  const isAdded = () => add(database, 'again').then(Boolean, () => false);
  await expect.poll(isAdded, WAIT).toBe(true);
  await feed.stop();
  await locks.end();
});
