import { sql } from 'kysely';
import type { components } from '../../../contracts/company';
import type { Services } from '../services';

type Db = Services['db'];
type Wire = components['schemas'];

const MAX_UPDATES = 6;

/** Empty for a company that published nothing. */
export async function readStory(db: Db, companyId: number): Promise<Wire['Story']> {
  const { rows } = await sql<Wire['Story']>`
    select
      (
        select coalesce(jsonb_agg(jsonb_build_object('title', title, 'text', text,
          'writtenOn', to_char(written_on, 'YYYY-MM-DD')) order by written_on desc, position), '[]')
        from (
          select * from company_updates where company_id = c.id order by written_on desc, position limit ${MAX_UPDATES}
        ) u
      ) as updates,
      (
        select coalesce(jsonb_agg(jsonb_build_object('title', title, 'text', text, 'imageUrl', image_url)
          order by position), '[]')
        from company_sections where company_id = c.id
      ) as sections,
      (
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'giver', giver, 'year', year)
          order by year desc, position), '[]')
        from company_prizes where company_id = c.id
      ) as prizes,
      leader_message as "leaderMessage"
    from companies c where c.id = ${companyId}`.execute(db);
  return rows[0] ?? { updates: [], sections: [], prizes: [], leaderMessage: null };
}
