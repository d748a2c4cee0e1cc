import { sql } from 'kysely';
import type { Services } from '../services';

export interface RemovedPicture {
  /** The seal of the contributor of a company photo, or of the alias of a post. */
  readonly author_seal: string;
}

/** A picture of a removed company photo, or of a post that is under review or hidden. */
export async function removedPicture(db: Services['db'], file: string): Promise<RemovedPicture | undefined> {
  const key = file.replace(/-\d+\.webp$/, '');
  const { rows } = await sql<RemovedPicture>`
    select r.author_seal from company_photos c join photo_reports r on r.id = c.report_id
    where c.picture = ${key} and c.is_hidden
    union all
    select f.owner_seal from posts p join aliases f on f.id = p.alias_id
    where p.status in ('FLAGGED', 'AUTHOR_REJECTED')
      and p.media @> jsonb_build_array(jsonb_build_object('fileKey', ${key}::text))
    limit 1`.execute(db);
  return rows[0];
}
