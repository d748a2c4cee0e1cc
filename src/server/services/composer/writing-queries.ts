import { sql } from 'kysely';
import type { components } from '../../../contracts/writing';
import { postContent } from '../../../core/trust/shown-content';
import type { MediaRow } from '../../db/post-tables';
import { forgetModerated } from '../moderation/decision-queries';
import { deleteFormerTexts, saveFormerTexts } from '../posts/comment-writing-queries';
import { type CommunityPlace, countPost } from '../posts/public-counts';
import { dropOffers, type SavedOffer } from '../posts/saved-offers';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';
import { logChange, logNew } from '../trust/log-contributions';
import { schedulePictureDeletion } from './pending-pictures';

type Db = Services['db'];
type Wire = components['schemas'];
export type HoldReason = 'ABUSE' | 'SPAM' | null;

export interface NewPost {
  readonly id: string;
  readonly aliasId: string;
  readonly community: Wire['CommunityRef'];
  readonly kind: 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO';
  readonly title: string;
  readonly content: string;
  readonly media: readonly MediaRow[];
  readonly holdReason: HoldReason;
  readonly now: Date;
}

/** Inserts and counts the post with one statement: each further one is a round trip while its transaction holds locks. */
export async function insertPost(db: Db, post: NewPost): Promise<void> {
  const { id, community, kind, title, content, holdReason, now } = post;
  const status = holdReason ? 'FLAGGED' : 'LIVE';
  await sql`
    with posted as (
      insert into posts (id, alias_id, community_type, community_id, kind, status, hold_reason, title, content, media,
        created_at)
      values (${id}, ${post.aliasId}, ${community.type}, ${community.entityId}, ${kind}, ${status}, ${holdReason},
        ${title}, ${content}, ${JSON.stringify(post.media)}, ${hourOf(now)}))
    update communities set posts = posts + 1
    where type = ${community.type} and entity_id = ${community.entityId} and ${status} = 'LIVE'`.execute(db);
  if (!holdReason)
    await logNew(db, { type: 'POST', id, content: postContent({ title, text: content }) }, now);
}

const A_DAY = 86_400_000;

/** Whether the community of a new post exists, and whether this alias posted the same text within a day. */
export async function checkPlace(
  db: Db,
  {
    aliasId,
    community,
    title,
    content,
    now,
  }: Pick<NewPost, 'aliasId' | 'community' | 'title' | 'content' | 'now'>,
): Promise<{ readonly exists: boolean; readonly hasPost: boolean }> {
  const { rows } = await sql<{ exists: boolean; hasPost: boolean }>`
    select
      exists (select from communities where type = ${community.type} and entity_id = ${community.entityId}) as exists,
      exists (
        select from posts
        where alias_id = ${aliasId} and created_at >= ${hourOf(new Date(now.getTime() - A_DAY))}
          and status <> 'DELETED' and title = ${title} and content = ${content}) as "hasPost"`.execute(db);
  return rows[0] ?? { exists: false, hasPost: false };
}

export async function insertPoll(
  db: Db,
  postId: string,
  poll: { readonly options: readonly string[]; readonly days: number },
  now: Date,
): Promise<void> {
  const endsAt = new Date(hourOf(now).getTime() + poll.days * A_DAY);
  await db.insertInto('polls').values({ post_id: postId, ends_at: endsAt }).execute();
  await db
    .insertInto('poll_options')
    .values(poll.options.map((text, index) => ({ post_id: postId, option_id: index + 1, text })))
    .execute();
}

/** A company without a profile gets a logo generated from its name. */
const NO_LOGO = sql`coalesce(nullif(trim(both '-' from
  regexp_replace(lower(taken.company_name), '[^a-z0-9]+', '-', 'g')), ''), 'company')`;

/** Attaches saved offers to the post, which takes them over. */
export async function attachOffers(db: Db, postId: string, offers: readonly SavedOffer[]): Promise<void> {
  if (offers.length === 0) return;
  await dropOffers(db, offers);
  const taken = offers.map((offer, index) => ({ ...offer, offer_id: index + 1 }));
  await sql`
    insert into salary_offers (post_id, offer_id, company_name, logo, job_profile, place, fixed, variable,
      stock, in_hand, is_current)
    select ${postId}, taken.offer_id, taken.company_name, coalesce(c.logo, ${NO_LOGO}),
      taken.job_profile, taken.place, taken.fixed, taken.variable, taken.stock, taken.in_hand, taken.is_current
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken (
      offer_id integer, company_name text, job_profile text, place text, fixed integer, variable integer,
      stock integer, in_hand integer, is_current boolean)
    left join companies c on lower(c.name) = lower(taken.company_name)`.execute(db);
}

export interface OwnPost extends CommunityPlace {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly kind: NewPost['kind'];
  readonly status: 'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'DELETED';
  readonly media: readonly MediaRow[];
  readonly created_at: Date;
  readonly is_owner: boolean;
}

/** Without a viewer no one is its owner. */
export async function lockPost(db: Db, id: string, viewer?: Viewer): Promise<OwnPost | undefined> {
  const { rows } = await sql<OwnPost>`
    select p.id, p.title, p.content, p.kind, p.status, p.media, p.created_at, p.community_type, p.community_id,
      f.owner_seal = any(${viewer?.aliasSeals ?? []}::text[]) as is_owner
    from posts p join aliases f on f.id = p.alias_id
    where p.id = ${id}
    for update of p`.execute(db);
  return rows[0];
}

/** A moderator pinned what the post said before. */
export async function changePost(
  db: Db,
  post: OwnPost,
  change: Pick<NewPost, 'title' | 'content' | 'kind' | 'holdReason'>,
): Promise<void> {
  const { title, content, kind, holdReason } = change;
  await saveFormerTexts(db, 'POST', post);
  await db
    .updateTable('posts')
    .set({
      title,
      content,
      kind,
      is_edited: true,
      is_pinned: false,
      highlight_start: null,
      highlight_end: null,
    })
    .where('id', '=', post.id)
    .execute();
  // An edit does not send a removed post back to the moderators; an appeal does.
  if (holdReason && post.status !== 'AUTHOR_REJECTED') await holdPost(db, post, holdReason);
  await logChange(db, { type: 'POST', id: post.id });
}

async function holdPost(db: Db, post: OwnPost, holdReason: HoldReason): Promise<void> {
  await db
    .updateTable('posts')
    .set({ status: 'FLAGGED', hold_reason: holdReason })
    .where('id', '=', post.id)
    .execute();
  if (post.status === 'LIVE') await countPost(db, post, -1);
}

/**
 * Deletes the content for good; the row stays so that the URL reports the deletion and comments remain readable. That a
 * moderator had removed it stays, too: such texts count when the author asks for tokens.
 */
export async function emptyPost(db: Db, post: OwnPost): Promise<void> {
  const { id } = post;
  await schedulePictureDeletion(db, pictureKeys(post));
  await sql`
    update posts set status = 'DELETED', title = '', content = '', media = '[]', kind = 'TEXT',
      hold_reason = case hold_reason when 'MODERATOR' then hold_reason end, is_edited = false, is_pinned = false,
      highlight_start = null, highlight_end = null, up = 0, down = 0, answer_requests = 0
    where id = ${id}`.execute(db);
  await sql`delete from polls where post_id = ${id}`.execute(db);
  await sql`delete from salary_offers where post_id = ${id}`.execute(db);
  await sql`delete from votes where resource_id = ${id} and resource_type = 'POST'`.execute(db);
  await sql`delete from answer_requests where post_id = ${id}`.execute(db);
  await deleteFormerTexts(db, 'POST', id);
  await forgetModerated(db, 'POST', [id]);
  if (post.status === 'LIVE') await countPost(db, post, -1);
}

export const pictureKeys = ({ media }: Pick<OwnPost, 'media'>): readonly string[] =>
  media.flatMap((row) => (row.type === 'IMAGE' ? [row.fileKey] : []));

/** Without its last picture, the kind of the post follows from its text. */
export async function removePicture(
  db: Db,
  post: OwnPost,
  key: string,
  plain: NewPost['kind'],
): Promise<void> {
  const media = post.media.filter((row) => row.type !== 'IMAGE' || row.fileKey !== key);
  if (media.length === post.media.length) return;
  await schedulePictureDeletion(db, [key]);
  await db
    .updateTable('posts')
    .set({ media: JSON.stringify(media), ...(media.length === 0 && { kind: plain }) })
    .where('id', '=', post.id)
    .execute();
}
