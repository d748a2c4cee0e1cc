import { sql } from 'kysely';
import type { Services } from '../services';

/** Runs at once: members look for their photo right after publishing it. */
export async function countPhotos(db: Services['db'], company: number): Promise<void> {
  // Serializes concurrent authors of one company: the second counts what the first wrote.
  await sql`select from companies where id = ${company} for no key update`.execute(db);
  await sql`
    update companies set photos = (
      select count(*)::integer from company_photos where company_id = ${company} and not is_hidden
    ) where id = ${company}`.execute(db);
}
