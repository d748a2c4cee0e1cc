/**
 * Whom a row is about:
 * - member: it has the id of an account, or points to a row that has it
 * - seal: it has a keyed hash instead of the account's id, the same in all rows of the member, or points to such a row
 * - per-item seal: the hash differs in every row, so not even two rows of one member can be matched
 * - unlinked: people created it, but nothing in it leads to them
 * - public: no member created it, or everyone may read it
 */
type Holds = 'member' | 'seal' | 'per-item seal' | 'unlinked' | 'public';

/**
 * What account deletion does with a member's rows:
 * - removed: deletes them on the day the account ends or in the days after it
 * - chosen: deletes them or keeps them without an author, as the member chose for that kind
 * - emptied: like chosen, but keeps an empty row where others replied
 * - stays: leaves them, for this reason
 */
type Deletion = 'removed' | 'chosen' | 'emptied' | { readonly stays: string };

export interface RegisteredTable {
  readonly holds: Holds;
  /** The export files that contain it (EXPORT_PARTS), or the reason why none does. */
  readonly exported: readonly string[] | string;
  readonly deletion: Deletion;
  /** Columns with times finer than an hour, each with the reason. */
  readonly exactTimes?: Readonly<Record<string, string>>;
  /** Why a row may have both a member's id and a seal or the id of an anonymous row. */
  readonly linkAllowed?: string;
}

const table =
  (holds: Holds) =>
  (
    exported: readonly string[] | string,
    deletion: Deletion = 'removed',
    exceptions: Pick<RegisteredTable, 'exactTimes' | 'linkAllowed'> = {},
  ): RegisteredTable => ({ holds, exported, deletion, ...exceptions });

export const member = table('member');
export const sealed = table('seal');
export const perItem = table('per-item seal');
export const unlinked = table('unlinked');
export const PUBLIC = table('public')('public', { stays: 'public' });
