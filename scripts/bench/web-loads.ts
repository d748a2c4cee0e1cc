import { scriptBytes } from './first-load';
import { median, waitUntilQuiet } from './machine';
import type { Visit } from './page';
import type { MeasuredPage } from './pages';
import { type Load, sampleLoad } from './samples';
import { report, type Visitor } from './visitor';

export interface LoadedPage {
  readonly page: string;
  readonly visit: Visit;
  /** Absent where both attempts failed. */
  readonly pair?: { readonly ours: Load; readonly floor: Load };
}

export interface LoadPlan {
  readonly pages: readonly MeasuredPage[];
  readonly visits: readonly Visit[];
  readonly samples: number;
  readonly floor: MeasuredPage;
  readonly hasTime: () => boolean;
}

const VISIT_S = 60;

/**
 * The floor is measured right before each page, because the machine's speed changes within minutes. The first round
 * warms the server up and does not count. The caller's list grows, so that an early end has the samples so far.
 */
export async function measureLoads(visitor: Visitor, plan: LoadPlan, loads: LoadedPage[]): Promise<void> {
  const { pages, visits, samples, floor, hasTime } = plan;
  for (let sample = 0; sample <= samples; sample++)
    for (const page of pages)
      for (const visit of sample === 0 ? visits.slice(0, 1) : visits) {
        if (!hasTime()) return report('The time is over; the table shows the samples so far.');
        await waitUntilQuiet();
        const name = `${page.name}, ${visit}, ${sample === 0 ? 'warm-up' : `sample ${sample} of ${samples}`}`;
        const pair = await visitor.attempt({ name, seconds: 2 * VISIT_S }, async (browser) => ({
          floor: await sampleLoad(browser, { ...floor, visit }),
          ours: await sampleLoad(browser, { ...page, visit }),
        }));
        if (pair) report(`${name}: ${whole(pair.ours.lcp)} ms, floor ${whole(pair.floor.lcp)} ms`);
        if (sample > 0) loads.push({ page: page.name, visit, ...(pair && { pair }) });
      }
}

export const HEAD = [
  'page',
  'LCP cold',
  '/ floor',
  'LCP warm',
  '/ floor',
  'scripts of the document above floor, gzip',
  'with later ones',
  'document',
  'all files',
  'CLS',
  'TBT',
  'takes over',
  'failed visits',
];

/** The rows of the pages that were visited. */
export function loadRows(
  pages: readonly MeasuredPage[],
  loads: readonly LoadedPage[],
  floorScripts: number,
): string[][] {
  const visited = pages.filter(({ name }) => loads.some(({ page }) => page === name));
  return visited.map(({ name }) => {
    const own = loads.filter(({ page }) => page === name);
    const pairs = (visit: Visit) =>
      own.flatMap((load) => (load.visit === visit && load.pair ? [load.pair] : []));
    const any = own.flatMap(({ pair }) => (pair ? [pair.ours] : []));
    const cold = pairs('cold').map(({ ours }) => ours);
    const usual = (key: 'document' | 'total' | 'cls' | 'tbt' | 'interactive') =>
      median((cold.length > 0 ? cold : any).map((load) => load[key]));
    const aboveFloor = (scripts: readonly string[] | undefined): string =>
      scripts === undefined ? '–' : `${kilobytes(scriptBytes('dist/web', scripts) - floorScripts)} KB`;
    const failed = own.filter(({ pair }) => !pair).length;
    return [
      name,
      ...lcp(pairs('cold')),
      ...lcp(pairs('warm')),
      aboveFloor(any[0]?.namedScripts),
      aboveFloor(any[0]?.scripts),
      `${whole(usual('document'))} KB`,
      `${whole(usual('total'))} KB`,
      fixed(usual('cls'), 3),
      `${whole(usual('tbt'))} ms`,
      `${whole(usual('interactive'))} ms`,
      failed === 0 ? '0' : `${failed} of ${own.length}`,
    ];
  });
}

/** The median ratio of the pairs, not the ratio of the medians. */
const lcp = (pairs: readonly { readonly ours: Load; readonly floor: Load }[]): readonly string[] =>
  pairs.length === 0
    ? ['–', '–']
    : [
        `${whole(median(pairs.map(({ ours }) => ours.lcp)))} ms`,
        fixed(median(pairs.map(({ ours, floor }) => ours.lcp / floor.lcp)), 2),
      ];

export const whole = (value: number): string => fixed(value, 0);
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const fixed = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));
