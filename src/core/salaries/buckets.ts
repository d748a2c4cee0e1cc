import { groupBy } from '../shared/group-by';
import { MIN_BUCKET } from '../shared/min-bucket';
import type { ExperienceBand } from './bands';

/** Quarters a report waits for more reports of the same company before it counts without its company. */
const MAX_WAIT = 4;

export interface Reported {
  readonly company: number;
  readonly place: number;
  readonly band: ExperienceBand;
  /** The quarter of the report, as a number that grows by 1 per quarter. */
  readonly quarter: number;
}

/** Attributes that all members of a bucket or a slice share. */
export interface Shared {
  readonly company?: number | undefined;
  readonly place?: number | undefined;
  readonly band?: ExperienceBand | undefined;
}

/** People counted together or not at all. A bucket is published once and never changes. */
export interface Bucket<R extends Reported> {
  readonly shared: Shared;
  /** The quarter of its newest report. */
  readonly quarter: number;
  readonly reports: readonly R[];
}

type Level = (report: Reported) => Shared;

/**
 * From all three attributes down to the company alone. Experience says more about pay than the city, so it is dropped
 * later.
 */
const OF_COMPANY: readonly Level[] = [
  ({ company, place, band }) => ({ company, place, band }),
  ({ company, band }) => ({ company, band }),
  ({ company, place }) => ({ company, place }),
  ({ company }) => ({ company }),
];
/** Used for reports whose company stays too small. */
const OF_ALL_PEOPLE: readonly Level[] = [
  ({ place, band }) => ({ place, band }),
  ({ band }) => ({ band }),
  ({ place }) => ({ place }),
  () => ({}),
];

/**
 * Groups the waiting reports of one job into buckets; reports that fit into none wait for a later quarter. Every
 * figure consists of whole buckets, so subtracting figures leaves a whole bucket or no one. Reports must come in
 * random order.
 */
export function tieBuckets<R extends Reported>(waiting: readonly R[], quarter: number): readonly Bucket<R>[] {
  const buckets: Bucket<R>[] = [];
  let left = waiting;
  for (const level of OF_COMPANY) left = tie(left, level, buckets);
  left = left.filter((report) => quarter - report.quarter > MAX_WAIT);
  for (const level of OF_ALL_PEOPLE) left = tie(left, level, buckets);
  return buckets;
}

/** Groups the reports that reach the minimum size at a level and returns the rest. */
function tie<R extends Reported>(waiting: readonly R[], level: Level, buckets: Bucket<R>[]): readonly R[] {
  const left: R[] = [];
  for (const group of groupBy(waiting, (report) => keyOf(level(report))).values()) {
    const [first] = group;
    if (first && group.length >= MIN_BUCKET)
      for (const reports of splitRows(group))
        buckets.push({
          shared: level(first),
          quarter: Math.max(...reports.map((report) => report.quarter)),
          reports,
        });
    else left.push(...group);
  }
  return left;
}

/** Splits into as many parts of the minimum size as possible, keeping reports of similar age together. */
function splitRows<R extends Reported>(group: readonly R[]): readonly (readonly R[])[] {
  const byAge = group.toSorted((a, b) => a.quarter - b.quarter);
  const parts = Math.floor(group.length / MIN_BUCKET);
  const start = (part: number) => Math.floor((part * group.length) / parts);
  return Array.from({ length: parts }, (_, part) => byAge.slice(start(part), start(part + 1)));
}

/** The people of a figure: all people of a job, or those of a company, a city, a band or a combination. */
export interface Slice<B> {
  readonly shared: Shared;
  readonly buckets: readonly B[];
}

/** Every publishable slice: each combination of shared attributes with all its buckets. */
export function slicesOf<B extends { readonly shared: Shared }>(buckets: readonly B[]): readonly Slice<B>[] {
  const parts = buckets.flatMap((bucket) => partsOf(bucket.shared).map((shared) => ({ shared, bucket })));
  return [...groupBy(parts, ({ shared }) => keyOf(shared)).values()].map((some) => ({
    shared: some[0]?.shared ?? {},
    buckets: some.map(({ bucket }) => bucket),
  }));
}

/** Every group these people belong to, down to all people of the job. */
function partsOf({ company, place, band }: Shared): readonly Shared[] {
  let parts: readonly Shared[] = [{}];
  if (company !== undefined) parts = [...parts, ...parts.map((part) => ({ ...part, company }))];
  if (place !== undefined) parts = [...parts, ...parts.map((part) => ({ ...part, place }))];
  if (band !== undefined) parts = [...parts, ...parts.map((part) => ({ ...part, band }))];
  return parts;
}

const keyOf = ({ company, place, band }: Shared): string => `${company ?? ''}|${place ?? ''}|${band ?? ''}`;
