import { sql } from 'kysely';
import { indianDay } from '../../db/indian-day';
import type { Services } from '../services';

const STEP = 5;

/**
 * Sets the public counts of applications once a day, from those of earlier days: the oldest ones, in steps of five. So
 * neither an application nor a withdrawal is visible when it happens (decision 287). An application counts as answered
 * when the employer has decided, not when it was opened.
 */
export async function recountApplications(db: Services['db'], today: Date): Promise<void> {
  const day = sql`${indianDay(today)}::date`;
  await sql`
    update jobs j set applications_counted_on = ${day}, (shown_applications, shown_answers) = (
      select nullif(count(*), 0), count(*) filter (where status in ('SHORTLISTED', 'DECLINED'))
      from (
        select status, row_number() over (order by sent_on, id) as place, count(*) over () as sent
        from job_applications where job_id = j.id and sent_on < ${day}
      ) numbered
      where place <= sent / ${STEP} * ${STEP})
    where company_id in (select company_id from company_application_addresses)
      and (applications_counted_on is null or applications_counted_on < ${day})`.execute(db);
}
