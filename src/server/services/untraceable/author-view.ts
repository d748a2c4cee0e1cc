import { sql } from 'kysely';
import type { components } from '../../../contracts/untraceable';
import { isStillEditable } from '../../../core/posts/writing-rules';
import { notFound } from '../../http/refusal';
import { cutToHour } from '../feed/cut-to-hour';
import { appealOf, lastDecision } from '../moderation/decision-queries';
import type { Services } from '../services';
import type { OwnUntraceable } from './own-untraceable';

type Wire = components['schemas'];

const MAX_REPLIES = 50;

/** The author's view of a post; the caller has proved to have its key. */
export const authorView = (
  services: Services,
  postId: string,
  own: OwnUntraceable,
): Promise<Wire['AuthorView']> | Wire['AuthorView'] =>
  own.kind === 'waiting' ? waitingView(postId, own) : publishedView(services, postId);

const waitingView = (
  postId: string,
  { dueAt, post }: Extract<OwnUntraceable, { kind: 'waiting' }>,
): Wire['AuthorView'] => ({
  postId,
  status: 'WAITING',
  title: post.title,
  content: post.content,
  appearsOn: dueAt.toISOString(),
  isEditable: true,
  decision: null,
  replies: [],
});

async function publishedView({ db, now }: Services, postId: string): Promise<Wire['AuthorView']> {
  const post = await db
    .selectFrom('posts')
    .select(['status', 'title', 'content', 'created_at'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!post) throw notFound();
  const thing = { resourceType: 'POST', resourceId: postId } as const;
  const last = await lastDecision(db, thing);
  return {
    postId,
    status: post.status,
    title: post.title,
    content: post.content,
    appearsOn: post.created_at.toISOString(),
    isEditable: post.status !== 'DELETED' && isStillEditable(post.created_at, now()),
    decision: last
      ? { verdict: last.decision, rule: last.rule, text: last.message, appeal: await appealOf(db, thing) }
      : null,
    replies: [...(await readReplies(db, postId))],
  };
}

async function readReplies(db: Services['db'], postId: string): Promise<readonly Wire['AuthorReply'][]> {
  const { rows } = await sql<{ author: string; text: string; created_at: Date }>`
    select f.user_name as author, c.text, c.created_at
    from comments c join aliases f on f.id = c.alias_id
    where c.post_id = ${postId} and c.status = 'LIVE'
    order by c.number desc limit ${MAX_REPLIES}`.execute(db);
  return rows.map(({ author, text, created_at }) => ({ author, text, createdOn: cutToHour(created_at) }));
}
