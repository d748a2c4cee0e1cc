import { type Browser, expect, type Page, test } from '@playwright/test';
import { IMRAN, unique } from '../../support/offline-page';
import { ASHA, signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

/** Pages with a chat that may be left: their connection ends before (decision 243). */

const ROOM = '/messages?chat=Gr4ZentrixRoom01';

// Serial: messages of other journeys in the same room would push these out of view.
test.describe.configure({ mode: 'default' });

const log = (page: Page) => page.getByRole('log');

async function inRoom(browser: Browser, baseURL: string | undefined, memberId: string) {
  // The intercepted navigations must not go through the service worker.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await signIn(context.request, baseURL, memberId);
  const page = await context.newPage();
  await countWorkers(page);
  return page;
}

const countWorkers = (page: Page) =>
  page.addInitScript(() => {
    window.Worker = new Proxy(Worker, {
      construct(Own, options: ConstructorParameters<typeof Worker>) {
        const name = `workers ${performance.timeOrigin}`;
        sessionStorage.setItem(name, `${1 + Number(sessionStorage.getItem(name))}`);
        return new Own(...options);
      },
    });
  });

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** How many workers a load of the page has started. */
const workers = async (page: Page, load?: number) =>
  page.evaluate(
    (origin) => Number(sessionStorage.getItem(`workers ${origin}`)),
    load ?? (await loadedAt(page)),
  );

/** Messages arrive only over the connection. */
async function arrives(from: Page, to: Page, text: string) {
  await from.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await from.keyboard.press('Enter');
  for (const page of [from, to]) await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
}

/** Starts a navigation that, like a download, leaves the page where it is. */
async function almostLeave(page: Page) {
  await page.route('**/stays-here', (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse('**/stays-here');
  await page.evaluate(() => location.assign('/stays-here'));
  await answered;
  await expect.poll(() => page.workers().length).toBe(0);
}

test('[R-474] a page that the user almost left reconnects to the chat at the next press', async ({
  browser,
  baseURL,
}) => {
  const asha = await inRoom(browser, baseURL, ASHA);
  const imran = await inRoom(browser, baseURL, IMRAN);
  for (const page of [asha, imran]) await open(page, ROOM);
  const text = unique('Still here');
  await arrives(imran, asha, `${text} before`);
  expect(await workers(asha)).toBe(1);
  await almostLeave(asha);
  await arrives(asha, imran, `${text} at once`);
  await arrives(imran, asha, `${text} after`);
  for (const page of [asha, imran]) await expect(log(page).getByText(text)).toHaveCount(3);
  expect(await workers(asha)).toBe(2);
  for (const page of [asha, imran]) await page.context().close();
});

test('a page that was almost left does not connect for the next member', async ({ browser, baseURL }) => {
  const asha = await inRoom(browser, baseURL, ASHA);
  await open(asha, ROOM);
  await expect.poll(() => asha.workers().length).toBe(1);
  // The first press loads parts that look for the next member themselves; later ones do not.
  await asha.keyboard.press('Shift');
  await asha.locator('[data-toasts]').waitFor({ state: 'attached' });
  await asha.waitForLoadState('networkidle');
  await almostLeave(asha);
  await signIn(asha.context().request, baseURL, IMRAN);
  const sent: string[] = [];
  asha.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await asha.keyboard.press('Shift');
  await expect(asha.getByText(/^No connection/)).toBeVisible();
  expect(await workers(asha)).toBe(1);
  expect(sent.filter((path) => path.startsWith('/api/chat/'))).toEqual([]);
  await asha.context().close();
});

test('[R-701] chats work without the socket worker', async ({ browser, baseURL }) => {
  const asha = await inRoom(browser, baseURL, ASHA);
  const imran = await inRoom(browser, baseURL, IMRAN);
  await asha.route('**/assets/socket-worker.*', (route) => route.fulfill({ status: 404 }));
  for (const page of [asha, imran]) await open(page, ROOM);
  const text = unique('Without it');
  await arrives(imran, asha, `${text} one`);
  await arrives(asha, imran, `${text} two`);
  expect(await workers(asha)).toBe(1);
  for (const page of [asha, imran]) await page.context().close();
});
