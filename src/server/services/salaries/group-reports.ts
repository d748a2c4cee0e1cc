import { sql } from 'kysely';
import { bandOf } from '../../../core/salaries/bands';
import { type Bucket, type Reported, tieBuckets } from '../../../core/salaries/buckets';
import { quarterNumber } from '../../../core/salaries/figures';
import { type PaySplit, splitOfReport } from '../../../core/salaries/pay-split';
import { roundPay } from '../../../core/salaries/round-pay';
import { groupBy } from '../../../core/shared/group-by';
import type { Services } from '../services';
import { openReport, sealReport } from './sealed-report';

export type Releasing = Pick<Services, 'db' | 'encryption' | 'newId'>;

/** A bucket counts for five years. */
export const QUARTERS_COUNTED = 20;
/** Of two reports of the same person and job, the later one counts from a year after the earlier one. */
const QUARTERS_APART = 4;
/** Few, because the server answers requests only between two batches. */
const ROWS_AT_ONCE = 1000;

type Waiting = Reported & {
  readonly id: string;
  readonly job: number;
  /** A person and a job: at most one report per year counts. */
  readonly person: string;
  readonly month: string;
  readonly pay: number;
  readonly split: PaySplit;
};

type Member = Pick<Waiting, 'person' | 'quarter'>;

interface AllReports {
  readonly waiting: readonly Waiting[];
  /** The members of each bucket, with the quarter of their report. */
  readonly members: ReadonlyMap<string, readonly Member[]>;
}

type Tied = Bucket<Waiting> & { readonly id: string; readonly job: number };

/**
 * Removes the buckets that lost a member and groups the waiting reports into new ones. The remaining members of a
 * removed bucket are not counted again: grouping them again would reveal, by subtraction, who left.
 */
export async function groupReports(services: Releasing, until: string): Promise<void> {
  const quarter = quarterNumber(until);
  const { waiting, members } = await readAll(services, until);
  const live = await retireBuckets(services.db, members, quarter - QUARTERS_COUNTED);
  const counted = lastQuarters(live.flatMap((bucket) => members.get(bucket) ?? []));
  const first = firstOfEach(
    waiting.filter(({ person, quarter: own }) => own >= (counted.get(person) ?? 0) + QUARTERS_APART),
  );
  const tied: Tied[] = [];
  for (const [job, reports] of groupBy(first, (report) => report.job)) {
    for (const bucket of tieBuckets(reports, quarter)) tied.push({ ...bucket, id: services.newId(), job });
    // The server answers requests meanwhile, and PostgreSQL ends a transaction that is idle for long.
    await sql`select`.execute(services.db);
  }
  await insertBuckets(services.db, tied);
  await sealBuckets(services, tied);
}

/** Ids are random, so their order does not reveal who reported when. */
async function readAll(services: Releasing, until: string): Promise<AllReports> {
  const waiting: Waiting[] = [];
  const members = new Map<string, Member[]>();
  const oldest = quarterNumber(until) - QUARTERS_COUNTED;
  for (let after = ''; ; ) {
    const rows = await services.db
      .selectFrom('salary_reports')
      .select(['id', 'contributor_seal', 'sealed'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, contributor_seal, sealed } of rows) {
      const report = openReport(services, id, sealed);
      const { company, job, place, month, bucket } = report;
      const person = `${contributor_seal} ${job}`;
      const quarter = quarterNumber(month);
      if (bucket !== null) {
        const some = members.get(bucket);
        if (some) some.push({ person, quarter });
        else members.set(bucket, [{ person, quarter }]);
      } else if (month < until && quarter >= oldest)
        waiting.push({
          ...{ id, job, person, month, company, place, quarter },
          band: bandOf(report.years),
          pay: roundPay(report.fixed + report.variable),
          split: splitOfReport({ ...report, stockYears: report.stockYears ?? undefined }),
        });
    }
    const last = rows.at(-1);
    if (!last) return { waiting, members };
    after = last.id;
  }
}

/** Deletes the buckets that lost a member or are too old, and returns the ids of the rest. */
async function retireBuckets(db: Services['db'], members: AllReports['members'], oldest: number) {
  const { rows } = await sql<{ id: string; size: number; quarter: number }>`
    select id, cardinality(pays) as size, quarter from salary_buckets`.execute(db);
  const retired = rows.filter(
    ({ id, size, quarter }) => members.get(id)?.length !== size || quarter < oldest,
  );
  const gone = new Set(retired.map(({ id }) => id));
  await sql`delete from salary_buckets where id = any(${[...gone]}::text[])`.execute(db);
  return rows.map(({ id }) => id).filter((id) => !gone.has(id));
}

function lastQuarters(members: readonly Member[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { person, quarter } of members) last.set(person, Math.max(quarter, last.get(person) ?? 0));
  return last;
}

function firstOfEach(waiting: readonly Waiting[]): readonly Waiting[] {
  const first = new Map<string, Waiting>();
  for (const report of waiting) {
    const known = first.get(report.person);
    if (!known || report.month < known.month) first.set(report.person, report);
  }
  return [...first.values()];
}

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

/** In the order of their random ids, so that neighbouring rows are unrelated. */
async function insertBuckets(db: Services['db'], tied: readonly Tied[]): Promise<void> {
  const rows = tied
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, job, shared, quarter, reports }) => ({
      id,
      job_profile_id: job,
      company_id: shared.company ?? null,
      place_id: shared.place ?? null,
      experience: shared.band ?? null,
      quarter,
      pays: sorted(reports.map(({ pay }) => pay)),
      bonus_percents: sorted(reports.map(({ split }) => split.bonusPercent)),
      stock_percents: sorted(reports.map(({ split }) => split.stockPercent)),
    }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('salary_buckets')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

/** Writes the bucket id into each sealed report. Skips a report that was changed meanwhile. */
async function sealBuckets(services: Releasing, tied: readonly Tied[]): Promise<void> {
  const { db } = services;
  const buckets = new Map(
    tied.flatMap(({ id, reports }) =>
      reports.map((report) => [report.id, { bucket: id, month: report.month }]),
    ),
  );
  const ids = [...buckets.keys()].sort();
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select id, sealed from salary_reports where id = any(${ids.slice(from, from + ROWS_AT_ONCE)}::text[])
      order by id for update`.execute(db);
    const sealed = rows.flatMap(({ id, sealed: before }) => {
      const report = openReport(services, id, before);
      const { bucket = null, month } = buckets.get(id) ?? {};
      return report.month === month ? [{ id, sealed: sealReport(services, id, { ...report, bucket }) }] : [];
    });
    await sql`
      update salary_reports r set sealed = given.sealed
      from unnest(${sealed.map(({ id }) => id)}::text[], ${sealed.map((item) => item.sealed)}::text[])
        as given (id, sealed)
      where r.id = given.id`.execute(db);
  }
}
