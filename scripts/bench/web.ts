import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { floorBytes, scriptBytes } from './first-load';
import { serveFolder } from './floor/serve';
import { machineLine, median, quantile, table, waitUntilQuiet } from './machine';
import { FLAGS, type Visit } from './page';
import { buildFloor, type MeasuredPage, pagesOf } from './pages';
import { PEERS } from './peers';
import { startProduct } from './product';
import { type Load, sampleLoad, sampleRouteChange } from './samples';
import { sampleHeap, sampleSession } from './session';

/**
 * npm run bench:web [-- --samples 5] Visits eight pages, each alternating with the floor, on a phone four
 * times slower over 1.6 Mbps and 150 ms: cold (a new browser context, nothing opened before) and warm.
 */

const flag = process.argv.indexOf('--samples');
const SAMPLES = flag > 0 ? Number(process.argv[flag + 1]) : 5;
const FLOOR_PORT = 4690;
const VISITS: readonly Visit[] = ['cold', 'warm'];

const whole = (value: number): string => (Number.isNaN(value) ? '–' : String(Math.round(value)));
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const upper = (values: readonly number[]): number => quantile(values, 0.75);

const HEAD = [
  'page',
  'LCP cold',
  '/ floor',
  'LCP warm',
  '/ floor',
  'scripts above floor, gzip',
  'document',
  'all files',
  'CLS',
  'TBT',
  'takes over',
];

/** Measured the same way on another machine, warm, so compare only the ratios. */
const peers = PEERS.map(({ name, lcp, total, tbt, cls }) => [
  ...[name, '', '', '', lcp.toFixed(2), '', ''],
  ...[`${total} KB`, cls.toFixed(3), `${tbt} ms`, ''],
]);

buildFloor();
const server = await serveFolder('dist/floor', FLOOR_PORT);
const product = await startProduct({ port: 4691, size: 'medium' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
});
const FLOOR: MeasuredPage = { name: 'floor', url: `http://127.0.0.1:${FLOOR_PORT}/`, ready: '.hello' };

try {
  const pages = await pagesOf(product.origin);
  const loads = await measureLoads(pages);
  const member = pages.at(-1) ?? FLOOR;
  const routes = await measureRoutes(member.url);
  await waitUntilQuiet();
  const session = await sampleSession(browser, member);
  const heap = await sampleHeap(browser, member);
  const { sizes, rows } = summary(pages, loads);
  process.stdout.write(
    [
      `Medians of ${SAMPLES}, ${machineLine()}.`,
      '',
      table(HEAD, [...rows, ...peers]),
      '',
      sizes,
      `Warm route change: median ${whole(median(routes.warm))} ms, p75 ${whole(upper(routes.warm))} ms; back p75 ${whole(upper(routes.back))} ms.`,
      `INP over ${session.length} interactions: p75 ${whole(upper(session))} ms, worst ${whole(Math.max(...session))} ms.`,
      `Heap after 200 route changes: ${heap.toFixed(1)} MB more.`,
      '',
    ].join('\n'),
  );
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-web.json', JSON.stringify({ loads, routes, session, heap }, null, 1));
} finally {
  await browser.close();
  await product.stop();
  server.close();
}

interface Visited {
  readonly page: string;
  readonly visit: Visit;
  readonly ours: Load;
  readonly floor: Load;
}

/** The floor is measured right before each page, because the machine's speed changes within minutes. */
async function measureLoads(pages: readonly MeasuredPage[]): Promise<readonly Visited[]> {
  const loads: Visited[] = [];
  for (let sample = 0; sample <= SAMPLES; sample++)
    for (const page of pages)
      for (const visit of VISITS) {
        await waitUntilQuiet();
        const floor = await sampleLoad(browser, { ...FLOOR, visit });
        const ours = await sampleLoad(browser, { ...page, visit });
        if (sample > 0) loads.push({ page: page.name, visit, ours, floor });
      }
  return loads;
}

async function measureRoutes(url: string) {
  const route = {
    url,
    ready: 'article',
    click: 'a:visible:has-text("Communities")',
    wait: 'main input[type="search"]',
    back: 'a[href="/"]:visible',
  };
  const routes: { warm: number[]; back: number[] } = { warm: [], back: [] };
  for (let sample = 0; sample <= SAMPLES; sample++) {
    await waitUntilQuiet();
    const { warm, back } = await sampleRouteChange(browser, route);
    if (sample === 0) continue;
    routes.warm.push(warm);
    routes.back.push(back);
  }
  return routes;
}

function summary(pages: readonly MeasuredPage[], loads: readonly Visited[]) {
  const floorScripts = floorBytes('dist/floor');
  const of = (page: string, visit: Visit) =>
    loads.filter((load) => load.page === page && load.visit === visit);
  const rows = pages.map(({ name }) => {
    const [cold, warm] = [of(name, 'cold'), of(name, 'warm')];
    const ours = (key: 'document' | 'total' | 'cls' | 'tbt' | 'interactive') =>
      median(cold.map((load) => load.ours[key]));
    const scripts = scriptBytes('dist/web', cold[0]?.ours.scripts ?? []);
    return [
      name,
      ...lcp(cold),
      ...lcp(warm),
      `${kilobytes(scripts - floorScripts)} KB`,
      `${whole(ours('document'))} KB`,
      `${whole(ours('total'))} KB`,
      ours('cls').toFixed(3),
      `${whole(ours('tbt'))} ms`,
      `${whole(ours('interactive'))} ms`,
    ];
  });
  return { rows, sizes: `Scripts of the floor with gzip -9: ${kilobytes(floorScripts)} KB.` };
}

/** The median ratio of the pairs, not the ratio of the medians. */
const lcp = (loads: readonly Visited[]): readonly string[] => [
  `${whole(median(loads.map(({ ours }) => ours.lcp)))} ms`,
  median(loads.map(({ ours, floor }) => ours.lcp / floor.lcp)).toFixed(2),
];
