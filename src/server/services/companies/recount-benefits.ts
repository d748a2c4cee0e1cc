import { sql } from 'kysely';
import type { Services } from '../services';

/** Privacy threshold: fewer reports are not counted. */
const MIN_CONTRIBUTORS_SHOWN = 5;

/** Counts finished months, from five reports per company on; a second count changes nothing. */
export async function recountBenefits(db: Services['db'], today: Date): Promise<void> {
  const month = `${today.toISOString().slice(0, 7)}-01`;
  await sql`
    insert into company_benefits as shown (company_id, code, reports, told)
    select company_id, code, coalesce(counted.told, 0), coalesce(counted.told, 0)
    from (
      select company_id, code, count(*)::integer as told
      from benefit_reports, unnest(codes) as code
      where told_month < ${month}::date group by 1, 2 having count(*) >= ${MIN_CONTRIBUTORS_SHOWN}
    ) counted
    full join (select company_id, code from company_benefits where told > 0) known using (company_id, code)
    order by company_id, code
    on conflict (company_id, code) do update
      set reports = shown.reports - shown.told + excluded.told, told = excluded.told
      where shown.told <> excluded.told`.execute(db);
  await sql`
    update companies c
    set benefit_reporters = c.benefit_reporters - c.benefit_tellers + counted.tellers, benefit_tellers = counted.tellers
    from (
      select company.id, coalesce(told.tellers, 0)::integer as tellers
      from companies company
      left join (
        select company_id, count(*) as tellers from benefit_reports
        where told_month < ${month}::date group by 1 having count(*) >= ${MIN_CONTRIBUTORS_SHOWN}
      ) told on told.company_id = company.id
    ) counted
    where counted.id = c.id and c.benefit_tellers <> counted.tellers`.execute(db);
}
