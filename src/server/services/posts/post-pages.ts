import { type RawBuilder, sql } from 'kysely';
import { unplannedIds, unplannedTime } from '../../db/unplanned';
import type { Viewer } from '../profile/account/viewer';

/** The SQL of a page of posts. Keyset pagination, never offsets: one index walk, stable while others write. */
export interface PageOf {
  readonly rows: RawBuilder<unknown>;
  readonly order: 'desc' | 'asc';
}

/** The cursor: popularity or time of the previous page's last post, and its id. */
export type After = readonly [key: number | string, id: string];

export type Filter = RawBuilder<unknown>;

/** The boost for followed communities; it equals four times the votes, or seven and a half hours. */
const FOLLOWED_BOOST = 0.6;
/** Larger than any rounding of key - boost, smaller than the distance of any two posts. */
const SLACK = 1e-6;

export const everything: Filter = sql`true`;
export const nothing: Filter = sql`false`;
export const inCommunity = (type: string, id: number): Filter =>
  sql`p.community_type = ${type} and p.community_id = ${id}`;
export const questions: Filter = sql`p.kind = 'QUESTION'`;
export const unanswered: Filter = sql`p.kind = 'QUESTION' and p.comments = 0`;

/** Fixed page sizes as literals, each planned once: a parameter would make Postgres plan every page again. */
const SIZES = [6, 11, 21, 51];
const rowsFor = (count: number): RawBuilder<unknown> => sql.lit(SIZES.find((size) => size >= count) ?? count);

export const popular = (where: Filter, after: After | undefined, count: number): PageOf => ({
  order: 'desc',
  rows: sql`
    select p.*, p.rank as key
    from posts p
    where p.status = 'LIVE' and ${where}
      ${after ? sql`and (p.rank, p.id) < (${after[0]}::double precision, ${after[1]})` : sql``}
    order by p.rank desc, p.id desc
    limit ${rowsFor(count)}`,
});

export const latest = (where: Filter, after: After | undefined, count: number): PageOf => ({
  order: 'desc',
  rows: sql`
    select p.*, p.created_at as key
    from posts p
    where p.status = 'LIVE' and ${where}
      ${after ? sql`and (p.created_at, p.id) < (${after[0]}::timestamptz, ${after[1]})` : sql``}
    order by p.created_at desc, p.id desc
    limit ${rowsFor(count)}`,
});

export const oldest = (where: Filter, after: After | undefined, count: number): PageOf => ({
  order: 'asc',
  rows: sql`
    select p.*, p.created_at as key
    from posts p
    where p.status = 'LIVE' and ${where}
      ${after ? sql`and (p.created_at, p.id) > (${after[0]}::timestamptz, ${after[1]})` : sql``}
    order by p.created_at, p.id
    limit ${rowsFor(count)}`,
});

/** A member's posts under both aliases, public or not, except deleted ones. */
export const ownedBy = (viewer: Viewer, after: After | undefined, count: number): PageOf => ({
  order: 'desc',
  rows: sql`
    select p.*, p.created_at as key
    from posts p
    where p.alias_id in (select id from aliases where owner_seal = any(${viewer.aliasSeals})) and p.status <> 'DELETED'
      ${after ? sql`and (p.created_at, p.id) < (${after[0]}::timestamptz, ${after[1]})` : sql``}
    order by p.created_at desc, p.id desc
    limit ${rowsFor(count)}`,
});

/** The member's posts since then, under both aliases. */
export const ownSince = (viewer: Viewer, since: Date): Filter =>
  sql`p.created_at >= ${unplannedTime(since)}
    and p.alias_id in (select id from aliases where owner_seal = any(${unplannedIds(viewer.aliasSeals)}))`;

export const except = (ids: readonly string[]): Filter =>
  ids.length === 0 ? everything : sql`p.id <> all(${ids}::text[])`;

/** Excludes posts that the member marked as not interesting. */
export const wantedBy = (unwantedSeal: string | undefined): Filter =>
  unwantedSeal === undefined
    ? everything
    : sql`not exists (select from unwanted_posts u
        where u.reader_seal = sealed_for(${unwantedSeal}, p.id) and u.post_id = p.id)`;

export const both = (filter: Filter, other: Filter): Filter => sql`${filter} and ${other}`;

/** Merges the latest posts per followed community: a member follows dozens of them, not thousands. */
export const followed = (
  viewer: Viewer,
  wanted: Filter,
  after: After | undefined,
  count: number,
): PageOf => ({
  order: 'desc',
  rows: sql`
    select near.*
    from community_members mine
    cross join lateral (
      ${latest(both(sql`p.community_type = mine.type and p.community_id = mine.entity_id`, wanted), after, count).rows}
    ) near
    where mine.follower_seal = ${viewer.followerSeal}
    order by near.key desc, near.id desc
    limit ${rowsFor(count)}`,
});

/** All posts by popularity, followed ones with a fixed boost; each of the two streams walks its index. */
export const personal = (
  viewer: Viewer,
  wanted: Filter,
  after: After | undefined,
  count: number,
): PageOf => ({
  order: 'desc',
  rows: sql`
    select both_streams.*
    from (
      (select near.*
       from community_members mine
       cross join lateral (
         select p.*, p.rank + ${sql.lit(FOLLOWED_BOOST)}::double precision as key
         from posts p
         where p.status = 'LIVE' and p.community_type = mine.type and p.community_id = mine.entity_id
           and ${wanted} ${boostedAfter(after)}
         order by p.rank desc, p.id desc
         limit ${rowsFor(count)}
       ) near
       where mine.follower_seal = ${viewer.followerSeal})
      union all
      (${popular(both(notFollowedBy(viewer), wanted), after, count).rows})
    ) both_streams
    order by both_streams.key desc, both_streams.id desc
    limit ${rowsFor(count)}`,
});

const notFollowedBy = (viewer: Viewer): Filter => sql`not exists (
  select from community_members mine
  where mine.follower_seal = ${viewer.followerSeal}
    and mine.type = p.community_type and mine.entity_id = p.community_id)`;

/** The first condition bounds the index walk, the second compares with the exact key of the cursor. */
const boostedAfter = (after: After | undefined): RawBuilder<unknown> =>
  after
    ? sql`and p.rank <= ${Number(after[0]) - FOLLOWED_BOOST + SLACK}::double precision
          and (p.rank + ${sql.lit(FOLLOWED_BOOST)}::double precision, p.id) < (${after[0]}::double precision, ${after[1]})`
    : sql``;
