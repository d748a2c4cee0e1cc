import { sql } from 'kysely';
import type { Services } from '../services';

/** At once: whoever showed something looks for it. */
export async function countPhotos(db: Services['db'], company: number): Promise<void> {
  await sql`
    update companies set photos = (
      select count(*)::integer from company_photos where company_id = ${company} and not is_hidden
    ) where id = ${company}`.execute(db);
}
