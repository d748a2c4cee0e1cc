import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import type { components, paths } from '../../../src/contracts/review';
import type { Tables } from '../../../src/server/db/tables';
import { experienceColumns } from '../../../src/server/services/profile/career/exact-experience';
import { sealedFor } from '../../../src/server/services/profile/deletion/sealed-for';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertRows } from '../insert-rows';

/** Written by Asha of the examples, so that she can edit it and create a post from it. */
const REVIEWER = 'Mb1asha2Nair3Qx4';
/** Not Asha, so that she can mark the review as helpful. */
const OTHER_REVIEWER = 'example reviewer';

type Wire = components['schemas'];

const contract: { readonly paths: Record<keyof paths, unknown> } = parse(
  readFileSync(new URL('../../../openapi/review.yaml', import.meta.url), 'utf8'),
);

interface Example<Body> {
  readonly get: { responses: { 200: { content: { 'application/json': { example: Body } } } } };
}
const exampleOf = <Body>(path: keyof paths): Body =>
  (contract.paths[path] as Example<Body>).get.responses[200].content['application/json'].example;

/** The review of the contract's examples, read from the contract. */
function exampleReview(): Wire['Review'] {
  const [review] = exampleOf<Wire['ReviewPage']>('/v1/companies/{urlName}/reviews').items;
  if (!review) throw new Error('The review contract has no example.');
  return review;
}

/** Within the range of the example. */
const EXAMPLE_YEARS = 3;

export async function seedExampleReview(db: Kysely<Tables>, services: Services): Promise<void> {
  const review = exampleReview();
  const author = services.seal('review', OTHER_REVIEWER);
  const { workLife, ...rest } = review.ratings;
  const keys = Array.from({ length: review.helpful }, (_, index) =>
    services.seal('vote', `example reader ${index}`),
  );
  await insertRows(db, 'company_reviews', [
    {
      id: review.reviewId,
      company_id: FIRST_COMPANY_ID,
      author_seal: author,
      job_profile_id: 1,
      place_id: 1,
      ...experienceColumns(services, author, EXAMPLE_YEARS),
      is_current: review.isCurrent,
      is_verified: review.isVerified,
      employment: review.employment,
      written_on: review.writtenOn,
      title: review.title,
      likes: review.likes,
      dislikes: review.dislikes,
      overall: review.overall,
      work_life: workLife,
      ...rest,
      recommends: null,
      approves_ceo: null,
      reply: review.reply?.text ?? null,
      replied_on: review.reply?.repliedOn ?? null,
      helpful: review.helpful,
    },
  ]);
  await insertRows(
    db,
    'review_helpful',
    keys.map((key) => ({ review_id: review.reviewId, voter_seal: sealedFor(key, review.reviewId) })),
  );
}

/** Always in an earlier month, so that its points have arrived. */
const FORTY_DAYS = 40 * 86_400_000;

/** Has no employer reply, so the author can edit it. */
export async function seedOwnReview(db: Kysely<Tables>, services: Services): Promise<void> {
  const { reviewId, companyUrlName, review } = exampleOf<Wire['OwnReview']>('/v1/own-reviews/{reviewId}');
  const { id: company } = await db
    .selectFrom('companies')
    .select('id')
    .where('url_name', '=', companyUrlName)
    .executeTakeFirstOrThrow();
  const { workLife, ...rest } = review.ratings;
  const author = services.seal('review', REVIEWER);
  await db
    .insertInto('company_reviews')
    .values({
      id: reviewId,
      company_id: company,
      author_seal: author,
      job_profile_id: 1,
      place_id: review.locationId,
      ...experienceColumns(services, author, review.totalExperience),
      is_current: review.isCurrent,
      employment: review.employment,
      work_mode: review.workMode,
      is_anonymous: review.isAnonymous,
      written_on: new Date(services.now().getTime() - FORTY_DAYS).toISOString().slice(0, 10),
      title: review.title ?? '',
      likes: review.likes,
      dislikes: review.dislikes,
      overall: review.overall,
      work_life: workLife,
      ...rest,
      recommends: review.recommends ?? null,
      reply: null,
      replied_on: null,
    })
    .execute();
  const asked_on = services.now().toISOString().slice(0, 10);
  await db.insertInto('review_challenges').values({ review_id: reviewId, asked_on }).execute();
}
