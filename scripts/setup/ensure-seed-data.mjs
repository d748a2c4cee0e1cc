import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused, runBin, TSX } from './run.mjs';

/** The embedded database, current and of older builds. */
const DATABASES = ['postgres', 'db'];

/** A cluster is not for trying out. */
const SEVERAL_HOSTS = /^\w+:\/\/([^@/]*@)?[^/?]*,/;

/**
 * Seeds a new database once, outside production. Only an empty database is seeded, in one transaction; a note
 * in the data directory lets an interrupted seed start again and saves later starts the check.
 */
export async function ensureSeedData(
  folder,
  { env = process.env, fill = seed, isEmpty = isEmptyPostgres } = {},
) {
  if (env.SEED_SIZE === 'none' || env.NODE_ENV === 'production') return;
  const url = env.DATABASE_URL?.trim();
  if (url && SEVERAL_HOSTS.test(url)) return;
  const note = join(folder, 'world.json');
  const place = url ? createHash('sha256').update(url).digest('hex').slice(0, 16) : 'embedded';
  const state = readNote(note, place);
  if (state === 'finished') return;
  const isNew =
    state === 'started' ||
    (url ? await isEmpty(url) : !DATABASES.some((name) => existsSync(join(folder, name))));
  if (!isNew) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(note, JSON.stringify({ place, state: 'started' }));
  process.stdout.write('Adding sample data to the database (once) …\n');
  if ((await fill()) !== 0) {
    throw new Refused('The sample data could not be added (see above): run npm start again to start over.');
  }
  writeFileSync(note, JSON.stringify({ place, state: 'finished' }));
}

const seed = async () => (await runBin(TSX, ['scripts/seed/main.ts'], { limit: 3600 })).code;

function readNote(note, place) {
  try {
    const read = JSON.parse(readFileSync(note, 'utf8'));
    return read.place === place ? read.state : undefined;
  } catch {
    return undefined;
  }
}

async function isEmptyPostgres(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const tables = await client.query(
      "select 1 from information_schema.tables where table_schema = 'public' limit 1",
    );
    return tables.rowCount === 0;
  } catch (error) {
    throw new Refused(
      `The database of DATABASE_URL cannot be reached (${error.code ?? error.message}): start it, or correct DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
