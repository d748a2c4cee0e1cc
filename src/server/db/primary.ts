import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig, type Connection, Pool, type PoolConfig } from 'pg';

type Report = (label: string) => void;

/** The server that takes writes. */
export interface Primary {
  /** Every new connection goes to the server that is the primary then. */
  readonly connection: PoolConfig;
  /** Resolves when it is known where the primary is, and fails if there is none for long. */
  readonly found: Promise<void>;
  readonly stop: () => Promise<void>;
}

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/** A PostgreSQL URL may list several hosts, separated by commas; each becomes a URL. */
export function addressesOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

export function primaryOf(url: string, report: Report): Primary {
  const addresses = addressesOf(url);
  return addresses.length > 1
    ? new MovingPrimary(addresses, report)
    : { connection: { connectionString: url }, found: Promise.resolve(), stop: async () => undefined };
}

interface Host {
  readonly address: string;
  readonly pool: Pool;
}

/** A connection of ours, and the socket below it. */
interface Open {
  readonly address: string;
  readonly socket: Duplex;
}

const LOOK_EVERY_MS = 1_000;
const CONNECT_MS = 2_000;
/** A failover should be over by then. */
const MAX_SEARCH_MS = 40_000;
const MAX_ANSWER_MS = 2_000;

/** Each failover begins a new timeline, so a former primary that does not know of it has an older one. */
const TIMELINE = `select case when pg_is_in_recovery() then 0
  else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer end as timeline`;

/** Asks all hosts every second which of them accepts writes. */
class MovingPrimary implements Primary {
  readonly #hosts: readonly Host[];
  readonly #report: Report;
  readonly #clients = new Map<Client, Open>();
  readonly #timer: NodeJS.Timeout;
  readonly found: Promise<void>;
  readonly connection: PoolConfig;
  #current: string;
  /** The newest one seen, or 0. */
  #timeline = 0;
  /** The former primary that was reported. */
  #ignored: string | undefined;
  #looking: Promise<void> | undefined;

  constructor(addresses: readonly string[], report: Report) {
    this.#hosts = addresses.map((address) => ({ address, pool: probe(address) }));
    this.#report = report;
    this.#current = addresses[0] ?? '';
    this.connection = this.#connection();
    this.found = this.#search();
    this.found.catch(() => undefined);
    this.#timer = setInterval(() => void this.#begin(), LOOK_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#hosts.map(({ pool }) => pool.end()));
  }

  /** A pool keeps the address it was made with, so its clients take the current one themselves. */
  #connection(): PoolConfig {
    const current = () => this.#current;
    const remember = (client: Client) => {
      const socket = streamOf(client);
      this.#clients.set(client, { address: this.#current, socket });
      socket.once('close', () => this.#clients.delete(client));
    };
    return {
      get connectionString() {
        return current();
      },
      Client: class extends Client {
        constructor(config?: ClientConfig) {
          super({ ...config, connectionString: current() });
          remember(this);
        }
      },
    };
  }

  async #search(): Promise<void> {
    const end = Date.now() + MAX_SEARCH_MS;
    for (await this.#begin(); this.#timeline === 0; await this.#begin()) {
      if (Date.now() > end)
        throw new Error('None of the hosts of DATABASE_URL is a primary that accepts writes.');
      await wait(LOOK_EVERY_MS);
    }
  }

  #begin(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const timelines = await Promise.all(this.#hosts.map(({ pool }) => timelineOf(pool)));
    const newest = Math.max(...timelines);
    const primary = this.#hosts[timelines.indexOf(newest)];
    if (newest === 0 || !primary) return;
    if (newest < this.#timeline) return this.#ignore(primary);
    this.#timeline = newest;
    this.#ignored = undefined;
    if (primary.address === this.#current) return;
    this.#current = primary.address;
    this.#report(`The primary of the database is now ${new URL(primary.address).host}.`);
    await this.#leaveOthers();
  }

  /** When the primary is too busy to answer, a former one must not take its place. */
  #ignore({ address }: Host): void {
    if (this.#ignored === address) return;
    this.#ignored = address;
    const { host } = new URL(address);
    this.#report(
      `${host} accepts writes, but is older than the primary so far. Restart this server to use it.`,
    );
  }

  /** A former primary that still runs would answer with what was true before. */
  async #leaveOthers(): Promise<void> {
    const left = [...this.#clients].filter(([, { address }]) => address !== this.#current);
    const ended = left.map(([, { socket }]) => new Promise((done) => socket.once('close', done)));
    for (const [client] of left) streamOf(client).destroy();
    await Promise.all(ended);
  }
}

const streamOf = (client: Client) =>
  (client as Client & { readonly connection: Connection }).connection.stream;

function probe(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: MAX_ANSWER_MS,
  });
  pool.on('error', () => undefined);
  return pool;
}

/** 0 for a server that follows another one or does not answer. */
const timelineOf = (pool: Pool): Promise<number> =>
  pool.query<{ timeline: number }>(TIMELINE).then(
    ({ rows }) => rows[0]?.timeline ?? 0,
    () => 0,
  );
