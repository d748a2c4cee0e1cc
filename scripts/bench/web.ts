import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { serveFolder } from './floor/serve';
import { machineLine, median, quantile, table, waitUntilQuiet } from './machine';
import { FLAGS } from './page';
import { signInCookies, startProduct } from './product';
import { sampleLoad, samplePresses, sampleRouteChange } from './samples';

/**
 * npm run bench:web [-- --samples 5]
 * Our pages beside the floor, sample by sample in turn, on a phone four times slower over 1.6 Mbps and 150 ms.
 */

const flag = process.argv.indexOf('--samples');
const SAMPLES = flag > 0 ? Number(process.argv[flag + 1]) : 5;
const FLOOR_PORT = 4690;
const MEMBER = 'Mb1asha2Nair3Qx4';

execFileSync('npx', ['rsbuild', 'build', '-c', 'scripts/bench/floor/rsbuild.config.ts'], { stdio: 'ignore' });
const floor = await serveFolder('dist/floor', FLOOR_PORT);
const product = await startProduct({ port: 4691, size: 'medium' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
});

const PAGES = [
  { name: 'floor', url: `http://127.0.0.1:${FLOOR_PORT}/`, ready: '.hello' },
  { name: 'home', url: `${product.origin}/`, ready: 'article' },
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

async function measureRoutes(): Promise<{ warm: number; back: number }[]> {
  const changes = [];
  for (let i = 0; i <= SAMPLES; i++) {
    await waitUntilQuiet();
    const change = await sampleRouteChange(browser, {
      url: `${product.origin}/`,
      ready: 'article',
      click: 'a:visible:has-text("Communities")',
      wait: 'main input[type="search"]',
      back: 'a[href="/"]:visible',
    });
    if (i > 0) changes.push(change);
  }
  return changes;
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

function report(loads: Loads, routes: { warm: number; back: number }[], presses: number[]): void {
  const of = (
    name: string,
    key: 'js' | 'total' | 'fcp' | 'lcp' | 'cls' | 'tbt' | 'blocking' | 'interactive',
  ) => median((loads.get(name) ?? []).map((load) => load[key]));
  const whole = (value: number): string => (Number.isNaN(value) ? '–' : String(Math.round(value)));
  const floorLcp = of('floor', 'lcp');
  const rows = PAGES.map(({ name }) => [
    name,
    whole(of(name, 'js')),
    whole(of(name, 'total')),
    whole(of(name, 'fcp')),
    whole(of(name, 'lcp')),
    (of(name, 'lcp') / floorLcp).toFixed(2),
    whole(of(name, 'tbt')),
    of(name, 'cls').toFixed(3),
    whole(of(name, 'interactive')),
  ]);
  const text = [
    `Medians of ${SAMPLES}, ${machineLine()}`,
    '',
    table(['page', 'JS KB', 'total KB', 'FCP', 'LCP', 'LCP / floor', 'TBT', 'CLS', 'vote possible'], rows),
    '',
    `Warm route change p75 ${whole(
      quantile(
        routes.map((r) => r.warm),
        0.75,
      ),
    )} ms, back p75 ${whole(
      quantile(
        routes.map((r) => r.back),
        0.75,
      ),
    )} ms; vote press to paint p75 ${whole(quantile(presses, 0.75))} ms (${presses.length} presses).`,
  ].join('\n');
  process.stdout.write(`${text}\n`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-web.json', JSON.stringify({ loads: [...loads], routes, presses }, null, 1));
}
