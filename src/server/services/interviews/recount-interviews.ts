import { sql } from 'kysely';
import type { Services } from '../services';

/** Makes how many interviews were how hard and ended how anew from the interviews; only what changed is written. */
export async function recountInterviews(db: Services['db']): Promise<void> {
  const counted = sql`(
    select company_id, job_profile_id, difficulty, outcome, count(*)::integer as interviews,
      sum(jsonb_array_length(rounds))::integer as rounds
    from interviews where status = 'LIVE' group by 1, 2, 3, 4
  ) counted`;
  await sql`
    insert into interview_counts as known (company_id, job_profile_id, difficulty, outcome, interviews, rounds)
    select company_id, job_profile_id, difficulty, outcome, interviews, rounds from ${counted}
    on conflict (company_id, job_profile_id, difficulty, outcome) do update
      set interviews = excluded.interviews, rounds = excluded.rounds
      where (known.interviews, known.rounds) <> (excluded.interviews, excluded.rounds)`.execute(db);
  await sql`
    delete from interview_counts known where not exists (
      select from ${counted} where counted.company_id = known.company_id
        and counted.job_profile_id = known.job_profile_id and counted.difficulty = known.difficulty
        and counted.outcome = known.outcome
    )`.execute(db);
}
