import { accessSync, constants } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import type { Config } from '../config';
import { makeFolder } from '../make-folder';
import { deadlinePool } from './deadline-pool';
import { DirectoryInUse } from './directory-lock';
import { SUPERUSER } from './embedded-cluster';
import { EmbeddedEngine } from './embedded-engine';
import { lockDataDir } from './embedded-orphan';
import { clusterFolder, socketOf } from './embedded-place';
import { primaryOf } from './primary';
import { routingPool } from './read-routing';
import { Replicas } from './replicas';
import type { Tables } from './tables';

/** An open database; both engines use the same client and the same SQL. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** For migrations, copies and bulk loads, which may take longer than a request's query. */
  readonly pool: Pool;
  /** For connections that listen, and so must not go through a pooler. */
  readonly direct: PoolConfig;
  readonly kind: 'embedded' | 'postgres';
  /** Replicas that may answer reads, if there are any. */
  readonly replicas?: Replicas | undefined;
  /** Resolves when a process that joined may query it. */
  readonly found: Promise<void>;
  readonly close: () => Promise<void>;
}

interface Place
  extends Pick<Config, 'dataDir' | 'databaseUrl'>,
    Partial<Pick<Config, 'workers' | 'isPooled' | 'databaseDirectUrl' | 'replicaUrls'>> {}
type Report = (label: string) => void;

const QUERY_DEADLINE_MS = 12_000;
const CONNECT_MS = 3_000;
const POOL_SIZE = 10;
/** A new connection plans every query again. Networks often drop connections that were idle for six minutes. */
const IDLE_MS = 300_000;
const INT8 = 20;

/** A database that is opening. Services can be built over it, but must not query it before `ready`. */
export interface OpeningDatabase {
  readonly database: Database;
  readonly ready: Promise<void>;
}

/** Opens the database of DATABASE_URL or the embedded one, locking its data directory at once. */
export const beginDatabase = async (
  place: Place,
  report: Report = () => undefined,
  deadline = QUERY_DEADLINE_MS,
): Promise<OpeningDatabase> => {
  if (place.databaseUrl === undefined) return beginEmbedded(place, report, deadline);
  const database = external({ ...place, databaseUrl: place.databaseUrl }, report, deadline);
  return { database, ready: database.found };
};

/** Resolves when the database is ready. Connects to the embedded database of a running server, if there is one. */
export async function openDatabase(
  place: Place,
  report: Report = () => undefined,
  deadline = QUERY_DEADLINE_MS,
): Promise<Database> {
  try {
    const { database, ready } = await beginDatabase(place, report, deadline);
    await ready;
    return database;
  } catch (error) {
    if (error instanceof DirectoryInUse) return besideServer(place.dataDir, error, deadline);
    throw error;
  }
}

async function beginEmbedded(
  { dataDir, workers = 1 }: Place,
  report: Report,
  deadline: number,
): Promise<OpeningDatabase> {
  prepareDirectory(dataDir);
  const lock = await lockDataDir(dataDir, report);
  const engine = new EmbeddedEngine({ dataDir, workers }, lock, report);
  const pool = makePool({ ...embeddedClient(dataDir), ...limits(deadline) }, report);
  const close = async () => {
    await endPool(pool);
    await engine.stop();
    lock.release();
  };
  const ready = engine.start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const database: Database = { ...embeddedOver(pool, deadline), close };
  return { database, ready };
}

/** For a worker process: the database its supervisor has started. */
export const joinDatabase = (place: Place, report: Report): Database =>
  place.databaseUrl === undefined
    ? joinEmbedded(place.dataDir, report, QUERY_DEADLINE_MS)
    : external({ ...place, databaseUrl: place.databaseUrl }, report, QUERY_DEADLINE_MS);

function joinEmbedded(dataDir: string, report: Report, deadline: number): Database {
  const pool = makePool({ ...embeddedClient(dataDir), ...limits(deadline) }, report);
  return { ...embeddedOver(pool, deadline), close: () => endPool(pool) };
}

const embeddedOver = (pool: Pool, deadline: number): Omit<Database, 'close'> => ({
  db: kyselyOver(pool, deadline),
  pool,
  direct: pool.options,
  kind: 'embedded',
  found: Promise.resolve(),
});

/** For commands. A lock holder that does not respond on its socket is not a server, but another command. */
async function besideServer(dataDir: string, inUse: DirectoryInUse, deadline: number): Promise<Database> {
  const database = joinEmbedded(dataDir, () => undefined, deadline);
  try {
    await database.pool.query('select 1');
  } catch {
    await database.close();
    throw inUse;
  }
  return database;
}

const embeddedClient = (dataDir: string): PoolConfig => ({
  host: socketOf(clusterFolder(dataDir)),
  user: SUPERUSER,
  database: 'postgres',
});

function external(
  place: Place & { readonly databaseUrl: string },
  report: Report,
  deadline: number,
): Database {
  const { databaseUrl, isPooled = false, databaseDirectUrl = databaseUrl, replicaUrls = [] } = place;
  // A pooler rejects session settings and does not know statements prepared on another connection.
  const settings = { keepAlive: true, ...(isPooled ? SIZES : limits(deadline)) };
  const rules = { milliseconds: deadline, prepares: !isPooled };
  const writes = primaryOf(databaseUrl, report);
  const listens = databaseDirectUrl === databaseUrl ? writes : primaryOf(databaseDirectUrl, report);
  const pool = makePool({ ...settings, ...writes.connection }, report);
  const primary = deadlinePool(pool, rules);
  const copies = replicaUrls.map((connectionString) => makePool({ ...settings, connectionString }, report));
  const replicas =
    copies.length > 0
      ? new Replicas(
          pool,
          copies.map((copy) => ({ pool: copy, reads: deadlinePool(copy, rules) })),
        )
      : undefined;
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool: replicas ? routingPool(primary) : primary }) }),
    pool,
    direct: Object.defineProperties(
      { ...settings, types: pool.options.types },
      Object.getOwnPropertyDescriptors(listens.connection),
    ),
    kind: 'postgres',
    replicas,
    found: Promise.all([writes.found, listens.found]).then(() => undefined),
    close: async () => {
      await replicas?.stop();
      await endPool(pool);
      await Promise.all([...new Set([writes, listens])].map((followed) => followed.stop()));
    },
  };
}

const SIZES: PoolConfig = {
  max: POOL_SIZE,
  connectionTimeoutMillis: CONNECT_MS,
  idleTimeoutMillis: IDLE_MS,
};

const limits = (deadline: number): PoolConfig => ({
  ...SIZES,
  statement_timeout: deadline,
  idle_in_transaction_session_timeout: deadline,
});

function makePool(config: PoolConfig, report: Report): Pool {
  const pool = new Pool({ ...config, types: { getTypeParser } });
  const lost = (error: Error) => report(`A database connection was lost: ${error.message}`);
  // A lost connection emits an error, idle or in use; without a listener that ends the process.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Parses counts as numbers; none comes near 2^53. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format as 'text');

const kyselyOver = (pool: Pool, milliseconds: number): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: deadlinePool(pool, { milliseconds, prepares: true }) }),
  });

async function endPool(pool: Pool): Promise<void> {
  if (!pool.ended) await pool.end();
}

function prepareDirectory(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data directory ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a folder you own.`,
    );
  }
}
