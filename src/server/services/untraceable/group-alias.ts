import { GROUP_ALIAS } from '../../../core/shared/group-alias';
import type { GroupKind } from '../../../core/untraceable/rules';
import type { Services } from '../services';
import { groupSeal } from '../shared/group-seals';

/** A company or an industry. */
export interface Group {
  readonly kind: GroupKind;
  readonly id: number;
  readonly name: string;
}

/**
 * The alias under which all untraceable posts of a group appear. Its name cannot be taken, because user names contain
 * no spaces.
 */
export async function groupAlias(
  { db, newId }: Pick<Services, 'db' | 'newId'>,
  { kind, id, name }: Group,
): Promise<string> {
  const owner = groupSeal(kind, id);
  await db
    .insertInto('aliases')
    .values({
      id: newId(),
      owner_seal: owner,
      profile_type: 'ANONYMOUS',
      user_name: GROUP_ALIAS.name(name),
      avatar_seed: `group-${kind.toLowerCase()}-${id}`,
      bio: GROUP_ALIAS.bio,
      is_verified: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const alias = await db
    .selectFrom('aliases')
    .select('id')
    .where('owner_seal', '=', owner)
    .executeTakeFirstOrThrow();
  return alias.id;
}
