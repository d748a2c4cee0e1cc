import { sql } from 'kysely';
import { postWords } from '../../../core/posts/comments-words';
import type { ProfileType } from '../../../core/posts/post';
import { Refusal } from '../../http/refusal';
import { faceSeal, PROFILE_TYPES } from '../profile/account/viewer';
import type { Services } from '../services';

/** The alias a member writes under, and their other alias if any. */
export interface WritingFaces {
  readonly id: string;
  readonly others: readonly string[];
}

/** Rejects a member who has not created this alias yet. */
export async function writingFaces(
  services: Pick<Services, 'db' | 'seal'>,
  memberId: string,
  type: ProfileType,
): Promise<WritingFaces> {
  const seals = PROFILE_TYPES.map((one) => faceSeal(services, one, memberId));
  const rows = await services.db
    .selectFrom('faces')
    .select(['id', 'profile_type'])
    .where('owner_seal', 'in', seals)
    .execute();
  const face = rows.find((row) => row.profile_type === type);
  if (!face) throw new Refusal(409, 'NO_SUCH_FACE', 'Set up this alias first.');
  return { id: face.id, others: rows.filter((row) => row.id !== face.id).map((row) => row.id) };
}

/** A member stays with one alias per discussion: two aliases in one discussion could be linked to one person. */
export async function keepOneFace(
  db: Services['db'],
  postId: string,
  { others }: WritingFaces,
): Promise<void> {
  const { rows } = await sql`
    select from posts where id = ${postId} and face_id = any(${others})
    union all
    select from comments where post_id = ${postId} and face_id = any(${others}) and status <> 'DELETED'
    limit 1`.execute(db);
  if (rows.length > 0) throw new Refusal(409, 'OTHER_FACE_HERE', postWords.trouble.face);
}
