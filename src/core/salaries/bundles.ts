import type { ExperienceBand } from './bands';

/** Nothing is said of fewer people. */
export const FEWEST_SHOWN = 5;
/** How many releases somebody waits for four others of the same company before being counted without it. */
const PATIENCE = 4;

/** One person's report of one job. */
export interface Reported {
  readonly company: number;
  readonly place: number;
  readonly band: ExperienceBand;
  /** The release it is first there for: a number that grows by one a quarter. */
  readonly release: number;
}

/** What all of some people have in common, of those three things. */
export interface Shared {
  readonly company?: number | undefined;
  readonly place?: number | undefined;
  readonly band?: ExperienceBand | undefined;
}

/** Five people or more who are counted together or not at all, for ever. */
export interface Bundle<R extends Reported> {
  readonly shared: Shared;
  readonly release: number;
  readonly reports: readonly R[];
}

type Level = (report: Reported) => Shared;

/** From all three to the company alone. */
const OF_COMPANY: readonly Level[] = [
  ({ company, place, band }) => ({ company, place, band }),
  ({ company, place }) => ({ company, place }),
  ({ company, band }) => ({ company, band }),
  ({ company }) => ({ company }),
];
/** For those whose company stays too small. */
const OF_ANYBODY: readonly Level[] = [
  ({ place, band }) => ({ place, band }),
  ({ place }) => ({ place }),
  ({ band }) => ({ band }),
  () => ({}),
];

/**
 * Ties one job's reports into bundles, release by release. Every figure is made of whole bundles, so whatever is
 * subtracted from whatever, today's from last year's too, five people or nobody are left. A bundle depends on what
 * was there when it was tied and never changes; who does not fit into one waits.
 */
export function bundlesOf<R extends Reported>(reports: readonly R[]): readonly Bundle<R>[] {
  const bundles: Bundle<R>[] = [];
  const releases = [...new Set(reports.map(({ release }) => release))].sort((a, b) => a - b);
  const last = releases.at(-1) ?? 0;
  let waiting: readonly R[] = [];
  for (let release = releases[0] ?? 0; release <= last; release++) {
    waiting = [...waiting, ...reports.filter((report) => report.release === release)];
    for (const level of OF_COMPANY) waiting = tie(waiting, level, release, bundles);
    const patient = waiting.filter((report) => release - report.release < PATIENCE);
    let others: readonly R[] = waiting.filter((report) => release - report.release >= PATIENCE);
    for (const level of OF_ANYBODY) others = tie(others, level, release, bundles);
    waiting = [...others, ...patient];
  }
  return bundles;
}

/** Ties what is enough at a level, and answers who is left. */
function tie<R extends Reported>(
  waiting: readonly R[],
  level: Level,
  release: number,
  bundles: Bundle<R>[],
): readonly R[] {
  const groups = new Map<string, R[]>();
  for (const report of waiting) {
    const key = nameOf(level(report));
    const group = groups.get(key);
    if (group) group.push(report);
    else groups.set(key, [report]);
  }
  const left: R[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (first && group.length >= FEWEST_SHOWN)
      bundles.push({ shared: level(first), release, reports: group });
    else left.push(...group);
  }
  return left;
}

/** A figure's people: everybody of a job, or those of a company, a city, a band, or of several of these. */
export interface Slice<R extends Reported> {
  readonly shared: Shared;
  readonly reports: readonly R[];
}

/** Every slice that can be shown: what bundles have in common, with all bundles that have it. */
export function slicesOf<R extends Reported>(bundles: readonly Bundle<R>[]): readonly Slice<R>[] {
  const slices = new Map<string, { shared: Shared; reports: R[] }>();
  for (const { shared, reports } of bundles)
    for (const some of partsOf(shared)) {
      const slice = slices.get(nameOf(some));
      if (slice) slice.reports.push(...reports);
      else slices.set(nameOf(some), { shared: some, reports: [...reports] });
    }
  return [...slices.values()];
}

/** All that can be said of people who share this: less and less, down to nothing but the job. */
function partsOf({ company, place, band }: Shared): readonly Shared[] {
  let parts: readonly Shared[] = [{}];
  if (company !== undefined) parts = [...parts, ...parts.map((part) => ({ ...part, company }))];
  if (place !== undefined) parts = [...parts, ...parts.map((part) => ({ ...part, place }))];
  if (band !== undefined) parts = [...parts, ...parts.map((part) => ({ ...part, band }))];
  return parts;
}

const nameOf = ({ company, place, band }: Shared): string => `${company ?? ''}|${place ?? ''}|${band ?? ''}`;
