import { sql } from 'kysely';
import type { Services } from '../services';

type Db = Services['db'];

export interface FilterRow {
  readonly kind: 'industry' | 'place' | 'size';
  readonly id: number;
  readonly name: string;
  readonly companies: number;
}

export async function readFilters(db: Db): Promise<readonly FilterRow[]> {
  const { rows } = await sql<FilterRow>`
    select 'industry' as kind, i.id, i.name, count(*)::integer as companies
    from companies c join industries i on i.id = c.industry_id group by 2, 3
    union all
    select 'place', p.id, p.name, count(*)::integer
    from company_locations o join places p on p.id = o.place_id group by 2, 3
    union all
    select 'size', 0, employees, count(*)::integer from companies group by 3
    order by 1, 3`.execute(db);
  return rows;
}
