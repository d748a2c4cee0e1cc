import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stringify } from 'yaml';
import { ownerOf } from '../../../src/server/db/embedded-owner';
import { freePort } from '../../support/free-port';

/** Three PostgreSQL servers with synchronous replication, led by Patroni with etcd, as Debian ships them. */

export const NO_CLUSTER =
  'not run: install the packages patroni, etcd-server and postgresql-15 (or newer) for this test';

export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly postgres: string;
}

const POSTGRES = '/usr/lib/postgresql';
const OLDEST = 15;

export function findPrograms(): Programs | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const [patroni, etcd] = [find('patroni'), find('etcd')];
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).filter((name) => Number(name) >= OLDEST) : [];
  const postgres = versions
    .map((name) => join(POSTGRES, name, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return patroni && etcd && postgres ? { patroni, etcd, postgres } : undefined;
}

/** What the operator's page recommends: a dead primary is replaced after at most these seconds, and an election. */
const RULES = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: { max_connections: 150, shared_buffers: '32MB', wal_keep_size: '256MB', timezone: 'UTC' },
  },
};
const TRUST = ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'];

interface Node {
  readonly name: string;
  readonly folder: string;
  readonly file: string;
  readonly port: number;
  readonly api: number;
  child: ChildProcess | undefined;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

const LOOK_EVERY_MS = 200;
const MAX_WAIT_MS = 120_000;

export class PatroniCluster {
  readonly #programs: Programs;
  readonly #base = mkdtempSync(join(tmpdir(), 'humkaar-patroni-'));
  readonly #owner = ownerOf(this.#base);
  readonly #nodes: Node[] = [];
  #etcd: ChildProcess | undefined;

  constructor(programs: Programs) {
    this.#programs = programs;
    if (this.#owner) chownSync(this.#base, this.#owner.uid, this.#owner.gid);
  }

  /** One URL with all hosts. */
  get url(): string {
    return `postgres://postgres@${this.#hosts.join(',')}/postgres?target_session_attrs=read-write`;
  }

  get urls(): readonly string[] {
    return this.#hosts.map((host) => `postgres://postgres@${host}/postgres`);
  }

  get #hosts(): readonly string[] {
    return this.#nodes.map(({ port }) => `127.0.0.1:${port}`);
  }

  async start(): Promise<void> {
    const [client, peer] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`);
    this.#etcd = this.#spawn(this.#programs.etcd, [
      ...['--data-dir', join(this.#base, 'etcd'), '--initial-cluster', `default=${peer}`],
      ...['--listen-client-urls', client ?? '', '--advertise-client-urls', client ?? ''],
      ...['--listen-peer-urls', peer ?? '', '--initial-advertise-peer-urls', peer ?? ''],
    ]);
    for (const name of ['a', 'b', 'c'])
      this.#nodes.push(await this.#prepare(name, new URL(client ?? '').host));
    for (const node of this.#nodes) this.#run(node);
    await this.untilWhole();
  }

  /** Until all servers follow one primary, and one of them is synchronous. */
  async untilWhole(): Promise<void> {
    const isWhole = (members: readonly Member[]) =>
      members.length === this.#nodes.length &&
      members.every(({ state }) => state === 'running' || state === 'streaming') &&
      ['leader', 'sync_standby'].every((role) => members.some((member) => member.role === role));
    const end = Date.now() + MAX_WAIT_MS;
    while (!isWhole(await this.#members())) {
      if (Date.now() > end) throw new Error(`The cluster did not recover; see ${this.#base}`);
      await wait(LOOK_EVERY_MS);
    }
  }

  /** As if the machine of the primary, or only its PostgreSQL, had died. Returns a function that brings it back. */
  async killPrimary(what: 'machine' | 'PostgreSQL'): Promise<() => void> {
    const leader = (await this.#members()).find(({ role }) => role === 'leader');
    const node = this.#nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error('There is no primary.');
    const postmaster = Number(readFileSync(join(node.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (what === 'machine') node.child?.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    return () => {
      if (what === 'machine') this.#run(node);
    };
  }

  async stop(): Promise<void> {
    // Patroni stops its PostgreSQL before it ends.
    const running = this.#nodes.flatMap(({ child }) => (child && child.exitCode === null ? [child] : []));
    const ended = running.map((child) => new Promise((done) => child.once('exit', done)));
    for (const child of running) child.kill('SIGTERM');
    await Promise.race([Promise.all(ended), wait(30_000)]);
    this.#etcd?.kill('SIGKILL');
    rmSync(this.#base, { recursive: true, force: true });
  }

  async #members(): Promise<readonly Member[]> {
    for (const { api } of this.#nodes) {
      const response = await fetch(`http://127.0.0.1:${api}/cluster`).catch(() => undefined);
      const body = (await response?.json().catch(() => undefined)) as
        | { readonly members?: readonly Member[] }
        | undefined;
      if (body?.members) return body.members;
    }
    return [];
  }

  async #prepare(name: string, etcd: string): Promise<Node> {
    const [port, api] = [await freePort(), await freePort()];
    const folder = join(this.#base, name, 'data');
    const file = join(this.#base, `${name}.yaml`);
    const sockets = join(this.#base, name);
    mkdirSync(sockets);
    if (this.#owner) chownSync(sockets, this.#owner.uid, this.#owner.gid);
    const address = (at: number) => ({ listen: `127.0.0.1:${at}`, connect_address: `127.0.0.1:${at}` });
    const settings = {
      scope: 'humkaar',
      name,
      restapi: address(api),
      etcd3: { hosts: etcd },
      bootstrap: { dcs: RULES, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }], pg_hba: TRUST },
      postgresql: {
        ...address(port),
        data_dir: folder,
        bin_dir: this.#programs.postgres,
        pgpass: join(sockets, 'pgpass'),
        authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
        parameters: { unix_socket_directories: sockets },
      },
    };
    writeFileSync(file, stringify(settings));
    return { name, folder, file, port, api, child: undefined };
  }

  #run(node: Node): void {
    node.child = this.#spawn(this.#programs.patroni, [node.file]);
  }

  #spawn(program: string, args: readonly string[]): ChildProcess {
    return spawn(program, args, {
      ...this.#owner,
      cwd: this.#base,
      env: { PATH: process.env.PATH, HOME: this.#base },
      stdio: process.env.SHOW_CLUSTER ? 'inherit' : 'ignore',
    });
  }
}
