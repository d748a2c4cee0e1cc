import { sql } from 'kysely';
import type { Services } from '../services';
import type { Viewer } from '../user/viewer';
import type { FaceRow } from './post-queries';

type Db = Services['db'];

export interface CommentRow extends FaceRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly text: string;
  readonly created_at: Date | string;
  readonly up: number;
  readonly down: number;
  readonly score: number;
  readonly reply_count: number;
  readonly is_owner: boolean;
  readonly stance: 'UP' | 'DOWN' | null;
}

export interface ThreadRow extends CommentRow {
  readonly first_replies: readonly CommentRow[] | null;
}

/** Where the page before ended: score, moment and id of its last comment. */
export type AfterComment = readonly [score: number, createdAt: string, id: string];

const FIRST_REPLIES = 3;

/** A page of a post's comments, best first, each with its earliest replies: one query. */
export async function readThreads(
  db: Db,
  postId: string,
  viewer: Viewer | undefined,
  page: { readonly after: AfterComment | undefined; readonly count: number },
): Promise<readonly ThreadRow[]> {
  const { after, count } = page;
  const { rows } = await sql<ThreadRow>`
    select ${commentColumns(viewer)},
      case when comment.replies > 0 then (${firstReplies(viewer)}) end as first_replies
    from (
      select * from comments top
      where top.post_id = ${postId} and top.parent_id is null
        ${
          after
            ? sql`and (top.score, top.created_at, top.id) < (${after[0]}::integer, ${after[1]}::timestamptz, ${after[2]})`
            : sql``
        }
      order by top.score desc, top.created_at desc, top.id desc
      limit ${count}
    ) comment
    ${commentJoins(viewer)}
    order by comment.score desc, comment.created_at desc, comment.id desc`.execute(db);
  return rows;
}

/** Where the page before ended: moment and id of its last reply. */
export type AfterReply = readonly [createdAt: string, id: string];

/** A page of the replies to one comment, earliest first. */
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
      where below.parent_id = ${commentId}
        ${after ? sql`and (below.created_at, below.id) > (${after[0]}::timestamptz, ${after[1]})` : sql``}
      order by below.created_at, below.id
      limit ${count}
    ) comment
    ${commentJoins(viewer)}
    order by comment.created_at, comment.id`.execute(db);
  return rows;
}

/** The post a comment stands under. */
export async function postOfComment(db: Db, commentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ post_id: string }>`
    select post_id from comments where id = ${commentId} and parent_id is null`.execute(db);
  return rows[0]?.post_id;
}

const commentColumns = (viewer: Viewer | undefined) => sql`
  comment.id, comment.parent_id, comment.text, comment.created_at, comment.up, comment.down, comment.score,
  comment.replies as reply_count,
  f.user_name, f.avatar_seed, f.profile_type, f.bio, f.is_verified,
  ${
    viewer
      ? sql`f.owner_seal = any(${viewer.faceSeals}) as is_owner, v.stance`
      : sql`false as is_owner, null as stance`
  }`;

const commentJoins = (viewer: Viewer | undefined) => sql`
  join faces f on f.id = comment.face_id
  ${
    viewer
      ? sql`left join votes v
    on v.resource_id = comment.id and v.resource_type = 'COMMENT' and v.voter_seal = ${viewer.voterSeal}`
      : sql``
  }`;

const firstReplies = (viewer: Viewer | undefined) => sql`
  select json_agg(reply order by reply.created_at, reply.id)
  from (
    select ${commentColumns(viewer)}
    from (
      select * from comments below
      where below.parent_id = comment.id
      order by below.created_at, below.id
      limit ${FIRST_REPLIES}
    ) comment
    ${commentJoins(viewer)}
  ) reply`;
