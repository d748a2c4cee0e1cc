import { chromium, type Page } from '@playwright/test';
import { FLAGS } from './page';
import { signInCookies } from './product';

/** Measures how long a slow phone (4× throttled) needs to show a chat of a thousand messages. */

const ROWS = 1000;
const PHONE = { width: 390, height: 844 };

/**
 * Milliseconds from the press, and from the response, until the latest messages are visible and the user can
 * write.
 */
export interface Mount {
  readonly sincePress: number;
  readonly sinceResponse: number;
}

interface MountOptions {
  readonly memberId: string;
  readonly room: string;
  readonly samples: number;
  /** Everything in one response, or in pages as the app requests them, latest first. */
  readonly whole: boolean;
}

/** Opens the chat from the list the given number of times. */
export async function mountTimes(
  origin: string,
  { memberId, room, samples, whole }: MountOptions,
): Promise<Mount[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    const context = await browser.newContext({ viewport: PHONE });
    await context.addCookies(await signInCookies(origin, memberId));
    const page = await context.newPage();
    await page.addInitScript({ content: 'globalThis.__name = (f) => f;' });
    if (whole)
      await page.route(`**/${room}/recent**`, (route) =>
        route.continue({
          url: route
            .request()
            .url()
            .replace(/limit=\d+/, `limit=${ROWS}`),
        }),
      );
    const mounts: Mount[] = [];
    for (let sample = 0; sample <= samples; sample++) {
      const mount = await mounted(page, origin, room);
      // The first time also loads the code.
      if (sample > 0) mounts.push(mount);
    }
    return mounts;
  } finally {
    await browser.close();
  }
}

async function mounted(page: Page, origin: string, room: string): Promise<Mount> {
  // Starts at Home, so that the scripts and the font of the first press are not counted.
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.locator('a[href="/messages"]').first().click();
  const row = page.locator(`a[href*="${room}"]`).first();
  await row.waitFor();
  await page.waitForLoadState('networkidle');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Requested before the press: a request during the measurement would use the page's time.
  const mount = page.evaluate(untilMounted, room);
  await row.click();
  const times = await mount;
  await slow.detach();
  return times;
}

/**
 * Runs in the page, until the frame that shows the first messages and the field. A message posted in that
 * frame arrives with it; a timer would also wait for later pictures.
 */
function untilMounted(room: string): Promise<Mount> {
  let pressed = 0;
  const press = (event: Event) => {
    pressed = event.timeStamp;
  };
  addEventListener('click', press, { capture: true, once: true });
  const answered = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes(`${room}/recent`))
      .at(-1) as PerformanceResourceTiming | undefined;
  performance.clearResourceTimings();
  return new Promise((done) => {
    const frame = new MessageChannel();
    const observer = new MutationObserver(() => {
      const response = answered();
      if (!document.querySelector('[role="log"] article') || !response) return;
      if (!document.querySelector('form textarea:enabled')) return;
      observer.disconnect();
      frame.port1.onmessage = () => {
        const now = performance.now();
        done({ sincePress: now - pressed, sinceResponse: now - response.responseEnd });
      };
      requestAnimationFrame(() => frame.port2.postMessage(undefined));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
