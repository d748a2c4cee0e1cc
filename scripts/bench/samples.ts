import type { Browser } from '@playwright/test';
import { sleep } from './machine';
import { goTo, kilobytes, type Opened, open, settle, timeline, type Visit } from './page';

type Cookies = Parameters<typeof open>[2];

/** One measured page load, route change or press. All times in milliseconds. */

export interface Load {
  readonly js: number;
  readonly total: number;
  readonly document: number;
  readonly scripts: readonly string[];
  /** Those that the document names, as tests/e2e/shell/sizes.spec.ts counts them. */
  readonly namedScripts: readonly string[];
  readonly requests: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly blocking: number;
  readonly interactive: number;
}

interface Visited {
  readonly url: string;
  readonly ready: string;
  readonly cookies?: Cookies;
  readonly visit?: Visit;
}

export async function sampleLoad(browser: Browser, visited: Visited): Promise<Load> {
  return withPage(browser, visited, async ({ page, wire }) => {
    const seen = await timeline(page);
    const over = (tasks: [number, number][]): number =>
      tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    return {
      ...kilobytes(wire),
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: over(seen.long.filter(([start, duration]) => start + duration > seen.fcp)),
      blocking: seen.long.reduce((sum, [, duration]) => sum + duration, 0),
      interactive: seen.taken || Number.NaN,
    };
  });
}

export interface RouteChange {
  readonly url: string;
  readonly ready: string;
  readonly click: string;
  readonly wait: string;
  readonly back: string;
}

/** Navigates there, back and there again; the second visit is the warm one. */
export async function sampleRouteChange(
  browser: Browser,
  route: RouteChange,
): Promise<{ warm: number; back: number }> {
  return withPage(browser, route, async (opened) => {
    await timedTap(opened, route.click, route.wait);
    await settle(opened, 10_000);
    const back = await timedTap(opened, route.back, route.ready);
    await settle(opened, 10_000);
    const warm = await timedTap(opened, route.click, route.wait);
    return { warm, back };
  });
}

async function withPage<T>(
  browser: Browser,
  { url, ready, cookies, visit }: Visited,
  measure: (opened: Opened) => Promise<T>,
): Promise<T> {
  const opened = await open(browser, ready, cookies);
  try {
    await goTo(opened, url, visit);
    await settle(opened);
    if (opened.errors.length > 0) throw new Error(`${url}: ${opened.errors[0]}`);
    return await measure(opened);
  } finally {
    await opened.context.close();
  }
}

const ATTEMPTS = 50;
const NEXT_ATTEMPT_MS = 200;
/** A finger stays on the glass for 50 to 150 ms. */
const HELD_MS = 80;

/**
 * Taps the first visible element, or the one that replaces it meanwhile, at its position. The browser driver's own
 * search would add listeners for every pointer event to the page, and its tap lasts no time at all.
 */
export async function tapOn({ page, cdp }: Pick<Opened, 'page' | 'cdp'>, selector: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const position = await page.evaluate(placeInView, selector);
    if (position) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [position] });
      await sleep(HELD_MS);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return;
    }
    await sleep(NEXT_ATTEMPT_MS);
  }
  throw new Error(`${selector} is missing, hidden or covered by another element.`);
}

/** Runs in the page. */
async function placeInView(selector: string): Promise<{ x: number; y: number } | undefined> {
  const element = [...document.querySelectorAll(selector)].find(
    (found) =>
      found.checkVisibility({ visibilityProperty: true }) && found.getBoundingClientRect().height > 0,
  );
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

/**
 * From the end of the touch until the expected element is painted: found before a frame is painted, it is part of that
 * frame. The observers start before the tap, and ask for no frame before the page has changed, as a real page.
 */
async function timedTap(opened: Opened, tapped: string, wait: string): Promise<number> {
  const took = opened.page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let began = 0;
        addEventListener('pointerup', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
        const look = (): void => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          if (!box || box.height === 0) return;
          changes.disconnect();
          setTimeout(() => resolve(performance.now() - began));
        };
        const changes = new MutationObserver(() => {
          if (document.querySelector(selector)) requestAnimationFrame(look);
        });
        changes.observe(document, { childList: true, subtree: true });
      }),
    wait,
  );
  const [time] = await Promise.all([took, tapOn(opened, tapped)]);
  return time;
}
