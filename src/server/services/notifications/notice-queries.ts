import { type RawBuilder, sql } from 'kysely';
import { READ, SEEN, UNSEEN } from '../../../core/notifications/notification';
import type { PostKind } from '../../../core/posts/post';
import type { NoticeItem, NoticeOutcome, NoticeText } from '../../db/notice-tables';
import { unplannedIds } from '../../db/unplanned';
import type { Services } from '../services';
import { inRandomOrder } from './in-random-order';

type Db = Services['db'];
type Ids = readonly string[];

const MAX_LISTED = 100;

export interface NoticeRow {
  readonly id: string;
  readonly variant: string;
  readonly figure: number;
  readonly status: number;
  readonly notified_at: Date;
  readonly post_id: string | null;
  readonly item: NoticeItem | null;
  readonly outcome: NoticeOutcome | null;
  readonly text: NoticeText | null;
  readonly post_kind: PostKind | null;
  readonly title: string | null;
  readonly content: string | null;
  readonly is_muted: boolean;
}

/** Not about content that is hidden from the recipient. */
const IS_VISIBLE = sql`
  (n.post_id is null or p.status = 'LIVE' or (n.variant = 'review-status' and p.status <> 'DELETED'))`;

/** The author of a comment does not see the text of a post above it that is hidden; its own author does. */
const shownOfPost = (column: RawBuilder<unknown>) =>
  sql`case when p.status = 'LIVE' or n.item = 'POST' then ${column} end`;

/** The visible notices to any of these seals, in one query. Notices about hidden content are left out. */
export async function readNotices(db: Db, seals: Ids, only?: Ids): Promise<readonly NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.variant, n.figure, n.status, n.notified_at, n.post_id, n.item, n.outcome, n.text,
      p.kind as post_kind, ${shownOfPost(sql`p.title`)} as title, ${shownOfPost(sql`p.content`)} as content,
      m.post_id is not null as is_muted
    from notices n
    left join posts p on p.id = n.post_id
    left join muted_threads m on m.recipient_seal = n.recipient_seal and m.post_id = n.post_id
    where n.recipient_seal = any(${unplannedIds(seals)}) ${only ? sql`and n.id = any(${only})` : sql``}
      and ${IS_VISIBLE}
    order by n.place desc
    limit ${MAX_LISTED}`.execute(db);
  return rows;
}

/** The unread ones in the list that `readNotices` returns. */
export async function countUnreadNotices(db: Db, seals: Ids): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from (
      select n.status from notices n left join posts p on p.id = n.post_id
      where n.recipient_seal = any(${unplannedIds(seals)}) and ${IS_VISIBLE}
      order by n.place desc
      limit ${MAX_LISTED}) listed
    where status < ${READ}`.execute(db);
  return rows[0]?.unread ?? 0;
}

export interface MarkedRow {
  readonly id: string;
  readonly status: number;
}

/**
 * Moves a status forward, never back, and returns the caller's notices among these. Each seal has its own transaction:
 * a shared transaction number would link the member's aliases in a copy of the database files.
 */
export async function markNotices(
  db: Db,
  seals: Ids,
  ids: Ids,
  status: typeof SEEN | typeof READ,
): Promise<readonly MarkedRow[]> {
  const marked: MarkedRow[] = [];
  for (const seal of inRandomOrder(seals)) marked.push(...(await markNoticesOf(db, seal, ids, status)));
  return marked;
}

async function markNoticesOf(
  db: Db,
  seal: string,
  ids: Ids,
  status: typeof SEEN | typeof READ,
): Promise<readonly MarkedRow[]> {
  const before = status === SEEN ? [UNSEEN] : [UNSEEN, SEEN];
  const { rows } = await sql<MarkedRow>`
    with mine as (
      select id, status from notices where id = any(${ids}) and recipient_seal = ${seal} order by id for update
    ),
    change as (
      update notices n set status = ${status} from mine
      where n.id = mine.id and mine.status = any(${before}::smallint[])
    )
    select id, case when status = any(${before}::smallint[]) then ${status}::smallint else status end as status
    from mine`.execute(db);
  return rows;
}

/** Mutes or unmutes the thread of a notice; false when the notice is not the caller's. */
export async function setMute(db: Db, seals: Ids, id: string, isMuted: boolean): Promise<boolean> {
  const { rows } = await sql<{ recipient_seal: string; post_id: string | null }>`
    select recipient_seal, post_id from notices where id = ${id} and recipient_seal = any(${seals})`.execute(
    db,
  );
  const [notice] = rows;
  if (!notice) return false;
  const { recipient_seal, post_id } = notice;
  if (post_id === null) return true;
  if (isMuted)
    await db
      .insertInto('muted_threads')
      .values({ recipient_seal, post_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('muted_threads')
      .where('recipient_seal', '=', recipient_seal)
      .where('post_id', '=', post_id)
      .execute();
  return true;
}

/** Reading a chat marks its notices as read. */
export async function readMessages(db: Db, aliasId: string): Promise<void> {
  await sql`
    update notices set status = ${READ}
    where variant = 'chat' and status < ${READ}
      and recipient_seal = (select owner_seal from aliases where id = ${aliasId})`.execute(db);
}

export interface NotificationInput {
  readonly id: string;
  readonly recipient: string;
  readonly variant: string;
  readonly postId: string | null;
  readonly item?: NoticeItem;
  readonly outcome?: NoticeOutcome | null;
  readonly text: NoticeText | null;
  /** A total replaces the previous figure. */
  readonly total?: number | undefined;
  /** Number of events to add; one by default. */
  readonly more?: number | undefined;
}

export interface NotifiedRow {
  readonly id: string;
  readonly recipient_seal: string;
  readonly variant: string;
  readonly figure: number;
  /** The status before the update; null for a new notice. */
  readonly old_status: number | null;
}

/** Inserts notices. A repeated event updates the notice that was not read yet. */
export async function insertNotices(
  db: Db,
  notifications: readonly NotificationInput[],
  reportedAt: string,
): Promise<readonly NotifiedRow[]> {
  if (notifications.length === 0) return [];
  // Sorted, so that concurrent inserts take their locks in the same order.
  const inOrder = [...notifications].sort((input, other) => (input.recipient < other.recipient ? -1 : 1));
  const values = inOrder.map(
    ({ id, recipient, variant, postId, item = null, outcome = null, text, total, more = 1 }) => sql`(
      ${id}, ${recipient}, ${variant}, ${postId}::text, ${item}::text, ${outcome}::text, ${text && JSON.stringify(text)}::jsonb,
      ${total ?? more}::integer, ${reportedAt}::timestamptz)`,
  );
  const { rows } = await sql<NotifiedRow>`
    insert into notices (id, recipient_seal, variant, post_id, item, outcome, text, figure, notified_at)
    values ${sql.join(values)}
    on conflict (recipient_seal, variant, coalesce(post_id, ''), coalesce(item, ''))
      where status < 2 and (post_id is not null or variant in ('chat', 'job-alert'))
    do update set
      figure = case when ${notifications.some(({ total }) => total !== undefined)}::boolean
        then greatest(notices.figure, excluded.figure) else notices.figure + excluded.figure end,
      text = excluded.text, outcome = excluded.outcome, status = 0, notified_at = excluded.notified_at, place = nextval('notice_order')
    returning id, recipient_seal, variant, figure,
      (select o.status from notices o where o.id = notices.id) as old_status`.execute(db);
  return rows;
}
