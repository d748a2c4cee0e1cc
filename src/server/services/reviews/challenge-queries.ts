import { type RawBuilder, sql } from 'kysely';
import { CHALLENGE_DAYS } from '../../../core/reviews/challenge';
import type { Services } from '../services';

type Db = Services['db'];

export interface ChallengeRow {
  readonly review_id: string;
  readonly company: string;
  readonly title: string;
  readonly until: string;
  readonly is_answered: boolean;
}

/** The open questions about the author's reviews; only the seal of the author finds them. */
export async function readOpenChallenges(
  db: Db,
  authorSeal: string,
  today: string,
): Promise<readonly ChallengeRow[]> {
  const { rows } = await sql<ChallengeRow>`
    select c.review_id, co.name as company, r.title, c.answer is not null as is_answered,
      to_char(c.asked_on + ${CHALLENGE_DAYS}::integer, 'YYYY-MM-DD') as until
    from review_challenges c
    join company_reviews r on r.id = c.review_id join companies co on co.id = r.company_id
    where r.author_seal = ${authorSeal} and r.status <> 'DELETED'
      and c.asked_on + ${CHALLENGE_DAYS}::integer >= ${today}::date
    order by c.asked_on, c.review_id`.execute(db);
  return rows;
}

/** The first answer stays. */
export const saveAnswer = (db: Db, reviewId: string, answer: 'YES' | 'NO') =>
  db
    .updateTable('review_challenges')
    .set({ answer })
    .where('review_id', '=', reviewId)
    .where('answer', 'is', null)
    .execute();

/** From the day after the last day for an answer, the result is public. */
const publicResult = (column: RawBuilder<unknown>) => sql`(
  select ${column} from review_challenges ch
  where ch.review_id = r.id and ch.asked_on + ${sql.lit(CHALLENGE_DAYS)} < (now() at time zone 'utc')::date)`;

export const CHALLENGE_RESULT = publicResult(sql`coalesce(ch.answer, 'NO_ANSWER')`);
/** An answer is about its time. The month is enough: the day would help to look for who left. */
export const CHALLENGE_MONTH = publicResult(sql`to_char(ch.asked_on, 'YYYY-MM-01')`);
