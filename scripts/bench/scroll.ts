import type { Browser } from '@playwright/test';
import { quantile, sleep } from './machine';
import { goTo, open, settle, timeline } from './page';

export interface Scrolled {
  readonly posts: number;
  /** Duration of all long tasks during scrolling, in milliseconds. */
  readonly longTaskP95: number;
  readonly longest: number;
  /** Heap growth after garbage collection. */
  readonly heapMegabytes: number;
}

/** Scrolls the feed to its end, or to this many posts, on a slow phone (4× throttled). */
export async function scrollFeed(browser: Browser, url: string, wanted: number): Promise<Scrolled> {
  const opened = await open(browser, 'article');
  const { page, cdp, context } = opened;
  try {
    await goTo(opened, url);
    await settle(opened);
    // Measures the processor only; a slow network would just take longer.
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const heap = async (): Promise<number> => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
    };
    const before = await heap();
    const already = (await timeline(page)).long.length;
    const posts = await scrollTo(page, wanted);
    const durations = (await timeline(page)).long.slice(already).map(([, duration]) => duration);
    const after = await heap();
    return {
      posts,
      longTaskP95: durations.length === 0 ? 0 : quantile(durations, 0.95),
      longest: Math.max(0, ...durations),
      heapMegabytes: after - before,
    };
  } finally {
    await context.close();
  }
}

const STALLED_MS = 15_000;

/** Scrolls step by step and presses "Load more" when it appears. Returns the number of posts reached. */
async function scrollTo(page: Awaited<ReturnType<typeof open>>['page'], wanted: number): Promise<number> {
  let seen = 0;
  let moved = Date.now();
  while (seen < wanted && Date.now() - moved < STALLED_MS) {
    const now = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 2, behavior: 'instant' });
      const atEnd = scrollY + innerHeight * 3 > document.documentElement.scrollHeight;
      const more = document.querySelector<HTMLElement>('main a[href*="after="]');
      if (atEnd) more?.click();
      const last = [...document.querySelectorAll('[role=feed] article')].at(-1);
      return Number(last?.getAttribute('aria-posinset') ?? 0);
    });
    if (now > seen) moved = Date.now();
    seen = Math.max(seen, now);
    await sleep(30);
  }
  return seen;
}
