import { sql } from 'kysely';
import { CHALLENGE_DAYS, type ChallengeResult } from '../../../core/reviews/challenge';
import { CHALLENGE_RESULT } from '../reviews/challenge-queries';
import type { Services } from '../services';

export interface AskableReview {
  readonly id: string;
  readonly title: string;
  readonly stars: number;
  readonly writtenOn: string;
  /** The last day for an answer; null if the company did not ask. */
  readonly until: string | null;
  /** Null until everyone sees it. */
  readonly result: ChallengeResult | null;
}

const SHOWN = 50;

/**
 * The public reviews of current employees, those with a question first. Has nothing that the page of the company does
 * not show, except the days of the company's own questions.
 */
export async function readAskable(db: Services['db'], companyId: number): Promise<readonly AskableReview[]> {
  const { rows } = await sql<AskableReview>`
    select r.id, r.title, r.overall as stars, r.written_on::text as "writtenOn",
      to_char(c.asked_on + ${CHALLENGE_DAYS}::integer, 'YYYY-MM-DD') as until, ${CHALLENGE_RESULT} as result
    from company_reviews r left join review_challenges c on c.review_id = r.id
    where r.company_id = ${companyId} and r.status = 'LIVE' and (r.is_current or c.review_id is not null)
    order by c.asked_on desc nulls last, r.written_on desc, r.id limit ${SHOWN}`.execute(db);
  return rows;
}
