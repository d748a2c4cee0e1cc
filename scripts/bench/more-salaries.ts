import { randomBytes } from 'node:crypto';
import { readConfig } from '../../src/server/config';
import { openDatabase } from '../../src/server/db/engine';
import { recordEncryption } from '../../src/server/encryption';
import { secretsOf } from '../../src/server/secrets';
import { releaseSalaries } from '../../src/server/services/salaries/release-salaries';
import { openReport, sealReport } from '../../src/server/services/salaries/sealed-report';
import type { Services } from '../../src/server/services/services';
import { SeededRandom } from '../seed/seeded-random';

const ROWS_AT_ONCE = 5000;
const MAX_STEP_MS = 600_000;

type Writing = Pick<Services, 'db' | 'encryption' | 'newId'>;

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
    await copyReports(services, wanted);
    await database.pool.query('vacuum analyze salary_reports');
    await database.pool.query('delete from salary_releases');
    const start = Date.now();
    await releaseSalaries(services, new Date());
    return Math.round((Date.now() - start) / 1000);
  } finally {
    await database.close();
  }
}

async function copyReports(
  services: Writing,
  { salaries, companyFor }: Pick<Wanted, 'salaries' | 'companyFor'>,
): Promise<void> {
  const rng = new SeededRandom('more salaries');
  const seeded = await services.db.selectFrom('salary_reports').selectAll().execute();
  const reports = seeded.map(({ id, sealed }) => openReport(services, id, sealed));
  for (let made = seeded.length; made < salaries; made += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, salaries - made) }, () => {
      const id = services.newId();
      const report = rng.pick(reports);
      const company = companyFor?.(rng.unit()) ?? report.company;
      const fixed = Math.round(report.fixed * (0.85 + 0.3 * rng.unit()));
      const sealed = sealReport(services, id, { ...report, company, fixed, bucket: null });
      return { id, contributor_seal: services.newId(), sealed };
    });
    await services.db.insertInto('salary_reports').values(rows).execute();
  }
}
