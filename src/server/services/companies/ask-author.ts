import { sql } from 'kysely';
import { CHALLENGE_PERIOD_DAYS, MAX_CHALLENGES } from '../../../core/reviews/challenge';
import { MIN_HOLDERS, validMonths } from '../../../core/untraceable/rules';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';

type Db = Services['db'];
type Asking = Pick<Services, 'db' | 'now'>;

/** What became of a company's question about an author. */
export type AskOutcome = 'ASKED' | 'GONE' | 'UNCLAIMED' | 'FORMER' | 'SMALL' | 'LIMIT' | 'REPEATED';

interface Question {
  readonly reviewId: string;
  /** Undefined for the operator, who can ask for any company. */
  readonly companyId?: number;
}

/** Asks, for a company, whether the author of a review still works there; once for each review. Does not read who that is. */
export function askAuthor(
  { db, now }: Asking,
  { reviewId, companyId }: Question,
): Promise<{ readonly outcome: AskOutcome; readonly company: string }> {
  const today = now().toISOString().slice(0, 10);
  return inTransaction(db, async (own) => {
    const review = await lockReview(own, reviewId);
    if (!review || (companyId !== undefined && review.company_id !== companyId))
      return { outcome: 'GONE', company: '' };
    const { company_id: id, name: company, is_claimed: isClaimed, is_current: isCurrent } = review;
    const answer = (outcome: AskOutcome) => ({ outcome, company });
    if (!isClaimed) return answer('UNCLAIMED');
    if (!isCurrent) return answer('FORMER');
    await sql`select from companies where id = ${id} for update`.execute(own);
    const { left, isLarge } = await challengeRights({ db: own, now }, id);
    if (!isLarge) return answer('SMALL');
    if (review.is_asked) return answer('REPEATED');
    if (left <= 0) return answer('LIMIT');
    await own.insertInto('review_challenges').values({ review_id: reviewId, asked_on: today }).execute();
    await own.insertInto('company_challenges').values({ company_id: id, asked_on: today }).execute();
    return answer('ASKED');
  });
}

interface AskedReview {
  readonly company_id: number;
  readonly name: string;
  readonly is_claimed: boolean;
  readonly is_current: boolean;
  readonly is_asked: boolean;
}

/** Locked before it is read whether it was asked about, so that of two requests the second sees the first. */
async function lockReview(db: Db, reviewId: string): Promise<AskedReview | undefined> {
  await sql`select from company_reviews where id = ${reviewId} for update`.execute(db);
  const { rows } = await sql<AskedReview>`
    select c.id as company_id, c.name, c.is_claimed, r.is_current,
      exists (select from review_challenges where review_id = r.id) as is_asked
    from company_reviews r join companies c on c.id = r.company_id
    where r.id = ${reviewId} and r.status = 'LIVE'`.execute(db);
  return rows[0];
}

export interface ChallengeRights {
  /** Questions that the company can still ask in this period. */
  readonly left: number;
  /** Whether an answer would name one of enough people. */
  readonly isLarge: boolean;
}

export async function challengeRights({ db, now }: Asking, companyId: number): Promise<ChallengeRights> {
  const today = now().toISOString().slice(0, 10);
  const { rows } = await sql<{ recent: number; employees: number }>`
    select (
      select count(*)::integer from company_challenges
      where company_id = ${companyId} and asked_on > ${today}::date - ${CHALLENGE_PERIOD_DAYS}::integer) as recent, (
      select coalesce(max(holders), 0)::integer from token_keys
      where group_kind = 'COMPANY' and group_id = ${companyId} and month = any(${validMonths(now())})) as employees`.execute(
    db,
  );
  const { recent = 0, employees = 0 } = rows[0] ?? {};
  return { left: Math.max(0, MAX_CHALLENGES - recent), isLarge: employees >= MIN_HOLDERS };
}
