import { type RawBuilder, sql } from 'kysely';
import type { PayReport } from '../../../core/fair-pay/peers';
import type { Services } from '../services';

type Db = Services['db'];

/** Which reports to read: of these jobs, at this company or in these places (or all), of these years. */
export interface Lanes {
  readonly jobProfileIds: readonly number[];
  readonly companyId?: number | undefined;
  readonly placeIds?: readonly number[] | undefined;
  readonly years: { readonly from: number; readonly to: number };
  /** The first month that still counts and the first that does not any more: 2026-11-01. */
  readonly since: string;
  readonly until: string;
  /** What comes from fewer companies than this is not told at all. */
  readonly fewestCompanies?: number;
}

/** A report as the query answers it. The pay is rupees, the age days. */
type ReportRow = readonly [
  contributor: string,
  company: number,
  place: number,
  experience: number,
  pay: number,
  days: number,
  verified: boolean,
];

export type PlacedReport = PayReport & { readonly placeId: number };

/** Looked at in all lanes together, so that one lane that is fuller than the others counts. */
const MOST_REPORTS = 1200;
/** An answer gets no surer in words by more of them; what is left out is the oldest. */
const MOST_COMPARED = 600;
/** A group of so many will hardly need the next one. */
const LIKELY_ENOUGH = 60;
const PAISE = 100;
/** Both days are the first of a month, so what is left over of a month's mean is never half of one. */
const DAYS_A_MONTH = 365.25 / 12;

/**
 * The reports of several groups, asked at once, because each way to the database costs more than the reading. Groups
 * after one that is likely enough are not read: undefined. They come as one JSON text: hundreds of rows are most of an
 * answer's work otherwise.
 */
export async function readGroups(
  db: Db,
  groups: readonly Lanes[],
): Promise<readonly (readonly PlacedReport[] | undefined)[]> {
  const steps = groups.map((lanes, at) => {
    const before = groups.slice(0, at).map((_, earlier) => sql`not (select is_enough from ${told(earlier)})`);
    const needed = before.length > 0 ? sql.join(before, sql` and `) : sql`true`;
    return sql`
      ${newest(at)} as materialized (${newestOf(lanes, needed)}),
      ${told(at)} as materialized (${toldOf(lanes, newest(at), needed)})`;
  });
  const answers = groups.map((_, at) => sql`(select reports from ${told(at)})`);
  const { rows } = await sql<{ readonly groups: readonly (readonly ReportRow[] | null)[] }>`
    with ${sql.join(steps)} select json_build_array(${sql.join(answers)}) as groups`.execute(db);
  return (rows[0]?.groups ?? []).map((reports) => reports?.map(toReport));
}

const newest = (at: number) => sql.ref(`newest_${at}`);
const told = (at: number) => sql.ref(`told_${at}`);

/** What the function does stands in src/server/db/migrations/0051-reports-of-peers.sql. */
function newestOf(lanes: Lanes, needed: RawBuilder<unknown>) {
  const { jobProfileIds, companyId, placeIds, years, since, until } = lanes;
  const count = jobProfileIds.length * (placeIds?.length ?? 1) * (years.to - years.from + 1);
  return sql`
    select * from reports_of_peers(
      ${jobProfileIds}::integer[], ${companyId ?? null}::integer, ${placeIds ?? null}::integer[],
      ${years.from}::integer, ${years.to}::integer, ${since}::date, ${until}::date,
      ${Math.ceil(MOST_REPORTS / count)}::integer, ${MOST_COMPARED}::integer
    ) where ${needed}`;
}

/** A group as it is told, and whether it is likely enough; no row where it was not needed. */
const toldOf = (
  { fewestCompanies = 0 }: Lanes,
  group: RawBuilder<unknown>,
  needed: RawBuilder<unknown>,
) => sql`
  select
    case when count(distinct company_id) >= ${fewestCompanies} then (
      select coalesce(json_agg(json_build_array(contributor_seal, company_id, place_id, experience_years,
        pay, days, is_verified)), '[]') from ${group}
    ) else '[]' end as reports,
    count(*) >= ${LIKELY_ENOUGH} and count(distinct company_id) >= ${fewestCompanies} as is_enough
  from ${group}
  having ${needed}`;

const toReport = ([
  contributor,
  company,
  placeId,
  experience,
  pay,
  days,
  verified,
]: ReportRow): PlacedReport => ({
  contributor,
  company: String(company),
  placeId,
  experience,
  amount: pay * PAISE,
  age: Math.round(days / DAYS_A_MONTH),
  verified,
});
