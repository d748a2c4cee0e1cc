import { type Insertable, type Selectable, sql } from 'kysely';
import { MAX_REVIEWS, REVIEW_PERIOD_DAYS } from '../../../core/contributions/own-review';
import { saysTheSame } from '../../../core/contributions/review-change';
import { inTurn } from '../../db/in-turn';
import { indianDay } from '../../db/indian-day';
import type { CompanyReviewTable } from '../../db/review-tables';
import { notFound, Refusal } from '../../http/refusal';
import { forgetModerated } from '../moderation/decision-queries';
import { rememberRemoved, takeRemoved } from '../moderation/removed-contributions';
import type { Services } from '../services';
import { logChange } from '../trust/log-contributions';
import { recountReviews } from './recount';

type Db = Services['db'];

export type OwnRow = Selectable<CompanyReviewTable> & {
  readonly company: string;
  readonly url_name: string;
  readonly job: string;
  readonly department: string;
};

export async function readOwn(db: Db, seal: string, id: string): Promise<OwnRow> {
  const row = await db
    .selectFrom('company_reviews')
    .innerJoin('companies', 'companies.id', 'company_reviews.company_id')
    .innerJoin('job_profiles', 'job_profiles.id', 'company_reviews.job_profile_id')
    .innerJoin('departments', 'departments.id', 'job_profiles.department_id')
    .selectAll('company_reviews')
    .select(['companies.name as company', 'companies.url_name'])
    .select(['job_profiles.name as job', 'departments.name as department'])
    .where('company_reviews.id', '=', id)
    .where('author_seal', '=', seal)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The content of a review, without author, date and status. */
export type Written = Omit<
  Insertable<CompanyReviewTable>,
  'id' | 'author_seal' | 'written_on' | 'status' | 'reply' | 'replied_on' | 'helpful'
>;

interface Writing {
  readonly seal: string;
  readonly written: Written;
  readonly today: Date;
}

/** Saves and counts a review; replaces the author's review of the same company. Returns its id. */
export const saveReview = (db: Db, newId: string, { seal, written, today }: Writing): Promise<string> =>
  inTurn(db, seal, async (transaction) => {
    const { company_id } = written;
    const known = await readOfCompany(transaction, seal, company_id);
    if (known) await rewrite(transaction, known.id, { written, today });
    else {
      const wasRemoved = await takeRemoved(transaction, { seal, companyId: company_id }, today);
      await roomFor(transaction, seal, today);
      const status = wasRemoved ? 'FLAGGED' : 'LIVE';
      const beside = { written_on: indianDay(today), reply: null, replied_on: null, status } as const;
      await transaction
        .insertInto('company_reviews')
        .values({ ...written, ...beside, id: newId, author_seal: seal })
        .execute();
    }
    await recountReviews(transaction, [company_id], today);
    await logChange(transaction, { type: 'REVIEW', id: known?.id ?? newId }, today);
    return known?.id ?? newId;
  });

export const changeReview = (db: Db, id: string, { seal, written, today }: Writing): Promise<void> =>
  inTurn(db, seal, async (transaction) => {
    const known = await readOwn(transaction, seal, id);
    if (known.company_id !== written.company_id) throw new Refusal(409, 'OTHER_COMPANY');
    await rewrite(transaction, id, { written, today });
    await recountReviews(transaction, [known.company_id], today);
    await logChange(transaction, { type: 'REVIEW', id }, today);
  });

/**
 * An answered review cannot change; an edited review that a moderator removed needs a new decision. The row is locked, so
 * that an answer, a removal or a helpful mark in the same moment counts. Helpful marks stay only if the review says what
 * readers marked. Privacy: the day always changes, so that it does not show a change of answers that are not public.
 */
async function rewrite(db: Db, id: string, { written, today }: Omit<Writing, 'seal'>): Promise<void> {
  const before = await db
    .selectFrom('company_reviews')
    .select(['title', 'likes', 'dislikes', 'overall', 'reply'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.reply !== null) throw new Refusal(409, 'ANSWERED_ALREADY');
  const isNew = !saysTheSame(before, written);
  if (isNew) await db.deleteFrom('review_helpful').where('review_id', '=', id).execute();
  await db
    .updateTable('company_reviews')
    .set({
      ...written,
      ...(isNew && { helpful: 0 }),
      written_on: indianDay(today),
      status: sql`case status when 'LIVE' then 'LIVE' else 'FLAGGED' end`,
    })
    .where('id', '=', id)
    .execute();
}

export const removeReview = (db: Db, id: string, seal: string, today: Date): Promise<void> =>
  inTurn(db, seal, async (transaction) => {
    const { company_id } = await readOwn(transaction, seal, id);
    await transaction.deleteFrom('review_helpful').where('review_id', '=', id).execute();
    const deleted = await transaction
      .deleteFrom('company_reviews')
      .where('id', '=', id)
      .returning('status')
      .executeTakeFirst();
    if (deleted?.status !== 'LIVE')
      await rememberRemoved(transaction, { seal, companyId: company_id }, today);
    await forgetModerated(transaction, 'REVIEW', [id]);
    await recountReviews(transaction, [company_id], today);
  });

const readOfCompany = (db: Db, seal: string, company: number) =>
  db
    .selectFrom('company_reviews')
    .select('id')
    .where('company_id', '=', company)
    .where('author_seal', '=', seal)
    .executeTakeFirst();

/** Deleting a review makes room for another one, unless a moderator had removed it. */
async function roomFor(db: Db, seal: string, today: Date): Promise<void> {
  const start = sql`${indianDay(today)}::date - ${REVIEW_PERIOD_DAYS}::integer`;
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from company_reviews where author_seal = ${seal} and written_on > ${start})
      + (select count(*) from removed_contributions where author_seal = ${seal} and removed_on > ${start}))::integer as count`.execute(
    db,
  );
  if ((rows[0]?.count ?? 0) >= MAX_REVIEWS)
    throw new Refusal(409, 'TOO_MANY_REVIEWS', { params: { limit: MAX_REVIEWS } });
}
