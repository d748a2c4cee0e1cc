import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Position, Replica, Replicas } from './replicas';

/** One request that only reads. All its queries see the same replica. */
class Reading {
  readonly #replicas: Replicas;
  #replica: Replica | undefined;

  constructor(replicas: Replicas, position: Position) {
    this.#replicas = replicas;
    this.#replica = replicas.pick(position);
  }

  get replica(): Replica | undefined {
    return this.#replica;
  }

  /** The rest of the request uses the primary, because it wrote something. */
  stayOnPrimary(): void {
    this.#replica = undefined;
  }

  /** The same for a replica that failed; other requests leave it out too. */
  leaveOut(replica: Replica): void {
    this.#replicas.leaveOut(replica);
    this.#replica = undefined;
  }
}

const readings = new AsyncLocalStorage<Reading>();

/** Lets a replica that shows this position answer the queries of this work. */
export const readReplica = <Result>(
  replicas: Replicas,
  position: Position,
  work: () => Promise<Result>,
): Promise<Result> => readings.run(new Reading(replicas, position), work);

/** The primary's connections; within `readReplica` queries that only read go to a replica. */
export const routingPool = (primary: PostgresPool): PostgresPool => ({
  connect: async () => {
    const reading = readings.getStore();
    return reading?.replica ? new RoutedClient(primary, reading) : primary.connect();
  },
  end: () => primary.end(),
});

type Query = (sql: string, parameters: readonly unknown[]) => Promise<{ rows: unknown[] }>;

/** Decides by its first statement which server it is a connection to. */
class RoutedClient implements PostgresPoolClient {
  readonly #primary: PostgresPool;
  readonly #reading: Reading;
  #client: PostgresPoolClient | undefined;

  constructor(primary: PostgresPool, reading: Reading) {
    this.#primary = primary;
    this.#reading = reading;
  }

  query = (async (sql: string, parameters: readonly unknown[]) => {
    const { replica } = this.#reading;
    if (!this.#client && replica && onlyReads(sql)) {
      try {
        return await queryOnce(replica.reads, sql, parameters);
      } catch (error) {
        // It may also have cancelled the query to catch up. The primary runs the same query.
        if (isAway(error)) this.#reading.leaveOut(replica);
        else this.#reading.stayOnPrimary();
      }
    }
    if (!onlyReads(sql)) this.#reading.stayOnPrimary();
    this.#client ??= await this.#primary.connect();
    return (this.#client.query as unknown as Query)(sql, parameters);
  }) as unknown as PostgresPoolClient['query'];

  release(): void {
    this.#client?.release();
  }
}

async function queryOnce(pool: PostgresPool, sql: string, parameters: readonly unknown[]) {
  const client = await pool.connect();
  try {
    return await (client.query as unknown as Query)(sql, parameters);
  } finally {
    client.release();
  }
}

/** Whether the server, and not the query, was the reason. */
function isAway(error: unknown): boolean {
  const code = String((error as { readonly code?: unknown }).code);
  const isFromServer = /^(?=.*\d)[\dA-Z]{5}$/.test(code);
  // Connection, resources, operator intervention.
  return !isFromServer || /^(08|53|57)/.test(code);
}

const WRITES =
  /\b(insert|update|delete|merge|nextval|setval|set_config|pg_\w*advisory\w*|pg_notify|for (no key )?update|for (key )?share)\b/i;

/** Errs on the side of the primary: "update" as a name counts as writing. */
export const onlyReads = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql) && !WRITES.test(sql);
