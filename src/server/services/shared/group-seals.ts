import { sql } from 'kysely';
import type { GroupKind } from '../../../core/untraceable/rules';
import type { Services } from '../services';

const PREFIX = 'group ';

/** Used in place of a member's seal: the alias of a group's untraceable posts belongs to no member. */
export const groupSeal = (kind: GroupKind, id: number): string => `${PREFIX}${kind} ${id}`;

export const isGroupSeal = (seal: string): boolean => seal.startsWith(PREFIX);

/** A group's alias cannot receive chat requests. */
export async function isGroupAlias(db: Services['db'], aliasId: string): Promise<boolean> {
  const { rows } = await sql`
    select from aliases where id = ${aliasId} and starts_with(owner_seal, ${PREFIX})`.execute(db);
  return rows.length > 0;
}
