import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contracts/company';
import { unplannedIds } from '../../db/unplanned';
import type { Services } from '../services';

type Db = Services['db'];

export interface CardRow {
  readonly id: number;
  readonly url_name: string;
  readonly name: string;
  readonly logo: string;
  readonly industry: string;
  readonly headquarters: string;
  readonly locations: number;
  readonly employees: string;
  readonly rating: number;
  readonly reviews: number;
  readonly salaries: number;
  readonly interviews: number;
  readonly benefit_reporters: number;
  readonly jobs: number;
  readonly photos: number;
  readonly top_like: string | null;
  readonly top_dislike: string | null;
}

export const CARD = sql`c.id, c.url_name, c.name, c.logo, i.name as industry, p.name as headquarters, c.locations,
  c.employees, c.rating, c.reviews, c.salaries, c.interviews, c.benefit_reporters, c.jobs, c.photos, c.top_like, c.top_dislike`;
const FROM = sql`companies c join industries i on i.id = c.industry_id join places p on p.id = c.headquarters_id`;

export interface CompanyQuery {
  readonly industryId?: number | undefined;
  readonly placeId?: number | undefined;
  readonly size?: string | undefined;
  readonly minRating?: number | undefined;
  readonly benefit?: readonly string[] | undefined;
  readonly badge?: readonly string[] | undefined;
  readonly sort?: 'popularity' | 'rating' | 'name' | undefined;
}

const ORDERS = {
  popularity: sql`c.reviews desc, c.id`,
  rating: sql`c.rating desc, c.reviews desc, c.id`,
  name: sql`c.name, c.id`,
};

function conditionsOf(query: CompanyQuery): RawBuilder<unknown> {
  const { industryId, placeId, size, minRating, benefit = [], badge = [] } = query;
  const all = [
    ...benefit.map(
      (code) => sql`exists (select from company_benefits b
        where b.company_id = c.id and b.code = ${code} and b.reports >= 5)`,
    ),
    ...badge.map(
      (code) => sql`exists (select from company_badges b where b.company_id = c.id and b.code = ${code})`,
    ),
    ...(industryId === undefined ? [] : [sql`c.industry_id = ${industryId}`]),
    ...(size === undefined ? [] : [sql`c.employees = ${size}`]),
    ...(minRating === undefined ? [] : [sql`c.rating >= ${minRating}`]),
    ...(placeId === undefined
      ? []
      : [
          sql`exists (select from company_locations o where o.company_id = c.id and o.place_id = ${placeId})`,
        ]),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

export async function readCards(
  db: Db,
  query: CompanyQuery,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${CARD} from ${FROM} where ${conditionsOf(query)}
    order by ${ORDERS[query.sort ?? 'popularity']}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countCards(db: Db, query: CompanyQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from companies c where ${conditionsOf(query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function readCardsOf(db: Db, urlNames: readonly string[]): Promise<readonly CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${CARD} from ${FROM} where c.url_name = any(${unplannedIds(urlNames)})`.execute(db);
  return rows;
}

export interface CompanyRow {
  readonly id: number;
  readonly url_name: string;
  readonly name: string;
  readonly logo: string;
  readonly industry: string;
  readonly headquarters: string;
  readonly founded_year: number;
  readonly employees: string;
  readonly employees_worldwide: string | null;
  readonly website: string | null;
  readonly about: string | null;
  readonly mission: string | null;
  readonly rating: number;
  readonly is_claimed: boolean;
  readonly is_followed: boolean;
  readonly badges: readonly string[];
  readonly locations: number;
  readonly reviews: number;
  readonly salaries: number;
  readonly interviews: number;
  readonly benefit_reporters: number;
  readonly jobs: number;
  readonly photos: number;
  readonly posts: number;
  readonly followers: number;
  readonly associated: number;
  readonly questions: number;
  readonly secondary_industry: string | null;
  readonly is_premium: boolean;
  readonly contact: Partial<components['schemas']['CompanyContact']>;
}

export async function readCompany(
  db: Db,
  urlName: string,
  followerSeal: string | undefined,
): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select c.*, i.name as industry, p.name as headquarters,
      coalesce(m.posts, 0) as posts, coalesce(m.followers, 0) as followers,
      exists (
        select from community_members f
        where f.follower_seal = ${followerSeal ?? null} and f.type = 'COMPANY' and f.entity_id = c.id
      ) as is_followed,
      (
        select count(*) from posts asked
        where asked.community_type = 'COMPANY' and asked.community_id = c.id and asked.status = 'LIVE'
          and asked.kind = 'QUESTION'
      )::integer as questions,
      (select name from industries second where second.id = c.secondary_industry_id) as secondary_industry,
      array(select code from company_badges b where b.company_id = c.id order by code) as badges,
      (c.parent_id is not null)::integer + (
        select count(*) from companies o
        where o.id <> c.id and (o.parent_id = c.id or o.parent_id = c.parent_id)
      )::integer as associated
    from ${FROM}
    left join communities m on m.type = 'COMPANY' and m.entity_id = c.id
    where c.url_name = ${urlName}`.execute(db);
  return rows[0];
}

export const readBenefitReporters = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select('benefit_reporters as reporters')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const readLeaders = (db: Db, id: number) =>
  db
    .selectFrom('company_leaders')
    .select(['name', 'title', 'since_year'])
    .where('company_id', '=', id)
    .orderBy('position')
    .execute();

export const readLocations = (db: Db, id: number) =>
  db
    .selectFrom('company_locations as o')
    .innerJoin('places as p', 'p.id', 'o.place_id')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .select(['o.location_url', 'o.place_id', 'o.address', 'o.is_headquarters', 'o.rating', 'o.reviews'])
    .select(['p.name as place', 'p.state', 'c.logo'])
    .where('o.company_id', '=', id)
    .orderBy('o.is_headquarters', 'desc')
    .orderBy('o.reviews', 'desc')
    .orderBy('p.name')
    .execute();

export const readAlbums = (db: Db, id: number) =>
  db
    .selectFrom('company_photos')
    .select('album')
    .select(sql<number>`count(*)::integer`.as('photos'))
    .where('company_id', '=', id)
    .where('is_hidden', '=', false)
    .groupBy('album')
    .orderBy('album')
    .execute();

export const readPhotos = (
  db: Db,
  id: number,
  { album, limit, offset }: { album?: 'workplace' | 'food' | 'together'; limit: number; offset: number },
) =>
  db
    .selectFrom('company_photos')
    .select(['id as photoId', 'url', 'album', 'caption'])
    .where('company_id', '=', id)
    .where('is_hidden', '=', false)
    .$if(album !== undefined, (query) => query.where('album', '=', album ?? 'workplace'))
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();

/** Privacy threshold: benefits with fewer reports are not shown. */
export const MIN_BENEFIT_REPORTS = 5;

export const readBenefits = (db: Db, id: number) =>
  db
    .selectFrom('company_benefits')
    .select(['code', 'reports'])
    .where('company_id', '=', id)
    .where('reports', '>=', MIN_BENEFIT_REPORTS)
    .orderBy('reports', 'desc')
    .orderBy('code')
    .execute();
