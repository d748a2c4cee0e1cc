import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { contributorSeal } from '../../../src/server/services/salaries/contributor-seal';
import { monthsBefore } from '../../../src/server/services/salaries/months';
import { sealReport } from '../../../src/server/services/salaries/sealed-report';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertRows, type Row } from '../insert-rows';
import { SeededRandom } from '../seeded-random';

const COUNT = 480;
const COMPANIES = 8;

/** Backend engineers in Bengaluru, so that the contract's example request has a result. */
export const seedExampleSalaries = (db: Kysely<Tables>, services: Services): Promise<void> => {
  const rng = new SeededRandom('example salaries');
  const rows = Array.from({ length: COUNT }, (_, place): Row<'salary_reports'> => {
    const years = rng.whole(2, 6);
    const id = rng.id();
    return {
      id,
      contributor_seal: services.seal('salary', `example contributor ${place}`),
      sealed: sealReport(services, id, {
        company: FIRST_COMPANY_ID + (place % COMPANIES),
        job: 1,
        place: 1,
        years,
        fixed: 600_000 + years * 200_000 + rng.whole(0, 80) * 10_000,
        variable: rng.whole(0, 12) * 10_000,
        ...{ stock: 0, stockYears: null, stockType: null },
        isCurrent: false,
        month: monthsBefore(services.now(), rng.whole(1, 18)),
        bucket: null,
      }),
    };
  });
  return insertRows(db, 'salary_reports', rows);
};

const SALARY_ID = 'Sr7ashaZentrix00';

/** Asha's salary report of this month, so that she can edit it. */
export async function seedOwnSalary(db: Kysely<Tables>, services: Services): Promise<void> {
  const sealed = sealReport(services, SALARY_ID, {
    ...{ company: FIRST_COMPANY_ID, job: 1, place: 1, years: 4 },
    ...{ fixed: 1_850_000, variable: 200_000, stock: 800_000, stockYears: 4, stockType: 'rsus' },
    isCurrent: true,
    month: monthsBefore(services.now(), 0),
    bucket: null,
  });
  const contributor_seal = contributorSeal(services, 'Mb1asha2Nair3Qx4');
  await db.insertInto('salary_reports').values({ id: SALARY_ID, contributor_seal, sealed }).execute();
}
