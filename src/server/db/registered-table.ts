/**
 * The subject of a row:
 * - member: it has the id of an account, or leads to a row that has it
 * - seal: a keyed hash stands for the account, the same in each of the member's rows, or it leads to such a row
 * - per-item seal: each row has a different hash, so that not even two rows of one member can be matched
 * - unlinked: people made it, and nothing in it leads to anyone
 * - public: no member made it, or everyone may read it
 */
type Holds = 'member' | 'seal' | 'per-item seal' | 'unlinked' | 'public';

/**
 * The treatment of a member's rows on account deletion:
 * - removed: they go on the day the account ends, or within the days after it
 * - chosen: they go or stay without an author, as the member chose for their kind
 * - emptied: as chosen, but a row others replied to keeps its place without its text
 * - stays: nothing, for this reason
 */
type Deletion = 'removed' | 'chosen' | 'emptied' | { readonly stays: string };

export interface RegisteredTable {
  readonly holds: Holds;
  /** The files of the export it is read for (EXPORT_PARTS), or why it is in none. */
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
