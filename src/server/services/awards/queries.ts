import type { AwardSize } from '../../../core/awards/award';
import type { Services } from '../services';

type Db = Services['db'];

export const readSized = (db: Db, urlName: string) =>
  db.selectFrom('companies').select(['id', 'employees']).where('url_name', '=', urlName).executeTakeFirst();

export const readAwards = (db: Db, companyId: number) =>
  db
    .selectFrom('company_awards as a')
    .innerJoin('award_editions as e', (join) =>
      join.onRef('e.year', '=', 'a.year').onRef('e.size', '=', 'a.size'),
    )
    .select(['a.year', 'a.size', 'a.rank', 'e.ranked', 'a.reviews', 'a.low'])
    .where('a.company_id', '=', companyId)
    .orderBy('a.year', 'desc')
    .execute();

/** What the newest edition asked of companies of this size. */
export const readFewest = async (db: Db, size: AwardSize): Promise<number | undefined> =>
  (
    await db
      .selectFrom('award_editions')
      .select('fewest')
      .where('size', '=', size)
      .orderBy('year', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.fewest;
