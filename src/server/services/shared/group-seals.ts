import { sql } from 'kysely';
import type { GroupKind } from '../../../core/untraceable/rules';
import type { Services } from '../services';

const PREFIX = 'group ';

/** In place of a member's seal: the alias of the untraceable posts of a group belongs to no one. */
export const groupSeal = (kind: GroupKind, id: number): string => `${PREFIX}${kind} ${id}`;

export const isGroupSeal = (seal: string): boolean => seal.startsWith(PREFIX);

/** No one can chat with the alias of a group. */
export async function isGroupAlias(db: Services['db'], aliasId: string): Promise<boolean> {
  const { rows } = await sql`
    select from aliases where id = ${aliasId} and starts_with(owner_seal, ${PREFIX})`.execute(db);
  return rows.length > 0;
}
