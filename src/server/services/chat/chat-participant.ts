import { aliasSeal, PROFILE_TYPES } from '../profile/account/viewer';
import type { Services } from '../services';

/** A member as seen by the chat service: the aliases they chat under. */
export interface ChatParticipant {
  readonly memberId: string;
  readonly aliases: readonly string[];
}

export async function participantOf(
  services: Pick<Services, 'db' | 'seal'>,
  memberId: string,
): Promise<ChatParticipant> {
  const seals = PROFILE_TYPES.map((type) => aliasSeal(services, type, memberId));
  const rows = await services.db
    .selectFrom('aliases')
    .select('id')
    .where('owner_seal', 'in', seals)
    .execute();
  return { memberId, aliases: rows.map(({ id }) => id) };
}
