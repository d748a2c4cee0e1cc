import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';

type Db = Services['db'];
type CommunityType = 'TOPIC' | 'COMPANY' | 'DEPARTMENT';

export interface CommunityRow {
  readonly type: CommunityType;
  readonly entity_id: number;
  readonly name: string;
  readonly slug: string;
  readonly logo: string;
  readonly category: string;
  readonly posts: number;
  readonly followers: number;
  readonly is_followed: boolean;
}

export type Shelf = 'all' | 'followed' | 'unfollowed' | 'unexploredCategory' | 'onboarding';

/** Limits each category so that no category fills the first selection. */
const ONBOARDING_PER_CATEGORY = 2;
const TYPES_IN_ORDER = sql`array_position(array['TOPIC', 'COMPANY', 'DEPARTMENT'], type)`;

/** At most `limit` of each type, most followed first. */
export async function readShelf(
  db: Db,
  shelf: Shelf,
  viewer: Viewer | undefined,
  limit: number,
): Promise<readonly CommunityRow[]> {
  const { rows } = await sql<CommunityRow>`
    with known as (${communities(viewer)}),
    chosen as (
      select *, row_number() over (partition by type, category order by followers desc, entity_id) as in_category
      from known where ${onShelf(shelf)}
    ),
    placed as (
      select *, row_number() over (partition by type order by followers desc, entity_id) as place
      from chosen
      where ${shelf === 'onboarding' ? sql`in_category <= ${ONBOARDING_PER_CATEGORY}` : sql`true`}
    )
    select type, entity_id, name, slug, logo, category, posts, followers, is_followed
    from placed where place <= ${limit}
    order by ${TYPES_IN_ORDER}, place`.execute(db);
  return rows;
}

const onShelf = (shelf: Shelf): RawBuilder<unknown> => {
  switch (shelf) {
    case 'all':
      return sql`true`;
    case 'followed':
      return sql`is_followed`;
    case 'unfollowed':
    case 'onboarding':
      return sql`not is_followed`;
    case 'unexploredCategory':
      return sql`not exists (
        select from known mine where mine.is_followed and mine.type = known.type and mine.category = known.category)`;
  }
};

const communities = (viewer: Viewer | undefined) => sql`
  select c.type, c.entity_id, c.name, c.slug, c.logo, c.category, c.posts, c.followers,
    ${viewer ? sql`m.follower_seal is not null` : sql`false`} as is_followed
  from communities c
  ${
    viewer
      ? sql`left join community_members m
    on m.follower_seal = ${viewer.followerSeal} and m.type = c.type and m.entity_id = c.entity_id`
      : sql``
  }`;

/** Names that begin with the text first, then names with such a word, then the rest. */
export async function findCommunities(
  db: Db,
  text: string,
  viewer: Viewer | undefined,
  limit: number,
): Promise<readonly CommunityRow[]> {
  const wanted = text.toLowerCase();
  const { rows } = await sql<CommunityRow>`
    select * from (${communities(viewer)}) known
    where position(${wanted} in lower(name)) > 0
    order by
      starts_with(lower(name), ${wanted}) desc,
      position(${` ${wanted}`} in lower(name)) > 0 desc,
      followers desc, ${TYPES_IN_ORDER}, entity_id
    limit ${limit}`.execute(db);
  return rows;
}

export async function readCommunity(
  db: Db,
  type: CommunityType,
  slug: string,
  viewer: Viewer | undefined,
): Promise<CommunityRow | undefined> {
  const { rows } = await sql<CommunityRow>`
    select * from (${communities(viewer)}) known where type = ${type} and slug = ${slug}`.execute(db);
  return rows[0];
}

export async function communityExists(db: Db, type: CommunityType, id: number): Promise<boolean> {
  const { rows } = await sql`select from communities where type = ${type} and entity_id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Returns whether the community exists. */
export async function follow(
  db: Db,
  followerSeal: string,
  type: CommunityType,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    with joined as (
      insert into community_members (follower_seal, type, entity_id)
      select ${followerSeal}, type, entity_id from communities where type = ${type} and entity_id = ${id}
      on conflict do nothing
    )
    select from communities where type = ${type} and entity_id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function unfollow(
  db: Db,
  followerSeal: string,
  type: CommunityType,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from community_members
      where follower_seal = ${followerSeal} and type = ${type} and entity_id = ${id}
    )
    select from communities where type = ${type} and entity_id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Most followed first. */
export async function readKind(
  db: Db,
  type: CommunityType,
  viewer: Viewer | undefined,
  { notFollowedOnly, limit }: { readonly notFollowedOnly: boolean; readonly limit: number },
): Promise<readonly CommunityRow[]> {
  const { rows } = await sql<CommunityRow>`
    select * from (${communities(viewer)}) known
    where type = ${type} ${notFollowedOnly ? sql`and not is_followed` : sql``}
    order by followers desc, entity_id
    limit ${limit}`.execute(db);
  return rows;
}

export async function readTopicNames(
  db: Db,
): Promise<readonly { readonly entityId: number; readonly name: string; readonly slug: string }[]> {
  const { rows } = await sql<{ entityId: number; name: string; slug: string }>`
    select entity_id as "entityId", name, slug from communities where type = 'TOPIC' order by name`.execute(
    db,
  );
  return rows;
}

interface KindCount {
  readonly type: CommunityType;
  readonly all: number;
  readonly followed: number;
}

export async function countKinds(db: Db, viewer: Viewer | undefined): Promise<readonly KindCount[]> {
  const { rows } = await sql<KindCount>`
    select type, count(*)::integer as "all", count(*) filter (where is_followed)::integer as followed
    from (${communities(viewer)}) known
    group by type
    order by ${TYPES_IN_ORDER}`.execute(db);
  return rows;
}
