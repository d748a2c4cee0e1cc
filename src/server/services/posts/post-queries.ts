import { type RawBuilder, sql } from 'kysely';
import type { MediaRow } from '../../db/post-tables';
import { unplannedIds } from '../../db/unplanned';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import type { PageOf } from './post-pages';
import type { Offer } from './saved-offers';

type Db = Services['db'];

export interface AliasRow {
  readonly user_name: string;
  readonly avatar_seed: string;
  readonly profile_type: 'ANONYMOUS' | 'DESIGNATION';
  readonly bio: string;
  readonly is_verified: boolean;
}

export interface PollRow {
  readonly endsAt: string;
  readonly votes: number;
  readonly mine: number | null;
  readonly options: readonly {
    readonly id: number;
    readonly text: string;
    readonly votes: number;
    readonly shown_votes: number | null;
  }[];
}

export interface OffersRow {
  readonly mine: number | null;
  readonly offers: readonly ComparedOffer[];
}

interface ComparedOffer extends Offer {
  readonly offer_id: number;
  readonly logo: string;
  readonly votes: number;
  readonly shown_votes: number | null;
}

export interface PostRow extends AliasRow {
  readonly id: string;
  /** The sort key in the current list. */
  readonly key: number | Date;
  readonly kind: 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO';
  readonly status: 'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'DELETED';
  readonly title: string;
  readonly content: string;
  readonly highlight_start: number | null;
  readonly highlight_end: number | null;
  readonly media: readonly MediaRow[];
  readonly created_at: Date;
  readonly up: number;
  readonly down: number;
  readonly comments: number;
  readonly stance: 'UP' | 'DOWN' | null;
  readonly is_owner: boolean;
  readonly is_edited: boolean;
  readonly hold_reason: 'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR' | null;
  readonly community_type: 'TOPIC' | 'COMPANY' | 'DEPARTMENT';
  readonly community_id: number;
  readonly community_name: string;
  readonly community_slug: string;
  readonly community_logo: string;
  readonly community_category: string;
  readonly community_posts: number;
  readonly community_followers: number;
  readonly is_followed: boolean;
  readonly poll: PollRow | null;
  readonly salary: OffersRow | null;
  readonly top_answer: (AliasRow & { readonly text: string }) | null;
}

/** The public columns of an alias, and no others. */
const ALIAS = sql`f.user_name, f.avatar_seed, f.profile_type, f.bio, f.is_verified`;

/** A page of posts with author, community, tallies, poll, offers and top answer in one query. */
export async function readPosts(
  db: Db,
  page: PageOf,
  viewer: Viewer | undefined,
  maxText: number,
): Promise<readonly PostRow[]> {
  const { rows } = await sql<PostRow>`
    ${postColumns(sql`p.key`, viewer, maxText)}
    from (${page.rows}) p
    ${postJoins(viewer)}
    order by p.key ${sql.raw(page.order)}, p.id ${sql.raw(page.order)}`.execute(db);
  return rows;
}

const ENDLESS = 1_000_000;

/** Any user can read live posts; the author also flagged and rejected ones. */
export async function readPost(db: Db, id: string, viewer: Viewer | undefined): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    ${postColumns(sql`p.rank as key`, viewer, ENDLESS)}
    from posts p
    ${postJoins(viewer)}
    where p.id = ${id} and ${isReadable(viewer)}`.execute(db);
  return rows[0];
}

/** Comments remain readable when the author deletes the post. */
export async function isDiscussionReadable(db: Db, id: string, viewer: Viewer | undefined): Promise<boolean> {
  const { rows } = await sql`
    select from posts p join aliases f on f.id = p.alias_id
    where p.id = ${id} and (${isReadable(viewer)} or p.status = 'DELETED')`.execute(db);
  return rows.length > 0;
}

/** The status of a post, for callers who cannot read it. */
export async function statusOfPost(db: Db, id: string): Promise<PostRow['status'] | undefined> {
  const { rows } = await sql<Pick<PostRow, 'status'>>`select status from posts where id = ${id}`.execute(db);
  return rows[0]?.status;
}

const isReadable = (viewer: Viewer | undefined): RawBuilder<boolean> =>
  viewer
    ? sql`(p.status = 'LIVE' or p.status <> 'DELETED' and f.owner_seal = any(${viewer.aliasSeals}))`
    : sql`p.status = 'LIVE'`;

const postColumns = (key: RawBuilder<unknown>, viewer: Viewer | undefined, maxText: number) => sql`
  select p.id, ${key}, p.kind, p.status, p.title, left(p.content, ${maxText + 1}) as content,
    p.highlight_start, p.highlight_end, p.media, p.created_at, p.up, p.down, p.comments,
    p.is_edited, p.hold_reason,
    ${ALIAS},
    c.type as community_type, c.entity_id as community_id, c.name as community_name, c.slug as community_slug,
    c.logo as community_logo, c.category as community_category, c.posts as community_posts,
    c.followers as community_followers,
    ${
      viewer
        ? sql`v.stance, f.owner_seal = any(${viewer.aliasSeals}) as is_owner, m.follower_seal is not null as is_followed`
        : sql`null as stance, false as is_owner, false as is_followed`
    },
    case when p.kind = 'POLL' then (${pollOf(viewer)}) end as poll,
    case when p.kind = 'SALARY' then (${offersOf(viewer)}) end as salary,
    case when p.kind = 'QUESTION' and p.comments > 0 then (${TOP_ANSWER}) end as top_answer`;

const postJoins = (viewer: Viewer | undefined) => sql`
  join aliases f on f.id = p.alias_id
  join communities c on c.type = p.community_type and c.entity_id = p.community_id
  ${
    viewer
      ? sql`
  left join votes v
    on v.resource_id = p.id and v.resource_type = 'POST' and v.voter_seal = sealed_for(${viewer.voterKey}, p.id)
  left join community_members m
    on m.follower_seal = ${viewer.followerSeal} and m.type = p.community_type and m.entity_id = p.community_id`
      : sql``
  }`;

const pollOf = (viewer: Viewer | undefined) => sql`
  select json_build_object(
    'endsAt', polls.ends_at,
    'votes', polls.votes,
    'mine', ${myChoice(sql`poll_votes`, sql`option_id`, viewer)},
    'options', (
      select json_agg(json_build_object('id', o.option_id, 'text', o.text, 'votes', o.votes,
        'shown_votes', o.shown_votes) order by o.option_id)
      from poll_options o where o.post_id = p.id))
  from polls where polls.post_id = p.id`;

const offersOf = (viewer: Viewer | undefined) => sql`
  select json_build_object(
    'mine', ${myChoice(sql`salary_votes`, sql`offer_id`, viewer)},
    'offers', json_agg(o order by o.offer_id))
  from salary_offers o where o.post_id = p.id`;

const myChoice = (table: RawBuilder<unknown>, column: RawBuilder<unknown>, viewer: Viewer | undefined) =>
  viewer
    ? sql`(select mine.${column} from ${table} mine
           where mine.post_id = p.id and mine.voter_seal = sealed_for(${viewer.voterKey}, p.id))`
    : sql`null::integer`;

const TOP_ANSWER = sql`
  select json_build_object('text', left(best.text, 400), 'user_name', f.user_name, 'avatar_seed', f.avatar_seed,
    'profile_type', f.profile_type, 'bio', f.bio, 'is_verified', f.is_verified)
  from (
    select answer.alias_id, answer.text from comments answer
    where answer.post_id = p.id and answer.parent_id is null and answer.status = 'LIVE'
    order by answer.score desc, answer.number desc
    limit 1
  ) best
  join aliases f on f.id = best.alias_id`;

export interface DiscussionRow {
  readonly url_name: string;
  readonly name: string;
  readonly logo: string;
  readonly rating: number;
  readonly title: string;
  readonly post_id: string;
}

const HOTTEST = 300;

/** The companies of the top posts, each with its top post. */
export async function readTalkedAbout(db: Db, limit: number): Promise<readonly DiscussionRow[]> {
  const { rows } = await sql<DiscussionRow>`
    with hot as (
      select p.id, p.community_id, p.title, p.rank
      from posts p
      where p.status = 'LIVE' and p.community_type = 'COMPANY'
      order by p.rank desc
      limit ${HOTTEST}
    ),
    hottest as (
      select distinct on (community_id) id, community_id, title, rank from hot order by community_id, rank desc
    )
    select c.url_name, c.name, c.logo, c.rating, hottest.title, hottest.id as post_id
    from hottest join companies c on c.id = hottest.community_id
    order by hottest.rank desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The titles of those of the posts that are still public. */
export async function readTitles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly title: string }>`
    select id, title from posts where id = any(${unplannedIds(ids)}) and status = 'LIVE'`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
