import { sql } from 'kysely';
import type { components } from '../../../contracts/untraceable';
import { isStillEditable } from '../../../core/posts/writing-rules';
import { notFound } from '../../http/refusal';
import { appealOf, lastDecision } from '../moderation/decision-queries';
import type { Services } from '../services';
import { cutToHour } from '../shared/cut-to-hour';
import type { AuthorItem, OwnUntraceable } from './own-untraceable';
import { isDeleted, type PendingItem } from './pending-items';

type Wire = components['schemas'];

const MAX_REPLIES = 50;

/** The author's view of a post or comment; the caller has proved to have its key. */
export const authorView = (
  services: Services,
  item: AuthorItem,
  own: OwnUntraceable,
): Promise<Wire['AuthorView']> | Wire['AuthorView'] =>
  own.kind === 'waiting' ? waitingView(item.id, own) : publishedView(services, item);

const waitingView = (
  id: string,
  { dueAt, item }: Extract<OwnUntraceable, { kind: 'waiting' }>,
): Wire['AuthorView'] => ({
  ...waitingContent(id, item),
  status: isDeleted(item) ? 'DELETED' : 'WAITING',
  appearsOn: dueAt.toISOString(),
  isEditable: !isDeleted(item),
  decision: null,
  replies: [],
});

function waitingContent(id: string, item: PendingItem) {
  if (isDeleted(item)) return { postId: item.deleted.postId, title: '', content: '' };
  return item.kind === 'COMMENT'
    ? { postId: item.postId, title: '', content: item.text }
    : { postId: id, title: item.title, content: item.content };
}

interface PublishedRow {
  readonly post_id: string;
  readonly status: Wire['AuthorView']['status'];
  readonly title: string;
  readonly content: string;
  readonly created_at: Date;
}

async function publishedView(services: Services, item: AuthorItem): Promise<Wire['AuthorView']> {
  const { db, now } = services;
  const { rows } = await (item.type === 'POST'
    ? sql<PublishedRow>`select id as post_id, status, title, content, created_at from posts where id = ${item.id}`
    : sql<PublishedRow>`
      select post_id, status, '' as title, text as content, created_at from comments where id = ${item.id}`
  ).execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const thing = { resourceType: item.type, resourceId: item.id };
  const last = await lastDecision(db, thing);
  return {
    postId: row.post_id,
    status: row.status,
    title: row.title,
    content: row.content,
    appearsOn: row.created_at.toISOString(),
    isEditable: row.status !== 'DELETED' && isStillEditable(row.created_at, now()),
    decision: last
      ? { verdict: last.decision, rule: last.rule, text: last.message, appeal: await appealOf(db, thing) }
      : null,
    replies: [...(await readReplies(db, item))],
  };
}

async function readReplies(
  db: Services['db'],
  { type, id }: AuthorItem,
): Promise<readonly Wire['AuthorReply'][]> {
  const { rows } = await sql<{ author: string; text: string; created_at: Date }>`
    select f.user_name as author, c.text, c.created_at
    from comments c join aliases f on f.id = c.alias_id
    where ${sql.ref(type === 'POST' ? 'c.post_id' : 'c.parent_id')} = ${id} and c.status = 'LIVE'
    order by c.number desc limit ${MAX_REPLIES}`.execute(db);
  return rows.map(({ author, text, created_at }) => ({ author, text, createdOn: cutToHour(created_at) }));
}
