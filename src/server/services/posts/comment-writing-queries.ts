import { sql } from 'kysely';
import type { Reaction } from '../../../core/posts/post';
import { commentContent } from '../../../core/trust/shown-content';
import { forgetModerated, lockPostOf } from '../moderation/decision-queries';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';
import { logChange, logNew } from '../trust/log-contributions';
import type { ReactionsRow } from './comment-queries';
import { countComment } from './public-counts';

type Db = Services['db'];

/** Locks the post until the transaction ends, so that comment counts are updated in turn. */
export async function lockDiscussion(db: Db, postId: string): Promise<boolean> {
  const { rows } = await sql`select from posts where id = ${postId} and status = 'LIVE' for update`.execute(
    db,
  );
  return rows.length > 0;
}

/** The top-level comment of a reply; replies to replies share it. */
export async function readParent(
  db: Db,
  commentId: string,
): Promise<{ readonly id: string; readonly post_id: string } | undefined> {
  const { rows } = await sql<{ id: string; post_id: string }>`
    select coalesce(c.parent_id, c.id) as id, c.post_id from comments c
    where c.id = ${commentId} and c.status = 'LIVE'`.execute(db);
  return rows[0];
}

export interface NewComment {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly aliasId: string;
  readonly text: string;
  readonly holdReason: 'ABUSE' | 'SPAM' | null;
  readonly now: Date;
}

export async function insertComment(db: Db, comment: NewComment): Promise<void> {
  const { id, postId, parentId, aliasId, text, holdReason, now } = comment;
  await db
    .insertInto('comments')
    .values({
      id,
      post_id: postId,
      parent_id: parentId,
      alias_id: aliasId,
      text,
      status: holdReason ? 'FLAGGED' : 'LIVE',
      hold_reason: holdReason,
      created_at: hourOf(now),
    })
    .execute();
  if (!holdReason) await countComment(db, { post_id: postId, parent_id: parentId }, 1);
  if (!holdReason) await logNew(db, { type: 'COMMENT', id, content: commentContent({ text }) }, now);
}

export interface OwnComment {
  readonly id: string;
  readonly post_id: string;
  readonly parent_id: string | null;
  readonly text: string;
  readonly status: 'LIVE' | 'FLAGGED' | 'DELETED';
  readonly created_at: Date;
  readonly is_owner: boolean;
}

/**
 * Locks a comment and its post until the transaction ends; always the post first, to avoid deadlocks. Without a viewer
 * no one is its owner.
 */
export async function lockComment(
  db: Db,
  commentId: string,
  viewer?: Viewer,
): Promise<OwnComment | undefined> {
  await lockPostOf(db, commentId);
  const { rows } = await sql<OwnComment>`
    select c.id, c.post_id, c.parent_id, c.text, c.status, c.created_at,
      f.owner_seal = any(${viewer?.aliasSeals ?? []}::text[]) as is_owner
    from comments c join aliases f on f.id = c.alias_id
    where c.id = ${commentId}
    for update of c`.execute(db);
  return rows[0];
}

export async function changeComment(
  db: Db,
  comment: OwnComment,
  text: string,
  holdReason: NewComment['holdReason'],
): Promise<void> {
  await saveFormerTexts(db, 'COMMENT', { id: comment.id, title: '', content: comment.text });
  const status = holdReason ? 'FLAGGED' : comment.status;
  await db
    .updateTable('comments')
    .set({ text, is_edited: true, status, ...(holdReason && { hold_reason: heldFor(holdReason) }) })
    .where('id', '=', comment.id)
    .execute();
  if (comment.status === 'LIVE' && holdReason) await countComment(db, comment, -1);
  await logChange(db, { type: 'COMMENT', id: comment.id });
}

/** An edit does not send a removed comment back to the moderators; an appeal does. */
const heldFor = (holdReason: NewComment['holdReason']) =>
  sql<NewComment['holdReason']>`case hold_reason when 'MODERATOR' then hold_reason else ${holdReason} end`;

export async function saveFormerTexts(
  db: Db,
  type: 'POST' | 'COMMENT',
  former: { readonly id: string; readonly title: string; readonly content: string },
): Promise<void> {
  await sql`
    insert into former_texts (resource_type, resource_id, version, title, content)
    select ${type}, ${former.id}, count(*)::integer + 1, ${former.title}, ${former.content}
    from former_texts where resource_type = ${type} and resource_id = ${former.id}`.execute(db);
}

export const deleteFormerTexts = (db: Db, type: 'POST' | 'COMMENT', id: string) =>
  db.deleteFrom('former_texts').where('resource_type', '=', type).where('resource_id', '=', id).execute();

/** Deletes text, votes and reactions; the row stays as the parent of its replies. */
export async function emptyComment(db: Db, comment: OwnComment): Promise<void> {
  const { id } = comment;
  await sql`
    update comments set text = '', status = 'DELETED', is_edited = false, up = 0, down = 0,
      likes = 0, insightful = 0, support = 0, funny = 0
    where id = ${id}`.execute(db);
  await sql`delete from votes where resource_id = ${id} and resource_type = 'COMMENT'`.execute(db);
  await sql`delete from comment_reactions where comment_id = ${id}`.execute(db);
  await deleteFormerTexts(db, 'COMMENT', id);
  await forgetModerated(db, 'COMMENT', [id]);
  if (comment.status === 'LIVE') await countComment(db, comment, -1);
}

/** Changes the counters by the actual difference; the caller has locked the comment. */
export async function setReaction(
  db: Db,
  commentId: string,
  viewer: Viewer,
  reaction: Reaction | null,
): Promise<ReactionsRow | undefined> {
  const sealed = sql`sealed_for(${viewer.voterKey}, ${commentId})`;
  const change =
    reaction === null
      ? sql`delete from comment_reactions where comment_id = ${commentId} and reactor_seal = ${sealed}`
      : sql`
        insert into comment_reactions (comment_id, reactor_seal, reaction)
        values (${commentId}, ${sealed}, ${reaction})
        on conflict (comment_id, reactor_seal) do update set reaction = excluded.reaction`;
  const moved = (kind: Reaction) => sql`
    (${reaction}::text is not distinct from ${kind})::integer
      - (select count(*) from before where before.reaction = ${kind})::integer`;
  const { rows } = await sql<ReactionsRow>`
    with before as (
      select reaction from comment_reactions
      where comment_id = ${commentId} and reactor_seal = ${sealed}
    ),
    change as (${change})
    update comments set
      likes = likes + ${moved('like')}, insightful = insightful + ${moved('insightful')},
      support = support + ${moved('support')}, funny = funny + ${moved('funny')}
    where id = ${commentId}
    returning likes, insightful, support, funny, ${reaction}::text as reaction`.execute(db);
  return rows[0];
}
