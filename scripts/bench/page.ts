import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { sleep } from './machine';

/** Opens one page like a cheap phone on a slow connection, and records all its traffic. */

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 768e3 / 8 };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

interface Transfer {
  readonly url: string;
  type: string;
  /** The document names it; the page's scripts load the others later. */
  readonly named: boolean;
  encoded: number;
}

export interface Wire {
  readonly transfers: Map<string, Transfer>;
  readonly underWay: Set<string>;
  lastActivity: number;
}

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly wire: Wire;
  readonly errors: string[];
}

export interface Timeline {
  fcp: number;
  lcp: number;
  cls: number;
  long: [start: number, duration: number][];
  events: [interaction: number, duration: number][];
  ready: number;
  /** The page has hydrated: a vote would be sent. */
  taken: number;
}

export async function open(
  browser: Browser,
  ready: string,
  cookies: { name: string; value: string; url: string }[] = [],
): Promise<Opened> {
  const context = await browser.newContext(PHONE);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const wire = await listen(cdp);
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error).slice(0, 200)));
  await page.addInitScript({ content: 'globalThis.__name = (f) => f;' });
  await page.addInitScript(observe, ready);
  return { context, page, cdp, wire, errors };
}

const SHUT_DOWN_MS = 1500;

/**
 * `cold` starts from an empty tab, as after a link in another app; `warm` has opened an empty page of the
 * site before.
 */
export type Visit = 'cold' | 'warm';

/**
 * A warm visit reuses a process and a connection; a cold one starts both, and its process is throttled too.
 */
export async function goTo({ page, cdp, wire }: Opened, url: string, visit: Visit = 'warm'): Promise<void> {
  if (visit === 'warm') {
    await page.goto(new URL('/health/live', url).href);
    await sleep(SHUT_DOWN_MS);
  }
  wire.transfers.clear();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
}

async function listen(cdp: CDPSession): Promise<Wire> {
  const wire: Wire = { transfers: new Map(), underWay: new Set(), lastActivity: Date.now() };
  cdp.on('Network.requestWillBeSent', (event) => {
    wire.lastActivity = Date.now();
    if (/^(data|blob|wss?):/.test(event.request.url)) return;
    wire.underWay.add(event.requestId);
    wire.transfers.set(event.requestId, {
      ...{ url: event.request.url, type: event.type ?? '', encoded: 0 },
      named: event.initiator.type === 'parser',
    });
  });
  cdp.on('Network.dataReceived', () => {
    wire.lastActivity = Date.now();
  });
  cdp.on('Network.loadingFinished', (event) => {
    wire.lastActivity = Date.now();
    wire.underWay.delete(event.requestId);
    const transfer = wire.transfers.get(event.requestId);
    if (transfer) transfer.encoded = event.encodedDataLength;
  });
  cdp.on('Network.loadingFailed', (event) => wire.underWay.delete(event.requestId));
  await cdp.send('Network.enable');
  return wire;
}

/** Transferred kilobytes by kind, headers included, and the script addresses. */
export function kilobytes(wire: Wire): {
  total: number;
  js: number;
  document: number;
  requests: number;
  scripts: readonly string[];
  namedScripts: readonly string[];
} {
  const all = [...wire.transfers.values()].filter((transfer) => transfer.encoded > 0);
  const sum = (list: Transfer[]): number =>
    list.reduce((bytes, transfer) => bytes + transfer.encoded, 0) / 1024;
  const ofType = (type: string) => all.filter((transfer) => transfer.type === type);
  const paths = (list: Transfer[]) => [...new Set(list.map(({ url }) => new URL(url).pathname))];
  return {
    total: sum(all),
    js: sum(ofType('Script')),
    document: sum(ofType('Document')),
    scripts: paths(ofType('Script')),
    namedScripts: paths(ofType('Script').filter(({ named }) => named)),
    requests: all.length,
  };
}

/**
 * Idle: no traffic and no long task for 1.5 s. Nothing is evaluated in the page before the traffic ends: the first
 * evaluation takes a throttled page about 30 ms, which would be part of its first frame.
 */
export async function settle({ page, wire }: Opened, atMost = 40_000): Promise<void> {
  const until = Date.now() + atMost;
  while (Date.now() < until) {
    await sleep(250);
    if (wire.underWay.size > 0 || Date.now() - wire.lastActivity < 1500) continue;
    const state = await page.evaluate(() => {
      const seen = (window as unknown as { timeline: Timeline }).timeline;
      const last = Math.max(0, ...seen.long.map(([start, duration]) => start + duration));
      return { ready: seen.ready > 0, calm: performance.now() - last > 1500 };
    });
    if (state.ready && state.calm) return;
  }
}

export const timeline = (page: Page): Promise<Timeline> =>
  page.evaluate(() => (window as unknown as { timeline: Timeline }).timeline);

/** Runs in the page before its own scripts. */
function observe(ready: string): void {
  const seen: Timeline = { fcp: 0, lcp: 0, cls: 0, long: [], events: [], ready: 0, taken: 0 };
  (window as unknown as { timeline: Timeline }).timeline = seen;
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  watch('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return;
    seen.fcp = entry.startTime;
    look();
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  watch('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]));
  watch('event', (entry) => {
    if (entry.interactionId) seen.events.push([entry.interactionId, entry.duration]);
  });
  const look = (): void => {
    const element = document.querySelector(ready);
    if (!seen.ready && element && element.getBoundingClientRect().height > 0) seen.ready = performance.now();
    if (document.documentElement?.dataset.ready !== undefined) seen.taken = performance.now();
    else requestAnimationFrame(look);
  };
}
