import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Cluster, SUPERUSER } from '../../src/server/db/embedded-cluster';
import type { Database } from '../../src/server/db/engine';
import type { Replicas } from '../../src/server/db/replicas';
import { freePort } from './free-port';

export interface Standby {
  readonly url: string;
  /** As if its machine had failed. */
  readonly crash: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
}

/** A PostgreSQL whose log standbys follow. */
export interface ReplicatedPostgres {
  readonly url: string;
  /** A standby that applies everything this much later. */
  readonly addStandby: (delaySeconds: number) => Promise<Standby>;
  readonly stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 50;
const COMMON = [
  'max_connections=200',
  'shared_buffers=64MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=.',
  'timezone=UTC',
  'fsync=off',
  'wal_level=replica',
  'max_wal_senders=10',
  'wal_keep_size=256MB',
];
const urlAt = (port: number) => `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`;

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const base = mkdtempSync(join(tmpdir(), 'humkaar-replicas-'));
  const clusterAt = (name: string, settings: readonly string[]) =>
    new Cluster({
      folder: join(base, name),
      logFile: join(base, `${name}.log`),
      settings: [...COMMON, ...settings],
      report: (line) => process.stderr.write(`${line}\n`),
    });
  const port = await freePort();
  const primary = clusterAt('primary', [`port=${port}`]);
  primary.init();
  await primary.start();
  const kill = async (name: string, { ended }: { readonly ended: Promise<string> }) => {
    process.kill(Number(readFileSync(join(base, name, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
    await ended;
  };
  const clusters = [primary];
  const addStandby = async (delaySeconds: number): Promise<Standby> => {
    const name = `standby${clusters.length}`;
    await copyPrimary(urlAt(port), join(base, 'primary'), join(base, name));
    const ownPort = await freePort();
    const cluster = clusterAt(name, [
      `port=${ownPort}`,
      `primary_conninfo=host=127.0.0.1 port=${port} user=${SUPERUSER}`,
      `recovery_min_apply_delay=${delaySeconds}s`,
    ]);
    clusters.push(cluster);
    let running = await cluster.start();
    return {
      url: urlAt(ownPort),
      crash: () => kill(name, running),
      startAgain: async () => {
        running = await cluster.start();
      },
    };
  };
  const stop = async () => {
    for (const cluster of clusters.reverse()) await cluster.stop();
    rmSync(base, { recursive: true, force: true });
  };
  return { url: urlAt(port), addStandby, stop };
}

/** Until a server may read this position from a replica. */
export async function untilUsable(
  { replicas }: Pick<Database, 'replicas'>,
  position = 0n,
): Promise<Replicas> {
  if (!replicas) throw new Error('There are no replicas.');
  while (!replicas.pick(position)) await wait(LOOK_EVERY_MS);
  return replicas;
}

/** A base backup: the package has no pg_basebackup. */
async function copyPrimary(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  spawnSync('cp', ['-a', from, to]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  rmSync(join(to, 'postmaster.pid'), { force: true });
  const { uid, gid } = statSync(from);
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    const file = join(to, name);
    writeFileSync(file, text, { mode: 0o600 });
    chownSync(file, uid, gid);
  }
}
