import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { contributorSeal } from '../../../src/server/services/salary/contributor-seal';
import { monthsBefore } from '../../../src/server/services/salary/months';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { Dice } from '../dice';
import { insertRows, type Row } from '../insert-rows';

const COUNT = 160;
const COMPANIES = 8;

/** Backend engineers of Bengaluru, so that the contract's example question has an answer. */
export const plantExampleSalaries = (db: Kysely<Tables>, services: Services): Promise<void> => {
  const dice = new Dice('example salaries');
  const rows = Array.from({ length: COUNT }, (_, place): Row<'salary_reports'> => {
    const years = dice.whole(2, 6);
    return {
      id: dice.id(),
      contributor_seal: services.seal('salary', `example contributor ${place}`),
      company_id: FIRST_COMPANY_ID + (place % COMPANIES),
      job_profile_id: 1,
      place_id: 1,
      experience_years: years,
      fixed: 600_000 + years * 200_000 + dice.whole(0, 80) * 10_000,
      variable: dice.whole(0, 12) * 10_000,
      stock: 0,
      stock_years: null,
      reported_month: monthsBefore(services.now(), dice.whole(1, 18)),
      is_verified: dice.chance(0.4),
    };
  });
  return insertRows(db, 'salary_reports', rows);
};

/** What Asha of the examples told this month, so that she can tell it anew. */
export async function plantToldSalary(db: Kysely<Tables>, services: Services): Promise<void> {
  await db
    .insertInto('salary_reports')
    .values({
      id: 'Sr7ashaZentrix00',
      contributor_seal: contributorSeal(services, 'Mb1asha2Nair3Qx4'),
      company_id: FIRST_COMPANY_ID,
      job_profile_id: 1,
      place_id: 1,
      experience_years: 4,
      fixed: 1_850_000,
      variable: 200_000,
      stock: 800_000,
      stock_years: 4,
      stock_type: 'rsus',
      is_current: true,
      reported_month: monthsBefore(services.now(), 0),
    })
    .execute();
}
