import { type RawBuilder, sql } from 'kysely';
import { writeDecoys } from '../../../db/decoy-rows';
import { lockRows } from '../../../db/lock-rows';
import { forgetAppeals, forgetModerated } from '../../moderation/decision-queries';
import { recountReviews } from '../../reviews/recount';
import type { Services } from '../../services';
import { lockComments } from '../account/lock-contributions';
import { castBy, VOTE_TABLES } from './vote-tables';

type Db = Services['db'];

/** The shared alias of all former members. Its name cannot be taken, because user names contain no spaces. */
export const FORMER_ALIAS = 'FcFormerMember00000000';

const REMOVED = '[removed]';

export const ensureFormerMember = (db: Db) =>
  db
    .insertInto('aliases')
    .values({
      id: FORMER_ALIAS,
      owner_seal: 'nobody',
      profile_type: 'ANONYMOUS',
      user_name: 'Former member',
      avatar_seed: 'newcomer',
      bio: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function leavePosts(db: Db, aliasId: string): Promise<void> {
  await lockRows(db, 'posts', sql`alias_id = ${aliasId}`);
  await forgetAppeals(db, 'POST', await idsOf(db, 'POST', aliasId));
  await sql`update posts set alias_id = ${FORMER_ALIAS} where alias_id = ${aliasId}`.execute(db);
}

export async function leaveComments(db: Db, aliasId: string): Promise<void> {
  await lockComments(db, aliasId);
  await forgetAppeals(db, 'COMMENT', await idsOf(db, 'COMMENT', aliasId));
  await sql`update comments set alias_id = ${FORMER_ALIAS} where alias_id = ${aliasId}`.execute(db);
}

async function idsOf(db: Db, type: 'POST' | 'COMMENT', aliasId: string): Promise<readonly string[]> {
  const table = type === 'POST' ? 'posts' : 'comments';
  const rows = await db.selectFrom(table).select('id').where('alias_id', '=', aliasId).execute();
  return rows.map(({ id }) => id);
}

/** Deletes earlier versions and moderation texts about the content. */
async function deleteTextsBehind(db: Db, type: 'POST' | 'COMMENT', aliasId: string): Promise<void> {
  const ids = await idsOf(db, type, aliasId);
  await sql`delete from former_texts where resource_type = ${type} and resource_id = any(${ids})`.execute(db);
  await forgetModerated(db, type, ids);
}

/** Removes the text but leaves the post, with its replies, as a placeholder. Returns the keys of its pictures. */
export async function removePosts(db: Db, aliasId: string): Promise<readonly string[]> {
  await lockRows(db, 'posts', sql`alias_id = ${aliasId}`);
  await deleteTextsBehind(db, 'POST', aliasId);
  const { rows } = await sql<{ key: string }>`
    select picture ->> 'fileKey' as key from posts, jsonb_array_elements(media) as picture
    where alias_id = ${aliasId} and picture ->> 'fileKey' is not null`.execute(db);
  await sql`
    update communities c set posts = c.posts - gone.count
    from (
      select community_type, community_id, count(*)::integer as count
      from posts where alias_id = ${aliasId} and status = 'LIVE' group by 1, 2
    ) gone
    where c.type = gone.community_type and c.entity_id = gone.community_id`.execute(db);
  for (const part of ['polls', 'salary_offers'] as const)
    await sql`
      delete from ${sql.table(part)} where post_id in (select id from posts where alias_id = ${aliasId})`.execute(
      db,
    );
  await sql`
    update posts set status = 'DELETED', title = ${REMOVED}, content = '', media = '[]',
      highlight_start = null, highlight_end = null, alias_id = ${FORMER_ALIAS}
    where alias_id = ${aliasId}`.execute(db);
  return rows.map(({ key }) => key);
}

/** A comment with replies stays as a placeholder, as when its author deletes only this comment. */
export async function removeComments(db: Db, aliasId: string): Promise<void> {
  await lockComments(db, aliasId);
  await deleteTextsBehind(db, 'COMMENT', aliasId);
  // Only public comments are counted. Earlier versions subtracted the others too, so a count may be too low.
  await sql`
    update posts p set comments = greatest(p.comments - gone.count, 0)
    from (
      select post_id, count(*)::integer as count from comments
      where alias_id = ${aliasId} and status = 'LIVE' group by 1
    ) gone
    where p.id = gone.post_id`.execute(db);
  await sql`
    update comments c set replies = greatest(c.replies - gone.count, 0)
    from (
      select parent_id, count(*)::integer as count from comments
      where alias_id = ${aliasId} and status = 'LIVE' and parent_id is not null group by 1
    ) gone
    where c.id = gone.parent_id`.execute(db);
  const own = sql`(select id from comments where alias_id = ${aliasId})`;
  await sql`delete from votes where resource_type = 'COMMENT' and resource_id in ${own}`.execute(db);
  await sql`delete from comment_reactions where comment_id in ${own}`.execute(db);
  await sql`
    update comments set text = '', status = 'DELETED', hold_reason = null, is_edited = false, up = 0, down = 0,
      likes = 0, insightful = 0, support = 0, funny = 0, alias_id = ${FORMER_ALIAS}
    where alias_id = ${aliasId} and exists (
      select from comments r where r.parent_id = comments.id and r.alias_id <> ${aliasId})`.execute(db);
  await sql`delete from comments where alias_id = ${aliasId}`.execute(db);
}

/** The contributions about companies stay; the author's appeals to moderators are deleted. */
export async function releaseContributions(
  db: Db,
  kind: 'REVIEW' | 'INTERVIEW' | 'PHOTOS',
  seal: string,
): Promise<void> {
  const ids = {
    REVIEW: sql<{ id: string }>`select id from company_reviews where author_seal = ${seal}`,
    INTERVIEW: sql<{ id: string }>`select id from interviews where author_seal = ${seal}`,
    PHOTOS: sql<{ id: string }>`
      select p.id from company_photos p join photo_reports r on r.id = p.report_id where r.author_seal = ${seal}`,
  };
  const { rows } = await ids[kind].execute(db);
  await forgetAppeals(
    db,
    kind === 'PHOTOS' ? 'PHOTO' : kind,
    rows.map(({ id }) => id),
  );
}

export async function removeReviews(db: Db, seal: string, today: Date): Promise<void> {
  const { rows } = await sql<{ company_id: number; id: string }>`
    delete from company_reviews where author_seal = ${seal} returning company_id, id`.execute(db);
  await forgetModerated(
    db,
    'REVIEW',
    rows.map(({ id }) => id),
  );
  await recountReviews(
    db,
    rows.map(({ company_id }) => company_id),
    today,
  );
}

export async function removeSalaries(db: Db, seal: string): Promise<void> {
  await db.deleteFrom('salary_reports').where('contributor_seal', '=', seal).execute();
}

export async function removeInterviews(db: Db, seal: string): Promise<void> {
  const gone = await db.deleteFrom('interviews').where('author_seal', '=', seal).returning('id').execute();
  await forgetModerated(
    db,
    'INTERVIEW',
    gone.map(({ id }) => id),
  );
}

/** The selected benefits stay in the statistics; the private note is deleted. */
export async function leaveBenefitReports(db: Db, seal: string): Promise<void> {
  await db.updateTable('benefit_reports').set({ note: null }).where('author_seal', '=', seal).execute();
  await writeDecoys(db, { table: 'benefit_reports', column: 'author_seal' });
}

export async function removeBenefitReports(db: Db, seal: string): Promise<void> {
  await db.deleteFrom('benefit_reports').where('author_seal', '=', seal).execute();
}

/** Returns the keys of the reports' pictures. */
export async function removePhotoReports(db: Db, seal: string): Promise<readonly string[]> {
  const { rows } = await sql<{ picture: string; id: string }>`
    delete from company_photos p using photo_reports r
    where r.id = p.report_id and r.author_seal = ${seal} returning p.picture, p.id`.execute(db);
  await forgetModerated(
    db,
    'PHOTO',
    rows.map(({ id }) => id),
  );
  await db.deleteFrom('photo_reports').where('author_seal', '=', seal).execute();
  return rows.map(({ picture }) => picture);
}

/** Privacy: seals each vote with a separate random key, so that even the server cannot find its voter. */
export const scatterVotes = (db: Db, voterKey: string): Promise<void> =>
  sealVotes(db, voterKey, sql`gen_random_uuid()::text`);

/** Seals the votes with another voter key, which belongs to no member. */
export const resealVotes = (db: Db, voterKey: string, next: string): Promise<void> =>
  sealVotes(db, voterKey, sql`${next}`);

async function sealVotes(db: Db, voterKey: string, next: RawBuilder<unknown>): Promise<void> {
  for (const item of VOTE_TABLES) {
    const { table, seal: column, target } = item;
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = sealed_for(${next}, ${sql.ref(target)})
      where ${castBy(item, voterKey)}`.execute(db);
    if (numAffectedRows > 0n) await writeDecoys(db, { table, column });
  }
}
