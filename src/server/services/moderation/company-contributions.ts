import { type RawBuilder, sql } from 'kysely';
import { countPhotos } from '../companies/count-photos';
import { recountInterviewsOf } from '../interviews/recount-interviews';
import type { Viewer } from '../profile/account/viewer';
import { recountReviews } from '../reviews/recount';
import { recountQuestionsOf } from '../search/rebuild-search';
import type { Services } from '../services';

type Db = Services['db'];

type Sql = RawBuilder<unknown>;

export interface CompanyContribution {
  readonly resourceType: 'REVIEW' | 'INTERVIEW' | 'PHOTO';
  readonly resourceId: string;
}

/** A company contribution is public unless a moderator removed it; reports alone never hide it. */
export interface CompanyContributionRow {
  readonly contribution: CompanyContribution;
  readonly status: 'LIVE' | 'FLAGGED';
  readonly hold_reason: 'MODERATOR' | null;
  readonly is_owner: boolean;
  readonly company_id: number;
}

/** Of a hidden photo `p`: no moderator has decided about it yet. */
export const isUndecided: Sql = sql`not exists (
  select from moderation_decisions d where d.resource_type = 'PHOTO' and d.resource_id = p.id)`;

/** The end of a query that locks the row of this table until the transaction ends; empty to lock none. */
export type RowLock = (table: string) => Sql;

export async function findContribution(
  db: Db,
  contribution: CompanyContribution,
  viewer: Pick<Viewer, 'contributionSeals'>,
  lock: RowLock,
): Promise<CompanyContributionRow | undefined> {
  const { resourceType: type, resourceId: id } = contribution;
  const row = (seal: Sql, isHidden: Sql, holdReason: Sql) => sql`
    case when ${isHidden} then 'FLAGGED' else 'LIVE' end as status, ${holdReason} as hold_reason,
    coalesce(${seal} = any(${viewer.contributionSeals}), false) as is_owner, t.company_id`;
  // A removed contribution that its author edits needs a new decision.
  const written = row(
    sql`t.author_seal`,
    sql`t.status <> 'LIVE'`,
    sql`case t.status when 'HIDDEN' then 'MODERATOR' end`,
  );
  const shown = row(sql`r.author_seal`, sql`t.is_hidden`, sql`case when t.is_hidden then 'MODERATOR' end`);
  const ofReview = sql<Omit<CompanyContributionRow, 'contribution'>>`
    select ${written} from company_reviews t
    where t.id = ${id} and t.status <> 'DELETED' ${lock('t')}`;
  const ofInterview = sql<Omit<CompanyContributionRow, 'contribution'>>`
    select ${written} from interviews t where t.id = ${id} ${lock('t')}`;
  const ofPhoto = sql<Omit<CompanyContributionRow, 'contribution'>>`
    select ${shown} from company_photos t
    left join photo_reports r on r.id = t.report_id
    where t.id = ${id} ${lock('t')}`;
  const { rows } = await { REVIEW: ofReview, INTERVIEW: ofInterview, PHOTO: ofPhoto }[type].execute(db);
  return rows[0] && { ...rows[0], contribution };
}

/**
 * For a reader, who cannot see removed contributions. Makes a deletion wait until the transaction ends: it deletes what
 * others wrote about the contribution.
 */
export async function lockShown(
  db: Db,
  contribution: CompanyContribution,
  viewer: Viewer,
): Promise<CompanyContributionRow | undefined> {
  const row = await findContribution(
    db,
    contribution,
    viewer,
    (table) => sql`for key share of ${sql.ref(table)}`,
  );
  return row?.status === 'LIVE' ? row : undefined;
}

interface Shown {
  readonly isHidden: boolean;
  readonly today: Date;
}

/** Removes it from its company's lists and statistics, or restores it. */
export async function setContributionShown(
  db: Db,
  { contribution, company_id: companyId }: CompanyContributionRow,
  { isHidden, today }: Shown,
): Promise<void> {
  const id = contribution.resourceId;
  const status = isHidden ? 'HIDDEN' : 'LIVE';
  switch (contribution.resourceType) {
    case 'REVIEW':
      await db.updateTable('company_reviews').set({ status }).where('id', '=', id).execute();
      return recountReviews(db, [companyId], today);
    case 'INTERVIEW':
      await db.updateTable('interviews').set({ status }).where('id', '=', id).execute();
      await setQuestionsShown(db, id, isHidden);
      return recountInterviewsOf(db, companyId);
    case 'PHOTO':
      await db.updateTable('company_photos').set({ is_hidden: isHidden }).where('id', '=', id).execute();
      return countPhotos(db, companyId);
  }
}

/** Hides or shows an interview's questions with it, in the lists and in the search. */
async function setQuestionsShown(db: Db, interviewId: string, isHidden: boolean): Promise<void> {
  await db
    .updateTable('interview_questions')
    .set({ is_hidden: isHidden })
    .where('interview_id', '=', interviewId)
    .execute();
  await recountQuestionsOf(db, interviewId);
}
