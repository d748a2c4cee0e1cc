import { type RawBuilder, sql } from 'kysely';
import { hasTrigram, joined, joinedWords } from '../../db/trigrams';
import type { Services } from '../services';
import { DEFAULT_SORT, ORDERS, type ReviewSort, type Slice } from './queries';
import type { ReviewedRow } from './rating-queries';

type Db = Services['db'];

export interface ReviewQuery {
  readonly rid?: string | undefined;
  readonly jobProfileId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly placeId?: number | undefined;
  readonly employment?: string | undefined;
  readonly tenure?: 'current' | 'former' | undefined;
  readonly experience?: 'fresher' | 'experienced' | undefined;
  readonly stars?: number | undefined;
  readonly asText?: string | undefined;
  readonly sort?: ReviewSort | undefined;
}

/** Escapes % and _ so that a search matches them literally. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
/** With fewer, reading all reviews of a company is cheaper than an index of words. */
const INDEXED_FROM = 400;
/** A company with fewer reviews gets an exact count of the reviews that contain a text. */
const COUNTED_BELOW = 2000;
/** Each is smaller than one for all companies, which reads every review that contains the letters of a word. */
const WORD_INDEXES = 16;
/** With `joinedWords`, this must match the expression of the indexes. */
const TEXTS = sql`lower(r.title || E'\\n' || r.likes || E'\\n' || r.dislikes)`;

type Company = Pick<ReviewedRow, 'id' | 'reviews'>;

/**
 * Two letters are in nearly every review, so they are looked for where a word begins: "hr" is not in "through". Letters of
 * other scripts mean more, and PostgreSQL would read the whole index for two of them.
 */
const isShort = (text: string): boolean => /^[a-z\d]{2}$/i.test(text);
/** PostgreSQL finds trigrams in a list of a few signs, but not in one of all that are no letters. */
const WORD_BEGINS = `(^|[${joined(' ')}\n(/,."-])`;

const beginsWord = (short: string): RawBuilder<unknown> =>
  sql`${joinedWords(TEXTS)} ~ (${WORD_BEGINS} || lower(${short}))`;

/** Whether the texts contain this one, without an index of words. */
function containsUnindexed(text: string): RawBuilder<unknown> {
  const wanted = text.trim();
  return isShort(wanted) ? beginsWord(wanted) : sql`strpos(${TEXTS}, lower(${wanted})) > 0`;
}

/** An index is only used if its number is part of the query's text. */
export function contains(text: string, { id, reviews }: Company): RawBuilder<unknown> {
  const wanted = joined(text.trim());
  if (reviews < INDEXED_FROM || !(isShort(wanted) || hasTrigram(wanted))) return containsUnindexed(text);
  const index = sql`r.company_id % ${sql.lit(WORD_INDEXES)} = ${sql.lit(id % WORD_INDEXES)}`;
  const has = isShort(wanted)
    ? beginsWord(wanted)
    : sql`${joinedWords(TEXTS)} like lower(${containing(wanted)})`;
  return sql`${index} and ${has}`;
}

/** Reviews cannot be filtered by a value that is hidden on the single review. */
const shared = (kind: 'job' | 'department' | 'place', id: number): RawBuilder<unknown> => sql`exists (
  select from company_facets f
  where f.company_id = r.company_id and f.kind = ${kind} and f.entity_id = ${id})`;

const isNamed = sql`not r.is_anonymous`;

function conditionsOf(company: Company, query: ReviewQuery, has: typeof contains): RawBuilder<unknown> {
  const { rid, jobProfileId, departmentId, placeId, employment, tenure, experience, stars, asText } = query;
  const live = [sql`r.company_id = ${company.id}`, sql`r.status = 'LIVE'`];
  // Cannot be combined with other filters, which would reveal the hidden role or city of the review.
  if (rid !== undefined) return sql.join([...live, sql`r.id = ${rid}`], sql` and `);
  const jobs = sql`select id from job_profiles where department_id = ${departmentId}`;
  return sql.join(
    [
      ...live,
      ...(jobProfileId === undefined
        ? []
        : [isNamed, shared('job', jobProfileId), sql`r.job_profile_id = ${jobProfileId}`]),
      ...(departmentId === undefined
        ? []
        : [isNamed, shared('department', departmentId), sql`r.job_profile_id in (${jobs})`]),
      ...(placeId === undefined ? [] : [isNamed, shared('place', placeId), sql`r.place_id = ${placeId}`]),
      ...(employment === undefined ? [] : [sql`r.employment = ${employment}`]),
      ...(tenure === undefined ? [] : [sql`r.is_current = ${tenure === 'current'}`]),
      ...(experience === undefined ? [] : [sql`(r.experience = '0') = ${experience === 'fresher'}`]),
      ...(stars === undefined ? [] : [sql`r.overall = ${stars}`]),
      ...(asText === undefined ? [] : [has(asText, company)]),
    ],
    sql` and `,
  );
}

/** Reads a page of the table for nearly every review that has the text. */
export const isExpensive = ({ asText }: ReviewQuery, { reviews }: Company): boolean =>
  asText !== undefined && reviews >= COUNTED_BELOW;

export interface Fitting {
  readonly total: number;
  readonly hasMore: boolean;
  readonly ids: readonly string[];
}
/** Counting further would read a page of the table for each of tens of thousands of reviews. */
const MAX_COUNTED = 1000;

export async function findReviews(
  db: Db,
  company: Company,
  query: ReviewQuery,
  slice: Slice,
): Promise<Fitting> {
  const isBounded = isExpensive(query, company);
  const order = ORDERS[query.sort ?? DEFAULT_SORT];
  const { rows } = await sql<Pick<Fitting, 'total' | 'ids'>>`
    with fitting as (
      select r.id, r.helpful, r.overall, r.written_on from company_reviews r
      where ${conditionsOf(company, query, contains)} ${isBounded ? sql`limit ${sql.lit(MAX_COUNTED + 1)}` : sql``}
    )
    select (select count(*) from fitting)::integer as total,
      array(select r.id from fitting r order by ${order} limit ${slice.limit} offset ${slice.offset}) as ids`.execute(
    db,
  );
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  if (!isBounded || total <= MAX_COUNTED) return { total, hasMore: false, ids };
  const isAfterLast = slice.offset >= MAX_COUNTED;
  const first = isAfterLast ? [] : await firstInOrder(db, company, query, slice);
  return { total: MAX_COUNTED, hasMore: true, ids: first };
}

/** Reads the company's reviews in order until enough fit, which is soon if more than a thousand do. */
async function firstInOrder(
  db: Db,
  company: Company,
  query: ReviewQuery,
  { limit, offset }: Slice,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select r.id from company_reviews r where ${conditionsOf(company, query, containsUnindexed)}
    order by ${ORDERS[query.sort ?? DEFAULT_SORT]} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
