import { chromium, type Page } from '@playwright/test';
import { FLAGS } from './page';
import { signInCookies } from './product';

/** How long a phone four times slower needs to show a chat once its messages are there. */

const ROWS = 1000;
const PHONE = { width: 390, height: 844 };

/** Opens the chat from the list as often as wanted; milliseconds from the answer to the frame that shows it. */
export async function mountTimes(
  origin: string,
  memberId: string,
  room: string,
  samples: number,
): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    const context = await browser.newContext({ viewport: PHONE });
    await context.addCookies(await signInCookies(origin, memberId));
    const page = await context.newPage();
    await page.addInitScript({ content: 'globalThis.__name = (f) => f;' });
    // The page asks for its first look; here it gets everything at once.
    await page.route(`**/${room}/recent**`, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/limit=\d+/, `limit=${ROWS}`),
      }),
    );
    const times: number[] = [];
    for (let sample = 0; sample <= samples; sample++) {
      const time = await mounted(page, origin, room);
      // The first one fetches the code as well.
      if (sample > 0) times.push(time);
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function mounted(page: Page, origin: string, room: string): Promise<number> {
  await page.goto(`${origin}/messages`, { waitUntil: 'networkidle' });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchLog, room);
  await page.locator(`a[href*="${room}"]`).first().click();
  const time = await page.waitForFunction(() => (globalThis as unknown as { mounted?: number }).mounted);
  await slow.detach();
  return (await time.jsonValue()) ?? Number.NaN;
}

/** In the page: from the end of the answer until the frame after the first message stands there. */
function watchLog(room: string): void {
  const answered = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes(`${room}/recent`))
      .at(-1) as PerformanceResourceTiming | undefined;
  performance.clearResourceTimings();
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article') || !answered()) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        Object.assign(globalThis, { mounted: performance.now() - (answered()?.responseEnd ?? Number.NaN) });
      }),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
