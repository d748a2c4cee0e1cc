import { sql } from 'kysely';
import { countedHeadlines, type HeadlineCounts } from '../../../core/companies/headlines';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';

const AN_HOUR_MS = 3_600_000;

/** The operator's headline figures, or counts that are at most an hour old. */
export function headlinesOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  configured: readonly string[],
): () => Promise<readonly string[]> {
  const counted = new ResultCache<readonly string[]>({ ttl: AN_HOUR_MS, max: 1 }, now);
  return async () =>
    configured.length > 0
      ? configured
      : counted.get('headlines', async () => countedHeadlines(await readCounts(db)));
}

async function readCounts(db: Services['db']): Promise<HeadlineCounts> {
  const { rows } = await sql<HeadlineCounts>`
    select coalesce(sum(reviews), 0)::integer as reviews, coalesce(sum(interviews), 0)::integer as interviews,
      coalesce(sum(salaries), 0)::integer as salaries, (select count(*) from members)::integer as users
    from companies`.execute(db);
  return rows[0] ?? { reviews: 0, interviews: 0, salaries: 0, users: 0 };
}
