import { sql } from 'kysely';
import { indianMonth } from '../../db/indian-day';
import type { Services } from '../services';

/** Privacy threshold: fewer reports are not counted. */
const MIN_CONTRIBUTORS_SHOWN = 5;

/** Counts finished months, from five reports per company on; a second count changes nothing. */
export async function recountBenefits(db: Services['db'], today: Date): Promise<void> {
  const month = indianMonth(today);
  await sql`
    insert into company_benefits as shown (company_id, code, reports, counted_reports)
    select company_id, code, coalesce(counted.reports, 0), coalesce(counted.reports, 0)
    from (
      select company_id, code, count(*)::integer as reports
      from benefit_reports, unnest(codes) as code
      where submitted_month < ${month}::date group by 1, 2 having count(*) >= ${MIN_CONTRIBUTORS_SHOWN}
    ) counted
    full join (select company_id, code from company_benefits where counted_reports > 0) known
      using (company_id, code)
    order by company_id, code
    on conflict (company_id, code) do update
      set reports = shown.reports - shown.counted_reports + excluded.counted_reports,
        counted_reports = excluded.counted_reports
      where shown.counted_reports <> excluded.counted_reports`.execute(db);
  await sql`
    update companies c
    set benefit_reporters = c.benefit_reporters - c.counted_benefit_reporters + counted.reporters,
      counted_benefit_reporters = counted.reporters
    from (
      select company.id, coalesce(submitted.reporters, 0)::integer as reporters
      from companies company
      left join (
        select company_id, count(*) as reporters from benefit_reports
        where submitted_month < ${month}::date group by 1 having count(*) >= ${MIN_CONTRIBUTORS_SHOWN}
      ) submitted on submitted.company_id = company.id
    ) counted
    where counted.id = c.id and c.counted_benefit_reporters <> counted.reporters`.execute(db);
}
