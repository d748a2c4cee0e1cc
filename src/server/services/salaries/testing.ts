import type { Services } from '../services';
import { type StoredReport, sealReport } from './sealed-report';

export type Planted = Partial<StoredReport> & { readonly seal?: string };

let planted = 0;

/** Inserts reports as the form would, each by a different person by default. Returns their ids. */
export async function seedReports(
  services: Pick<Services, 'db' | 'encryption' | 'newId'>,
  reports: readonly Planted[],
): Promise<readonly string[]> {
  const rows = reports.map(({ seal, ...wanted }) => {
    planted += 1;
    const id = services.newId();
    const report: StoredReport = { ...USUAL, ...wanted };
    return { id, contributor_seal: seal ?? `person ${planted}`, sealed: sealReport(services, id, report) };
  });
  await services.db.insertInto('salary_reports').values(rows).execute();
  return rows.map(({ id }) => id);
}

const USUAL: StoredReport = {
  ...{ company: 1001, job: 1, place: 1, years: 4 },
  ...{ fixed: 1_200_000, variable: 0, stock: 0, stockYears: null, stockType: null },
  isCurrent: true,
  month: '2026-05-01',
  bucket: null,
};

/** A salary far from every rounded amount: a response with a number within 1 % of it reveals it. */
export const SECRET = 3_495_000;

/** A split that no one else has: 60 % bonus, and as much stock in a year as pay. */
export const SECRET_SPLIT = {
  ...{ fixed: 0.4 * SECRET, variable: 0.6 * SECRET },
  ...{ stock: 4 * SECRET, stockYears: 4 },
};

/** Responses with another split than that of people without bonus and stock. */
export const likeSecretSplit = (responses: readonly string[]): readonly string[] =>
  responses.filter((response) => /"bonusPercent":(?!0)|"stockPercent":(?!0)/.test(response));

/** Numbers in responses within 1 % of the secret. */
export const nearSecret = (responses: readonly string[]): readonly string[] =>
  responses.flatMap((response) =>
    (response.match(/\d{6,9}/g) ?? []).filter((text) => Math.abs(Number(text) / SECRET - 1) < 0.01),
  );
