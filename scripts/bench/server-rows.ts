import { type Load, loadOf, type Target } from './load';
import { median } from './machine';

/** The rows of the server table, from repeated loads. */

export interface Runs {
  readonly seconds: number;
  readonly rounds: number;
}
type Targets = Readonly<Record<string, Target>>;
type Loads = ReadonlyMap<string, readonly Load[]>;

export const HEAD = ['what', 'connections', 'requests/s', 'of bare', 'p50', 'p97.5', 'p99', 'KB', 'RSS'];

/** Measures each target once per round, so that disturbances affect all of them. */
export async function loadsOf(targets: Targets, connections: number, runs: Runs): Promise<Loads> {
  const loads = new Map<string, Load[]>(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < runs.rounds; round++)
    for (const [name, target] of Object.entries(targets))
      loads.get(name)?.push(await loadOf(target, connections, runs.seconds));
  return loads;
}

export async function feedRows(targets: Targets, bare: string, runs: Runs): Promise<string[][]> {
  const few = await loadsOf(targets, 10, runs);
  const many = await loadsOf(targets, 100, runs);
  return Object.keys(targets).map((name) => {
    const both = (write: (loads: readonly Load[], base: readonly Load[]) => string | number): string =>
      [few, many].map((loads) => write(select(loads, name), select(loads, bare))).join(' / ');
    return [
      name,
      '10 / 100',
      both((loads) => grouped(middle(loads, 'perSecond'))),
      `${both((loads, base) => share(middle(loads, 'perSecond'), middle(base, 'perSecond')))} %`,
      `${both((loads) => Math.round(middle(loads, 'p50')))} ms`,
      `${both((loads) => Math.round(middle(loads, 'p975')))} ms`,
      `${both((loads) => Math.round(middle(loads, 'p99')))} ms`,
      (middle(select(few, name), 'bytes') / 1024).toFixed(1),
      `${Math.round(middle(select(many, name), 'rss'))} MB${failures([...select(few, name), ...select(many, name)])}`,
    ];
  });
}

/** How much p99 grows from the small to the large seed. */
export function growthRow(loads: Loads): string[] {
  const [small, large] = [select(loads, 'small'), select(loads, 'large')];
  const both = (key: keyof Load): string =>
    [small, large].map((loads) => grouped(middle(loads, key))).join(' / ');
  const growth = (middle(large, 'p99') / middle(small, 'p99')).toFixed(2);
  return [
    'feed page, small / large seed data',
    '10',
    both('perSecond'),
    '–',
    `${both('p50')} ms`,
    `${both('p975')} ms`,
    `${both('p99')} ms = ${growth}×`,
    (middle(large, 'bytes') / 1024).toFixed(1),
    `${both('rss')} MB${failures([...small, ...large])}`,
  ];
}

const select = (loads: Loads, name: string): readonly Load[] => loads.get(name) ?? [];
const middle = (loads: readonly Load[], key: keyof Load): number => median(loads.map((load) => load[key]));
const grouped = (value: number): string => Math.round(value).toLocaleString('en-IN');
const share = (value: number, base: number): number => Math.round((100 * value) / base);

/** A failed request must not count as a fast one, so the table names it. */
function failures(loads: readonly Load[]): string {
  const failed = loads.reduce((sum, load) => sum + load.failed, 0);
  return failed === 0 ? '' : `, ${failed} failed`;
}
