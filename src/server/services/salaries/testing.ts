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
