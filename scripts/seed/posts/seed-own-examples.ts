import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import type { components } from '../../../src/contracts/writing';
import type { Tables } from '../../../src/server/db/tables';
import { freeOfferSeal, offerKey, sealOffer } from '../../../src/server/services/posts/saved-offers';
import type { Services } from '../../../src/server/services/services';
import { shifted } from '../example-time';

type Wire = components['schemas'];

const ASHA = 'Mb1asha2Nair3Qx4';
const HER_ALIAS = 'FcQuietMonsoona000';

interface Example<Value> {
  readonly value: Value;
}
interface OwnExamples {
  readonly OwnPost: Example<
    Wire['PostEdit'] & { readonly postId: string; readonly community: Wire['CommunityRef'] }
  >;
  readonly OwnComment: Example<{
    readonly commentId: string;
    readonly text: string;
    readonly createdOn: string;
  }>;
  readonly SavedOffer: Example<Wire['SavedOffer']>;
}

const {
  components: { examples },
} = parse(readFileSync(new URL('../../../openapi/examples/writing.yaml', import.meta.url), 'utf8')) as {
  readonly components: { readonly examples: OwnExamples };
};

/** Content of the example member, to try editing and deleting. */
export async function seedOwnExamples(db: Kysely<Tables>, services: Services): Promise<void> {
  const [ownComment, savedOffer] = [examples.OwnComment.value, examples.SavedOffer.value];
  const { postId, title, content, community } = examples.OwnPost.value;
  const created_at = shifted(ownComment.createdOn, services);
  const post = { id: postId, alias_id: HER_ALIAS, kind: 'QUESTION', title, content, created_at } as const;
  const place = { community_type: community.type, community_id: community.entityId };
  await db
    .insertInto('posts')
    .values({ ...post, ...place, comments: 1 })
    .execute();
  const { commentId: id, text } = ownComment;
  await db
    .insertInto('comments')
    .values({ id, post_id: postId, alias_id: HER_ALIAS, text, created_at })
    .execute();
  const sealed = sealOffer(services, savedOffer.id, {
    order: 1,
    company_name: savedOffer.companyName,
    job_profile: savedOffer.jobProfile,
    place: savedOffer.place,
    fixed: savedOffer.fixed,
    variable: savedOffer.variable,
    stock: savedOffer.stock,
    in_hand: savedOffer.inHand,
    is_current: savedOffer.currentSalary,
  });
  const owner_seal = freeOfferSeal(offerKey(services, ASHA), []);
  await db.insertInto('saved_offers').values({ id: savedOffer.id, owner_seal, sealed }).execute();
}
