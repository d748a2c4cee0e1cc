import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { monthsBefore } from '../../../src/server/services/salaries/months';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';

/** Asha's benefits from the contract's example, so that she can edit them. */
export async function seedOwnBenefits(db: Kysely<Tables>, services: Services): Promise<void> {
  await db
    .insertInto('benefit_reports')
    .values({
      id: 'Bf7ZentrixMeals01',
      author_seal: services.seal('benefits', 'Mb1asha2Nair3Qx4'),
      company_id: FIRST_COMPANY_ID,
      codes: ['PROVIDENT_FUND', 'FREE_MEALS', 'HEALTH_INSURANCE'],
      note: 'Insured for 5 lakh each; free meals only on office days.',
      submitted_month: monthsBefore(services.now(), 0),
    })
    .execute();
}
