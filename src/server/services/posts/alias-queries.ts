import { sql } from 'kysely';
import type { ProfileType } from '../../../core/posts/post';
import { Refusal } from '../../http/refusal';
import { aliasSeal, PROFILE_TYPES } from '../profile/account/viewer';
import type { Services } from '../services';

/** The alias a member writes under, and their other alias if any. */
export interface PostingAliases {
  readonly id: string;
  readonly others: readonly string[];
}

/** Rejects a member who has not created this alias yet. */
export async function postingAliases(
  services: Pick<Services, 'db' | 'seal'>,
  memberId: string,
  type: ProfileType,
): Promise<PostingAliases> {
  const seals = PROFILE_TYPES.map((item) => aliasSeal(services, item, memberId));
  const rows = await services.db
    .selectFrom('aliases')
    .select(['id', 'profile_type'])
    .where('owner_seal', 'in', seals)
    .execute();
  const alias = rows.find((row) => row.profile_type === type);
  if (!alias) throw new Refusal(409, 'NO_SUCH_ALIAS');
  return { id: alias.id, others: rows.filter((row) => row.id !== alias.id).map((row) => row.id) };
}

/** A member stays with one alias per discussion: two aliases in one discussion could be linked to one person. */
export async function ensureAlias(
  db: Services['db'],
  postId: string,
  { others: rest }: PostingAliases,
): Promise<void> {
  const { rows } = await sql`
    select from posts where id = ${postId} and alias_id = any(${rest})
    union all
    select from comments where post_id = ${postId} and alias_id = any(${rest}) and status <> 'DELETED'
    limit 1`.execute(db);
  if (rows.length > 0) throw new Refusal(409, 'OTHER_ALIAS_HERE');
}
