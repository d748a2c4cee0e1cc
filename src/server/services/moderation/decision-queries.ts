import { sql } from 'kysely';
import type { RuleId, Verdict } from '../../../core/moderation/rules';
import { countComment, countPost } from '../posts/public-counts';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { logDeletions } from '../trust/log-contributions';

import {
  type CompanyContribution,
  type CompanyContributionRow,
  findContribution,
  type RowLock,
  setContributionShown,
} from './company-contributions';
import { forgetRequests } from './employer-flags';
import { startAppealWait } from './waits';

type Db = Services['db'];

interface DiscussionItem {
  readonly resourceType: 'POST' | 'COMMENT' | 'MESSAGE';
  readonly resourceId: string;
}

export type ModeratedItem = DiscussionItem | CompanyContribution;

interface ModeratedRowItem {
  readonly status: 'LIVE' | 'FLAGGED' | 'AUTHOR_REJECTED';
  readonly hold_reason: 'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR' | null;
  readonly is_owner: boolean;
}

interface Counted extends ModeratedRowItem {
  readonly post_id: string;
  readonly parent_id: string | null;
  readonly community_type: string;
  readonly community_id: number;
}

interface InChat extends ModeratedRowItem {
  readonly post_id: null;
}

export type ModeratedRow = Counted | InChat | CompanyContributionRow;

/** A company contribution, which shows no alias: a review, interview or photo. */
export const isContribution = (item: ModeratedItem): item is CompanyContribution =>
  ['REVIEW', 'INTERVIEW', 'PHOTO'].includes(item.resourceType);

/** Decisions and appeals about one item run one after the other: an appeal must not wait for a decision already taken back. */
export const turnOf = ({ resourceType, resourceId }: ModeratedItem): string =>
  `moderation ${resourceType} ${resourceId}`;

/** Locks the post of a comment until the transaction ends, as everywhere before the comment, to avoid deadlocks. */
export const lockPostOf = (db: Db, commentId: string) =>
  sql`
    select from posts where id = (select post_id from comments where id = ${commentId}) for update`.execute(
    db,
  );

/** Locks the row until the transaction ends. */
export async function lockModerated(
  db: Db,
  item: ModeratedItem,
  viewer: Viewer,
): Promise<ModeratedRow | undefined> {
  if (item.resourceType === 'COMMENT') await lockPostOf(db, item.resourceId);
  return findModerated(db, item, viewer, (table) => sql`for update of ${sql.ref(table)}`);
}

/** Privacy: takes no lock, which would leave the number of a transaction of the author in the row. */
export const readModerated = (db: Db, item: ModeratedItem, viewer: Viewer) =>
  findModerated(db, item, viewer, () => sql``);

async function findModerated(
  db: Db,
  item: ModeratedItem,
  viewer: Viewer,
  lock: RowLock,
): Promise<ModeratedRow | undefined> {
  const { resourceId: id } = item;
  if (isContribution(item)) return findContribution(db, item, viewer, lock);
  const ofPost = sql<Counted>`
    select p.status, p.hold_reason, f.owner_seal = any(${viewer.aliasSeals}) as is_owner, p.id as post_id,
      null as parent_id, p.community_type, p.community_id
    from posts p join aliases f on f.id = p.alias_id
    where p.id = ${id} and p.status <> 'DELETED'
    ${lock('p')}`;
  const ofComment = sql<Counted>`
    select c.status, c.hold_reason, f.owner_seal = any(${viewer.aliasSeals}) as is_owner, c.post_id, c.parent_id,
      p.community_type, p.community_id
    from comments c join aliases f on f.id = c.alias_id join posts p on p.id = c.post_id
    where c.id = ${id} and c.status <> 'DELETED'
    ${lock('c')}`;
  const ofMessage = sql<InChat>`
    select case when m.is_hidden then 'FLAGGED' else 'LIVE' end as status,
      case when m.is_hidden then 'MODERATOR' end as hold_reason,
      f.owner_seal = any(${viewer.aliasSeals}) as is_owner, null as post_id
    from chat_messages m join aliases f on f.id = m.alias_id
    where m.id = ${id}
    ${lock('m')}`;
  const { rows } = await { POST: ofPost, COMMENT: ofComment, MESSAGE: ofMessage }[item.resourceType].execute(
    db,
  );
  return rows[0];
}

export interface Visibility {
  readonly holdReason: ModeratedRowItem['hold_reason'];
  readonly today: Date;
}

/** Publishes or hides an item and updates the public counts. */
export async function setShown(
  db: Db,
  item: ModeratedItem,
  moderated: ModeratedRow,
  { holdReason, today }: Visibility,
): Promise<void> {
  if ('contribution' in moderated)
    return setContributionShown(db, moderated, { isHidden: holdReason !== null, today });
  if (moderated.post_id === null) {
    await sql`
      update chat_messages set is_hidden = ${holdReason !== null}::boolean where id = ${item.resourceId}`.execute(
      db,
    );
    return;
  }
  const isPost = item.resourceType === 'POST';
  const hidden = isPost && holdReason === 'MODERATOR' ? 'AUTHOR_REJECTED' : 'FLAGGED';
  const status = holdReason === null ? 'LIVE' : hidden;
  await sql`
    update ${sql.table(isPost ? 'posts' : 'comments')} set status = ${status}, hold_reason = ${holdReason}
    where id = ${item.resourceId}`.execute(db);
  const by = Number(status === 'LIVE') - Number(moderated.status === 'LIVE');
  if (by === 0) return;
  const step = by > 0 ? 1 : -1;
  await (isPost ? countPost(db, moderated, step) : countComment(db, moderated, step));
}

export interface DecisionRow {
  readonly id: string;
  readonly decision: Verdict;
  readonly rule: RuleId;
  readonly message: string;
}

export async function lastDecision(
  db: Db,
  { resourceType, resourceId }: ModeratedItem,
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select id, decision, rule, message from moderation_decisions
    where resource_id = ${resourceId} and resource_type = ${resourceType}
    order by position desc limit 1`.execute(db);
  return rows[0];
}

/** Closes every pending appeal and report of the item. Returns whether there was an appeal, and whether any. */
export async function settleWaiting(
  db: Db,
  { resourceType, resourceId }: ModeratedItem,
): Promise<{ readonly appealed: boolean; readonly waited: boolean }> {
  const appeals = await sql`
    update appeals set is_decided = true
    where resource_id = ${resourceId} and resource_type = ${resourceType} and not is_decided`.execute(db);
  const reports = await (resourceType === 'MESSAGE'
    ? sql`update chat_reports set is_read = true where message_id = ${resourceId} and not is_read`
    : sql`
      update reports set is_read = true
      where resource_id = ${resourceId} and resource_type = ${resourceType} and not is_read`
  ).execute(db);
  const appealed = (appeals.numAffectedRows ?? 0n) > 0n;
  return { appealed, waited: appealed || (reports.numAffectedRows ?? 0n) > 0n };
}

export async function appealOf(
  db: Db,
  { resourceType, resourceId }: ModeratedItem,
): Promise<'NONE' | 'OPEN' | 'DECIDED'> {
  const { rows } = await sql<{ is_decided: boolean }>`
    select is_decided from appeals
    where resource_id = ${resourceId} and resource_type = ${resourceType}`.execute(db);
  const [appeal] = rows;
  return appeal === undefined ? 'NONE' : appeal.is_decided ? 'DECIDED' : 'OPEN';
}

/** False when it was appealed before. */
export async function insertAppeal(
  db: Db,
  item: ModeratedItem,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<boolean> {
  const { resourceType, resourceId } = item;
  const { numAffectedRows } = await sql`
    insert into appeals (resource_type, resource_id, text) values (${resourceType}, ${resourceId}, ${text})
    on conflict do nothing`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await startAppealWait(db, item, now);
  return true;
}

/** Reports by different readers since the last moderator review. */
export async function unreadReports(db: Db, { resourceType, resourceId }: ModeratedItem): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reports
    where resource_id = ${resourceId} and resource_type = ${resourceType} and not is_read`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes the texts about deleted content; the log entry stays without a link. */
export async function forgetModerated(
  db: Db,
  type: ModeratedItem['resourceType'],
  ids: readonly string[],
): Promise<void> {
  await logDeletions(db, type, ids);
  if (type === 'REVIEW' && ids.length > 0) await forgetRequests(db, ids);
  await forgetAppeals(db, type, ids);
  await sql`delete from reports where resource_id = any(${ids}) and resource_type = ${type}`.execute(db);
  await sql`
    update moderation_decisions set message = '', resource_id = ''
    where resource_id = any(${ids}) and resource_type = ${type}`.execute(db);
}

/** The author's texts that only moderators could read, and since when they waited. */
export async function forgetAppeals(
  db: Db,
  type: ModeratedItem['resourceType'],
  ids: readonly string[],
): Promise<void> {
  await sql`delete from appeals where resource_id = any(${ids}) and resource_type = ${type}`.execute(db);
  await sql`delete from moderation_waits where resource_id = any(${ids}) and resource_type = ${type}`.execute(
    db,
  );
}
