import { sql } from 'kysely';
import type { Services } from '../services';
import { CARD, type CardRow } from './queries';

type Db = Services['db'];

export type RelatedRow = CardRow & {
  readonly relation: 'parent' | 'subsidiary' | 'sibling' | 'compared' | 'viewed';
};

const MAX_VIEWED = 5;
/** Visits order companies in steps, so that the order does not show single visits. */
const VISITS_STEP = 50;

/** Parent, subsidiaries and siblings of a company, companies it is compared with, and visited ones of its industry. */
export async function readRelated(db: Db, id: number): Promise<readonly RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    with related as (
      select 'parent' as relation, parent_id as id, 0 as position from companies
      where id = ${id} and parent_id is not null
      union all
      select 'subsidiary', id, 0 from companies where parent_id = ${id}
      union all
      select 'sibling', o.id, 0 from companies c join companies o on o.parent_id = c.parent_id and o.id <> c.id
      where c.id = ${id}
      union all
      select 'compared', other_id, position from company_comparisons where company_id = ${id}
      union all
      (
        select 'viewed', o.id, row_number() over visited
        from companies c join companies o on o.industry_id = c.industry_id and o.id <> c.id
        left join company_interest v on v.company_id = o.id
        where c.id = ${id} and not exists (
          select from company_comparisons known where known.company_id = c.id and known.other_id = o.id
        )
        window visited as (order by coalesce(v.visits, 0) / ${VISITS_STEP} desc, o.reviews desc, o.id)
        order by 3 limit ${MAX_VIEWED}
      )
    )
    select related.relation, ${CARD}
    from related join companies c on c.id = related.id
    join industries i on i.id = c.industry_id join places p on p.id = c.headquarters_id
    order by related.position, c.reviews desc, c.id`.execute(db);
  return rows;
}
