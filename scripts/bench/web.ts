import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { floorBytes } from './first-load';
import { serveFolder } from './floor/serve';
import { machineLine, median, quantile, table, waitUntilQuiet } from './machine';
import { buildFloor, type MeasuredPage, pagesOf } from './pages';
import { PEERS } from './peers';
import { startProduct } from './product';
import { type RouteChange, sampleRouteChange } from './samples';
import { type HeapGrowth, type Interaction, sampleHeap, sampleSession } from './session';
import { reasonOf, report, startVisitor, type Visitor } from './visitor';
import { HEAD, kilobytes, type LoadedPage, loadRows, measureLoads, whole } from './web-loads';
import { chosenPages, type Part, webOptions } from './web-options';

/**
 * npm run bench:web [-- --samples 5 --pages home,company --visits cold,warm --parts loads,routes,session,heap --seconds 220]
 *
 * Visits eight pages, each alternating with the floor, on a phone four times slower over 1.6 Mbps and 150 ms: cold
 * (a new browser context, nothing opened before) and warm. Progress goes to stderr. A failed visit is repeated once
 * and then counted in its row; `--seconds`, SIGINT and SIGTERM end a run early with the table so far.
 */

const FLOOR_PORT = 4690;
const PRODUCT_PORT = 4691;
const FLOOR: MeasuredPage = { name: 'floor', url: `http://127.0.0.1:${FLOOR_PORT}/`, ready: '.hello' };
const ROUTE_S = 90;
const SESSION_S = 180;
const HEAP_S = 240;

/** Measured the same way on another machine, warm, so compare only the ratios. */
const peers = PEERS.map(({ name, lcp, total, tbt, cls }) => [
  ...[name, '', '', '', lcp.toFixed(2), '', '', ''],
  ...[`${total} KB`, cls.toFixed(3), `${tbt} ms`, '', ''],
]);

/** What was measured so far. */
const loads: LoadedPage[] = [];
const routes: { warm: number; back: number }[] = [];
const found: { session?: readonly Interaction[] | undefined; heap?: HeapGrowth | undefined } = {};

const began = Date.now();
await main().catch((error: unknown) => {
  report(reasonOf(error));
  process.exitCode = 1;
});
// A browser that does not end must not keep the run alive.
process.exit();

async function main(): Promise<void> {
  const options = webOptions(process.argv.slice(2));
  buildFloor();
  const server = await serveFolder('dist/floor', FLOOR_PORT);
  const visitor = await startVisitor();
  const product = await startProduct({ port: PRODUCT_PORT, size: 'medium' });
  const pages = await pagesOf(product.origin);
  const end = async (): Promise<void> => {
    print(pages, options.samples);
    visitor.close();
    await product.stop();
    server.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(1)));
  const hasTime = () => Date.now() - began < options.seconds * 1000;
  const plan = { ...options, pages: chosenPages(pages, options.pages), floor: FLOOR, hasTime };
  const runs: Readonly<Record<Part, () => Promise<void>>> = {
    loads: () => measureLoads(visitor, plan, loads),
    routes: () => measureRoutes(visitor, pages.at(-1) ?? FLOOR, { samples: options.samples, hasTime }),
    session: async () => {
      const run = (browser: Browser) => sampleSession(browser, pages.at(-1) ?? FLOOR);
      found.session = await visitor.attempt({ name: 'The session', seconds: SESSION_S }, run);
    },
    heap: async () => {
      const run = (browser: Browser) => sampleHeap(browser, pages.at(-1) ?? FLOOR);
      found.heap = await visitor.attempt({ name: 'The heap', seconds: HEAP_S }, run);
    },
  };
  try {
    for (const part of options.parts) if (hasTime()) await runs[part]();
  } finally {
    await end();
  }
}

async function measureRoutes(
  visitor: Visitor,
  { url }: MeasuredPage,
  { samples, hasTime }: { readonly samples: number; readonly hasTime: () => boolean },
): Promise<void> {
  const route: RouteChange = {
    url,
    ready: 'article',
    click: 'a[href^="/communities?"]',
    wait: 'main input[type="search"]',
    back: 'a[href="/"]',
  };
  for (let sample = 0; sample <= samples && hasTime(); sample++) {
    await waitUntilQuiet();
    const name = `Route change ${sample} of ${samples}`;
    const times = await visitor.attempt({ name, seconds: ROUTE_S }, (browser) =>
      sampleRouteChange(browser, route),
    );
    if (times) report(`${name}: ${whole(times.warm)} ms, back ${whole(times.back)} ms`);
    if (times && sample > 0) routes.push(times);
  }
}

/** The five slowest interactions with their names. */
function slowest(session: readonly Interaction[]): string {
  return [...session]
    .sort((first, second) => second.duration - first.duration)
    .slice(0, 5)
    .map(({ name, duration }) => `${whole(duration)} ms (${name})`)
    .join(', ');
}

function print(pages: readonly MeasuredPage[], samples: number): void {
  const floorScripts = floorBytes('dist/floor');
  const upper = (values: readonly number[]): string => whole(quantile(values, 0.75));
  const warm = routes.map((route) => route.warm);
  const { session, heap } = found;
  const lines = [
    `Medians of ${samples}, ${machineLine()}.`,
    '',
    table(HEAD, [...loadRows(pages, loads, floorScripts), ...peers]),
    '',
    `Scripts of the floor with gzip -9: ${kilobytes(floorScripts)} KB.`,
    `Warm route change: median ${whole(median(warm))} ms, p75 ${upper(warm)} ms; back p75 ${upper(routes.map(({ back }) => back))} ms.`,
    session
      ? `INP over ${session.length} interactions: p75 ${upper(session.map(({ duration }) => duration))} ms, worst ${slowest(session)}.`
      : 'INP: not measured.',
    heap === undefined
      ? 'Heap: not measured.'
      : `Heap after 200 route changes: ${heap.routeChanges.toFixed(1)} MB more; after two hours in an open tab: ${heap.openTab.toFixed(1)} MB more.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-web.json', JSON.stringify({ loads, routes, ...found }, null, 1));
}
