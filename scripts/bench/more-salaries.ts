import { randomBytes } from 'node:crypto';
import { readConfig } from '../../src/server/config';
import { openDatabase } from '../../src/server/db/engine';
import { recordEncryption } from '../../src/server/encryption';
import { secretsOf } from '../../src/server/secrets';
import { quarterOf } from '../../src/server/services/salaries/quarters';
import { makeRelease, releaseSalaries } from '../../src/server/services/salaries/release-salaries';
import { openReport, sealReport } from '../../src/server/services/salaries/sealed-report';
import type { Services } from '../../src/server/services/services';
import { SeededRandom } from '../seed/seeded-random';

const ROWS_AT_ONCE = 5000;
const MAX_STEP_MS = 3_600_000;
/** A release groups the reports since the last one; in one release they would be too many for its memory. */
const YEARS_RELEASED = 2;
const A_YEAR_MS = 365.25 * 86_400_000;

type Writing = Pick<Services, 'db' | 'encryption' | 'newId'>;
type Database = Awaited<ReturnType<typeof openDatabase>>;

interface Wanted {
  readonly databaseUrl: string;
  /** The data directory of the product that seeded the database; it contains the key. */
  readonly dataDir: string;
  readonly salaries: number;
  /** The company of a copied report; unchanged if omitted. */
  readonly companyFor?: (chance: number) => number;
}

/**
 * Copies the seeded reports until there are enough, then computes the figures. Returns the seconds this took.
 */
export async function moreSalaries({ databaseUrl, dataDir, ...wanted }: Wanted): Promise<number> {
  const config = readConfig({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const database = await openDatabase(config, () => {}, MAX_STEP_MS);
  const services: Writing = {
    db: database.db,
    encryption: recordEncryption(secretsOf(config).recordKey),
    newId: () => randomBytes(16).toString('base64url'),
  };
  try {
    await copyReports(services, database, wanted);
    await database.pool.query('vacuum analyze salary_reports');
    const start = Date.now();
    for (let years = YEARS_RELEASED; years > 0; years--)
      await makeRelease(services, quarterOf(new Date(start - years * A_YEAR_MS)));
    await database.pool.query('delete from salary_releases');
    await releaseSalaries(services, new Date());
    return Math.round((Date.now() - start) / 1000);
  } finally {
    await database.close();
  }
}

async function copyReports(
  services: Writing,
  { db, pool }: Database,
  { salaries, companyFor }: Pick<Wanted, 'salaries' | 'companyFor'>,
): Promise<void> {
  const rng = new SeededRandom('more salaries');
  const seeded = await db.selectFrom('salary_reports').selectAll().execute();
  const reports = seeded.map(({ id, sealed }) => openReport(services, id, sealed));
  const insert = (rows: readonly (readonly string[])[]) =>
    pool.query(
      `insert into salary_reports (id, contributor_seal, sealed)
       select * from unnest($1::text[], $2::text[], $3::text[])`,
      [0, 1, 2].map((column) => rows.map((row) => row[column])),
    );
  let before: Promise<unknown> = Promise.resolve();
  for (let made = seeded.length; made < salaries; made += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, salaries - made) }, () => {
      const id = services.newId();
      const report = rng.pick(reports);
      const company = companyFor?.(rng.unit()) ?? report.company;
      const fixed = Math.round(report.fixed * (0.85 + 0.3 * rng.unit()));
      const sealed = sealReport(services, id, { ...report, company, fixed, bucket: null });
      return [id, services.newId(), sealed];
    });
    // The next rows are encrypted while the database writes these.
    await before;
    before = insert(rows);
  }
  await before;
}
