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
  // What every page fetches with the first touch is no part of a chat.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForLoadState('networkidle');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Asked before the press: a question asked meanwhile would take the page's time.
  const time = page.evaluate(untilMounted, room);
  await page.locator(`a[href*="${room}"]`).first().click();
  const milliseconds = await time;
  await slow.detach();
  return milliseconds;
}

/** In the page: from the end of the answer until the frame after the first message stands there. */
function untilMounted(room: string): Promise<number> {
  const answered = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes(`${room}/recent`))
      .at(-1) as PerformanceResourceTiming | undefined;
  performance.clearResourceTimings();
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      const answer = answered();
      if (!document.querySelector('article') || !answer) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - answer.responseEnd)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
