import { sql } from 'kysely';
import type { Services } from '../../src/server/services/services';

/** A row of a dump, with the two orders that only the database files show. */
export type DumpedRow = Readonly<Record<string, unknown>> & { readonly xmin: number; readonly place: number };

/** All rows of a table in the order of their places. */
export async function dumpOf(db: Services['db'], table: string): Promise<readonly DumpedRow[]> {
  const { rows } = await sql<DumpedRow>`
    select t.xmin::text::bigint as xmin, row_number() over (order by t.ctid)::integer as place, t.*
    from ${sql.table(table)} t order by t.ctid`.execute(db);
  return rows;
}

/** A feature by which an attacker sorts rows of two kinds: similar values belong together. */
export interface Feature {
  readonly name: string;
  readonly ofPost: (postId: string) => number | undefined;
  readonly ofMember: (memberId: string) => number | undefined;
}

export interface Linking {
  readonly feature: string;
  /** The share of posts whose author the attacker identifies. */
  readonly accuracy: number;
  readonly guessed: number;
  /** The posts whose author the attacker identifies. */
  readonly right: ReadonlySet<string>;
  /** The 95 % confidence interval of the accuracy (Wilson). */
  readonly interval: readonly [low: number, high: number];
}

/** Names the member whose rank by the feature is closest to the post's, like an attacker. */
export function link(
  feature: Feature,
  authors: ReadonlyMap<string, string>,
  members: readonly string[],
): Linking {
  const ranked = ranksOf(members, feature.ofMember);
  const posts = ranksOf([...authors.keys()], feature.ofPost);
  const places = [...ranked].map(([member, rank]) => [rank, member] as const).sort(([a], [b]) => a - b);
  const right = new Set<string>();
  for (const [post, rank] of posts) if (nearest(places, rank) === authors.get(post)) right.add(post);
  return {
    feature: feature.name,
    guessed: posts.size,
    right,
    accuracy: right.size / posts.size,
    interval: wilson(right.size, posts.size),
  };
}

/** From 0 to 1. Equal values share their average rank, so that a tie identifies no one. */
function ranksOf(
  ids: readonly string[],
  read: (id: string) => number | undefined,
): ReadonlyMap<string, number> {
  const known = ids.flatMap((id) => {
    const value = read(id);
    return value === undefined ? [] : [{ id, value }];
  });
  const sorted = [...known].sort((a, b) => a.value - b.value);
  return new Map(
    sorted.map(({ id, value }) => {
      const first = sorted.findIndex((item) => item.value === value);
      const last = sorted.findLastIndex((item) => item.value === value);
      return [id, (first + last) / 2 / Math.max(1, sorted.length - 1)];
    }),
  );
}

function nearest(
  places: readonly (readonly [rank: number, member: string])[],
  rank: number,
): string | undefined {
  let best: readonly [number, string] | undefined;
  for (const place of places) if (!best || Math.abs(place[0] - rank) < Math.abs(best[0] - rank)) best = place;
  return best?.[1];
}

const Z = 1.96;

function wilson(right: number, all: number): readonly [low: number, high: number] {
  const share = right / all;
  const middle = (share + Z ** 2 / (2 * all)) / (1 + Z ** 2 / all);
  const half = (Z / (1 + Z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
