import { accessSync, constants } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import type { Config } from '../config';
import { makeFolder } from '../make-folder';
import { deadlinePool } from './deadline-pool';
import { lockDirectory } from './directory-lock';
import { EmbeddedEngine } from './embedded-engine';
import { keepTidy } from './housekeeping';
import type { Tables } from './tables';

/** An open database; both engines are reached by the same client and the same SQL. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** For migrations, copies and bulk loads, which may take longer than a request's query. */
  readonly pool: Pool;
  readonly kind: 'embedded' | 'postgres';
  readonly close: () => Promise<void>;
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;
type Report = (what: string) => void;

const QUERY_DEADLINE_MS = 12_000;
const CONNECT_MS = 3_000;
/** The embedded engine has one connection, so a burst may have to queue for it. */
const EMBEDDED_QUEUE_MS = 8_000;
const POOL_SIZE = 10;
const INT8 = 20;

/** A database on its way. What is built over it can be built meanwhile; nothing may be asked before it is ready. */
export interface OpeningDatabase {
  readonly database: Database;
  readonly ready: Promise<void>;
}

/** Opens the database of DATABASE_URL, or the embedded one in the data directory, which it locks at once. */
export const beginDatabase = async (
  place: Place,
  report: Report = () => undefined,
  deadline = QUERY_DEADLINE_MS,
): Promise<OpeningDatabase> =>
  place.databaseUrl === undefined
    ? beginEmbedded(place.dataDir, report, deadline)
    : { database: onPostgres(place.databaseUrl, report, deadline), ready: Promise.resolve() };

/** The same, once it is ready. */
export async function openDatabase(place: Place, report?: Report, deadline?: number): Promise<Database> {
  const { database, ready } = await beginDatabase(place, report, deadline);
  await ready;
  return database;
}

async function beginEmbedded(dataDir: string, report: Report, deadline: number): Promise<OpeningDatabase> {
  prepareDirectory(dataDir);
  const { release } = await lockDirectory(dataDir);
  const engine = new EmbeddedEngine(dataDir, report);
  const started = engine.start().catch(async (error: unknown) => {
    await engine.stop();
    release();
    throw error;
  });
  return { database: overEngine(engine, release, report, deadline), ready: started };
}

function overEngine(engine: EmbeddedEngine, release: () => void, report: Report, deadline: number): Database {
  const pool = makePool(
    {
      host: engine.socketFolder,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      connectionTimeoutMillis: EMBEDDED_QUEUE_MS,
      // The engine is one session for all connections, so a new one finds what the last one had prepared.
      verify: (client, done) => void client.query('deallocate all').then(() => done(), done),
    },
    report,
  );
  const hung = () => void engine.restart('a query did not come back');
  const stopTidying = keepTidy(pool, report);
  return {
    db: kyselyOver(pool, deadline, hung),
    pool,
    kind: 'embedded',
    close: async () => {
      await stopTidying();
      await endPool(pool);
      await engine.stop();
      release();
    },
  };
}

function onPostgres(connectionString: string, report: Report, deadline: number): Database {
  const pool = makePool(
    {
      connectionString,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: deadline,
      idle_in_transaction_session_timeout: deadline,
      keepAlive: true,
    },
    report,
  );
  return {
    db: kyselyOver(pool, deadline, () => undefined),
    pool,
    kind: 'postgres',
    close: () => endPool(pool),
  };
}

function makePool(config: PoolConfig, report: Report): Pool {
  const pool = new Pool({ ...config, types: { getTypeParser } });
  const lost = (error: Error) => report(`A database connection was lost: ${error.message}`);
  // A connection whose server goes away emits an error, idle or in use; without a listener that ends the process.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Counts arrive as numbers; nothing here comes near 2^53. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format as 'text');

const kyselyOver = (pool: Pool, deadline: number, onHang: () => void): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: deadlinePool(pool, deadline, onHang) }),
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
