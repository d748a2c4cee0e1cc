import type { AwardSize } from '../../../core/companies/award';
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

export const readMinCounts = async (db: Db, size: AwardSize): Promise<number | undefined> =>
  (
    await db
      .selectFrom('award_editions')
      .select('min_reviews')
      .where('size', '=', size)
      .orderBy('year', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.min_reviews;

export const readEditionSizes = (db: Db) =>
  db.selectFrom('award_editions').selectAll().orderBy('year', 'desc').execute();

/** Winners, best first: of one edition, or the first places of every edition. */
export const readNamed = (db: Db, query: { readonly year: number } | { readonly rank: 1 }) =>
  db
    .selectFrom('company_awards as a')
    .innerJoin('companies as c', 'c.id', 'a.company_id')
    .innerJoin('industries as i', 'i.id', 'c.industry_id')
    .select([
      'a.year',
      'a.size',
      'a.rank',
      'a.reviews',
      'a.low',
      'c.url_name',
      'c.name',
      'c.logo',
      'c.founded_year',
      'i.name as industry',
    ])
    .where((is) => is.and('year' in query ? { 'a.year': query.year } : { 'a.rank': query.rank }))
    .orderBy('a.rank')
    .execute();

/** The first startups of an edition, best first. */
export const readStartups = async (db: Db, year: number) => {
  const [edition, named] = await Promise.all([
    db
      .selectFrom('startup_editions')
      .select(['min_reviews', 'ranked'])
      .where('year', '=', year)
      .executeTakeFirst(),
    db
      .selectFrom('startup_awards as a')
      .innerJoin('companies as c', 'c.id', 'a.company_id')
      .innerJoin('industries as i', 'i.id', 'c.industry_id')
      .select([
        'a.rank',
        'a.reviews',
        'a.low',
        'c.url_name',
        'c.name',
        'c.logo',
        'c.founded_year',
        'c.employees',
      ])
      .select('i.name as industry')
      .where('a.year', '=', year)
      .orderBy('a.rank')
      .execute(),
  ]);
  return { ...edition, named };
};

export type NamedRow = Awaited<ReturnType<typeof readNamed>>[number];

export const readIndustries = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('industries').select('name').orderBy('name').execute()).map(({ name }) => name);

export const readShare = (db: Db, by: { readonly year: number } | { readonly token: string }) =>
  db
    .selectFrom('award_shares')
    .select(['year', 'token'])
    .where((is) => is.and(by))
    .executeTakeFirst();
