import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services';

type Db = Services['db'];

/** Recounts by difficulty and outcome from the interviews; writes only the changes. */
export const recountInterviews = (db: Db): Promise<void> => recount(db, sql`true`);

/** Also updates the count next to the company's tab; runs in the transaction of the change. */
export async function recountInterviewsOf(db: Db, companyId: number): Promise<void> {
  // Serializes concurrent authors of one company: the second counts what the first wrote.
  await sql`select from companies where id = ${companyId} for no key update`.execute(db);
  await recount(db, sql`company_id = ${companyId}`);
  await sql`
    update companies set interviews = coalesce(
      (select sum(interviews) from interview_counts where company_id = ${companyId}), 0)::integer
    where id = ${companyId}`.execute(db);
}

async function recount(db: Db, these: RawBuilder<unknown>): Promise<void> {
  const counted = sql`(
    select company_id, job_profile_id, difficulty, outcome, count(*)::integer as interviews,
      sum(jsonb_array_length(rounds))::integer as rounds
    from interviews where status = 'LIVE' and ${these} group by 1, 2, 3, 4
  ) counted`;
  await sql`
    insert into interview_counts as known (company_id, job_profile_id, difficulty, outcome, interviews, rounds)
    select company_id, job_profile_id, difficulty, outcome, interviews, rounds from ${counted}
    on conflict (company_id, job_profile_id, difficulty, outcome) do update
      set interviews = excluded.interviews, rounds = excluded.rounds
      where (known.interviews, known.rounds) <> (excluded.interviews, excluded.rounds)`.execute(db);
  await sql`
    delete from interview_counts known where ${these} and not exists (
      select from ${counted} where counted.company_id = known.company_id
        and counted.job_profile_id = known.job_profile_id and counted.difficulty = known.difficulty
        and counted.outcome = known.outcome
    )`.execute(db);
}
