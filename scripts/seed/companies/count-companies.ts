import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { awardBadges, recountCompanies } from '../../../src/server/services/company/recount-companies';
import { makeRelease, quarterOf } from '../../../src/server/services/salary/release-salaries';
import type { Services } from '../../../src/server/services/services';
import { countReviews } from '../reviews/plant-reviews';

/** Every figure of every company, made from the rows by what makes it later too. */
export async function countCompanies(db: Kysely<Tables>, services: Pick<Services, 'now'>): Promise<void> {
  await countReviews(db, services);
  await recountCompanies(db);
  await makeRelease(db, quarterOf(services.now()));
  await awardBadges(db, services.now());
}
