import { invalidCursor } from '../../http/refusal';
import type { Services } from '../services';

/** Fetching one extra row shows whether there is a next page. */
export const ONE_MORE = 1;

export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  cursorAfter: (row: Row) => string,
): { readonly items: readonly Item[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > limit && last !== undefined ? cursorAfter(last) : null,
  };
}

type Kind = 'number' | 'string' | 'moment';
type Position<Kinds extends readonly Kind[]> = {
  readonly [At in keyof Kinds]: Kinds[At] extends 'number' ? number : string;
};

/** Validates each part of a cursor of this list, so that nothing else reaches the SQL. */
export function positionFrom<const Kinds extends readonly Kind[]>(
  cursors: Services['cursors'],
  list: string,
  cursor: string | undefined,
  kinds: Kinds,
): Position<Kinds> | undefined {
  if (cursor === undefined) return undefined;
  const parts = cursors.unpack(list, cursor);
  if (parts.length !== kinds.length || !parts.every((part, index) => isOfKind(part, kinds[index])))
    throw invalidCursor();
  return parts as Position<Kinds>;
}

function isOfKind(part: string | number, kind: Kind | undefined): boolean {
  if (kind === 'number') return typeof part === 'number' && Number.isFinite(part);
  if (typeof part !== 'string') return false;
  return kind === 'string' || !Number.isNaN(Date.parse(part));
}
