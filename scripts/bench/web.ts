import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { floorScripts, homeScripts, kilobytesOf } from './first-load';
import { serveFolder } from './floor/serve';
import { machineLine, median, quantile, table, waitUntilQuiet } from './machine';
import { FLAGS } from './page';
import { PEERS } from './peers';
import { signInCookies, startProduct } from './product';
import { type Load, sampleLoad, samplePresses, sampleRouteChange } from './samples';

/**
 * npm run bench:web [-- --samples 5]
 *
 * Measures our pages and the floor in turn on a phone four times slower over 1.6 Mbps and 150 ms.
 */

const flag = process.argv.indexOf('--samples');
const SAMPLES = flag > 0 ? Number(process.argv[flag + 1]) : 5;
const FLOOR_PORT = 4690;
const MEMBER = 'Mb1asha2Nair3Qx4';
const HEAD = ['page', 'LCP', 'LCP / floor', 'JS on the wire', 'total', 'TBT', 'CLS', 'vote possible'];

const whole = (value: number): string => (Number.isNaN(value) ? '–' : String(Math.round(value)));
const upper = (values: readonly number[]): number => quantile(values, 0.75);

execFileSync('npx', ['rsbuild', 'build', '-c', 'scripts/bench/floor/rsbuild.config.ts'], { stdio: 'ignore' });
const floor = await serveFolder('dist/floor', FLOOR_PORT);
const product = await startProduct({ port: 4691, size: 'medium' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
});

const PAGES = [
  {
    name: 'floor',
    url: `http://127.0.0.1:${FLOOR_PORT}/`,
    ready: '.hello',
    click: '.about',
    wait: '.about-page',
    back: '.home',
  },
  {
    name: 'home',
    url: `${product.origin}/`,
    ready: 'article',
    click: 'a:visible:has-text("Communities")',
    wait: 'main input[type="search"]',
    back: 'a[href="/"]:visible',
  },
];

try {
  const loads = await measureLoads();
  const routes = await measureRoutes();
  const presses = await measurePresses();
  report(loads, routes, presses);
} finally {
  await browser.close();
  await product.stop();
  floor.close();
}

type Loads = Map<string, Awaited<ReturnType<typeof sampleLoad>>[]>;

async function measureLoads(): Promise<Loads> {
  const loads: Loads = new Map(PAGES.map((page) => [page.name, []]));
  for (let i = 0; i <= SAMPLES; i++)
    for (const page of PAGES) {
      await waitUntilQuiet();
      const sample = await sampleLoad(browser, page.url, page.ready);
      if (i > 0) loads.get(page.name)?.push(sample);
    }
  return loads;
}

type Routes = Map<string, Awaited<ReturnType<typeof sampleRouteChange>>[]>;

async function measureRoutes(): Promise<Routes> {
  const routes: Routes = new Map(PAGES.map((page) => [page.name, []]));
  for (let i = 0; i <= SAMPLES; i++)
    for (const page of PAGES) {
      await waitUntilQuiet();
      const sample = await sampleRouteChange(browser, page);
      if (i > 0) routes.get(page.name)?.push(sample);
    }
  return routes;
}

async function measurePresses(): Promise<number[]> {
  await waitUntilQuiet();
  return samplePresses(browser, {
    url: `${product.origin}/`,
    ready: 'article',
    press: 'article button[data-vote="UP"]',
    times: 12,
    cookies: await signInCookies(product.origin, MEMBER),
  });
}

/** The README's tables. */
function report(loads: Loads, routes: Routes, presses: number[]): void {
  const select = (name: string, key: keyof Load) => median((loads.get(name) ?? []).map((load) => load[key]));
  const floorLcp = select('floor', 'lcp');
  const ours = PAGES.map(({ name }) => [
    name,
    `${whole(select(name, 'lcp'))} ms`,
    (select(name, 'lcp') / floorLcp).toFixed(2),
    `${whole(select(name, 'js'))} KB`,
    `${whole(select(name, 'total'))} KB`,
    `${whole(select(name, 'tbt'))} ms`,
    select(name, 'cls').toFixed(3),
    name === 'floor' ? '–' : `${whole(select(name, 'interactive'))} ms`,
  ]);
  const theirs = PEERS.map(({ name, lcp, js, total, tbt, cls }) => [
    name,
    '',
    lcp.toFixed(2),
    `${js} KB`,
    `${total} KB`,
    `${tbt} ms`,
    cls.toFixed(3),
    '',
  ]);
  const text = [
    `Medians of ${SAMPLES}, ${machineLine()}; the peers were measured the same way on another machine, so compare only the ratios.`,
    '',
    table(HEAD, [...ours, ...theirs]),
    '',
    weightLine(),
    ...PAGES.map(({ name }) => routeLine(name, routes.get(name) ?? [])),
    `Vote click to paint p75 ${whole(upper(presses))} ms (${presses.length} presses).`,
  ].join('\n');
  process.stdout.write(`${text}\n`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    '.cache/bench-web.json',
    JSON.stringify({ loads: [...loads], routes: [...routes], presses }, null, 1),
  );
}

function routeLine(name: string, changes: readonly { warm: number; back: number }[]): string {
  const warm = changes.map((change) => change.warm);
  const back = upper(changes.map((change) => change.back));
  return `Warm route change of ${name}: median ${whole(median(warm))} ms, p75 ${whole(upper(warm))} ms; back p75 ${whole(back)} ms.`;
}

/** Does not depend on the machine: the scripts of `/` and of the floor, each by gzip -9. */
function weightLine(): string {
  const home = kilobytesOf(homeScripts('dist/web'));
  const bare = kilobytesOf(floorScripts('dist/floor'));
  return `Scripts of the home page with gzip -9: ${home.toFixed(1)} KB; the floor: ${bare.toFixed(1)} KB; difference: ${(home - bare).toFixed(1)} KB.`;
}
