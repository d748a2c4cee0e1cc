import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { awardBadges, recountCompanies } from '../../../src/server/services/companies/recount-companies';
import { recountInterviews } from '../../../src/server/services/interviews/recount-interviews';
import { recountApplications } from '../../../src/server/services/jobs/recount-applications';
import { quarterOf } from '../../../src/server/services/salaries/quarters';
import { makeRelease } from '../../../src/server/services/salaries/release-salaries';
import { rebuildSearch } from '../../../src/server/services/search/rebuild-search';
import type { Services } from '../../../src/server/services/services';
import { countReviews } from '../reviews/seed-reviews';

/** Computes every company figure from the rows with the production jobs. */
export async function countCompanies(db: Kysely<Tables>, services: Services): Promise<void> {
  await countReviews(db, services);
  await makeRelease({ ...services, db }, quarterOf(services.now()));
  await recountInterviews(db);
  await recountApplications(db, services.now());
  await recountCompanies(db);
  await awardBadges(db, services.now());
  await rebuildSearch(db);
}
