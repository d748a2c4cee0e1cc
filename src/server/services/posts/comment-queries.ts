import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { ONE_MORE } from '../shared/positions';
import type { AliasRow } from './post-queries';

type Db = Services['db'];

export interface ReactionsRow {
  readonly likes: number;
  readonly insightful: number;
  readonly support: number;
  readonly funny: number;
  readonly reaction: 'like' | 'insightful' | 'support' | 'funny' | null;
}

export interface CommentRow extends AliasRow, ReactionsRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly text: string;
  /** The comment's position by time within the post. */
  readonly number: number;
  readonly created_at: Date | string;
  readonly up: number;
  readonly down: number;
  readonly score: number;
  readonly reply_count: number;
  readonly status: 'LIVE' | 'FLAGGED' | 'DELETED';
  readonly is_edited: boolean;
  readonly is_owner: boolean;
  readonly stance: 'UP' | 'DOWN' | null;
}

export interface ThreadRow extends CommentRow {
  readonly first_replies: readonly CommentRow[] | null;
}

/** The cursor: score and number of the previous page's last comment. */
export type AfterComment = readonly [score: number, number: number];

/** Read with one more, which shows that there are more: the public count leaves out the reader's own held replies. */
export const FIRST_REPLIES = 3;

export interface ThreadPage {
  readonly sort: keyof typeof ORDERS;
  readonly after: AfterComment | undefined;
  readonly count: number;
}

const ORDERS = {
  popularity: { by: 'score', way: sql`desc`, beyond: sql`<` },
  newToOld: { by: 'time', way: sql`desc`, beyond: sql`<` },
  oldToNew: { by: 'time', way: sql`asc`, beyond: sql`>` },
} as const;

/** Each comment comes with its earliest replies, in one query. */
export async function readThreads(
  db: Db,
  postId: string,
  viewer: Viewer | undefined,
  { sort, after, count }: ThreadPage,
): Promise<readonly ThreadRow[]> {
  const { by, way, beyond } = ORDERS[sort];
  const score = by === 'score';
  const order = (row: RawBuilder<unknown>) => sql`
    ${score ? sql`${row}.score ${way},` : sql``} ${row}.number ${way}`;
  const position = after && [sql`${after[0]}::integer`, sql`${after[1]}::integer`].slice(score ? 0 : 1);
  const key = sql.raw(score ? 'top.score, top.number' : 'top.number');
  const { rows } = await sql<ThreadRow>`
    select ${commentColumns(viewer)},
      ${viewer ? firstReplies(viewer) : sql`case when comment.replies > 0 then ${firstReplies(viewer)} end`} as first_replies
    from (
      select * from comments top
      where top.post_id = ${postId} and top.parent_id is null and ${isShown(sql`top`, viewer)}
        ${position ? sql`and (${key}) ${beyond} (${sql.join(position)})` : sql``}
      order by ${order(sql`top`)}
      limit ${count}
    ) comment
    ${commentJoins(viewer)}
    order by ${order(sql`comment`)}`.execute(db);
  return rows;
}

/** The cursor: number of the previous page's last reply. */
export type AfterReply = readonly [number: number];

/** Oldest first. */
export async function readReplies(
  db: Db,
  commentId: string,
  viewer: Viewer | undefined,
  page: { readonly after: AfterReply | undefined; readonly count: number },
): Promise<readonly CommentRow[]> {
  const { after, count } = page;
  const { rows } = await sql<CommentRow>`
    select ${commentColumns(viewer)}
    from (
      select * from comments below
      where below.parent_id = ${commentId} and ${isShown(sql`below`, viewer)}
        ${after ? sql`and below.number > ${after[0]}::integer` : sql``}
      order by below.number
      limit ${count}
    ) comment
    ${commentJoins(viewer)}
    order by comment.number`.execute(db);
  return rows;
}

export async function readComment(
  db: Db,
  commentId: string,
  viewer: Viewer | undefined,
): Promise<(CommentRow & { readonly post_id: string }) | undefined> {
  const { rows } = await sql<CommentRow & { readonly post_id: string }>`
    select ${commentColumns(viewer)}, comment.post_id
    from comments comment
    ${commentJoins(viewer)}
    where comment.id = ${commentId} and ${isShown(sql`comment`, viewer)}`.execute(db);
  return rows[0];
}

export async function postOfComment(
  db: Db,
  commentId: string,
  viewer: Viewer | undefined,
): Promise<string | undefined> {
  const { rows } = await sql<{ post_id: string }>`
    select post_id from comments top
    where id = ${commentId} and parent_id is null and ${isShown(sql`top`, viewer)}`.execute(db);
  return rows[0]?.post_id;
}

const commentColumns = (viewer: Viewer | undefined) => sql`
  comment.id, comment.parent_id, comment.text, comment.number, comment.created_at, comment.up, comment.down, comment.score,
  comment.replies as reply_count, comment.status, comment.is_edited,
  comment.likes, comment.insightful, comment.support, comment.funny,
  f.user_name, f.avatar_seed, f.profile_type, f.bio, f.is_verified,
  ${
    viewer
      ? sql`f.owner_seal = any(${viewer.aliasSeals}) as is_owner, v.stance, r.reaction`
      : sql`false as is_owner, null as stance, null as reaction`
  }`;

const commentJoins = (viewer: Viewer | undefined) => sql`
  join aliases f on f.id = comment.alias_id
  ${
    viewer
      ? sql`left join votes v
    on v.resource_id = comment.id and v.resource_type = 'COMMENT'
      and v.voter_seal = sealed_for(${viewer.voterKey}, comment.id)
  left join comment_reactions r
    on r.comment_id = comment.id and r.reactor_seal = sealed_for(${viewer.voterKey}, comment.id)`
      : sql``
  }`;

/** Shows hidden comments to their author; deleted and hidden ones with replies are placeholders for other users. */
const isShown = (row: RawBuilder<unknown>, viewer: Viewer | undefined) => sql`(
  ${row}.status = 'LIVE' or ${row}.replies > 0
  ${
    viewer
      ? sql`or (${row}.status = 'FLAGGED' and ${row}.alias_id in (
          select id from aliases where owner_seal = any(${viewer.aliasSeals})))`
      : sql``
  })`;

const firstReplies = (viewer: Viewer | undefined) => sql`(
  select json_agg(reply order by reply.number)
  from (
    select ${commentColumns(viewer)}
    from (
      select * from comments below
      where below.parent_id = comment.id and ${isShown(sql`below`, viewer)}
      order by below.number
      limit ${FIRST_REPLIES + ONE_MORE}
    ) comment
    ${commentJoins(viewer)}
  ) reply)`;
