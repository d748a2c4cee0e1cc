import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { IMRAN, OFFERS, openReady, unique } from '../../support/offline-page';
import { storedPaths } from '../../support/saved-pages';
import { ASHA, signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

/** Going back over a full page load: browsers with a back/forward cache restore the page as it was left. */

const JATIN = 'Mb6newmJ1Ts6Lf0e';
const POST = `/p/${OFFERS}`;
const ROOM = '/messages?chat=Gr4ZentrixRoom01';

test.use({
  viewport: { width: 1280, height: 844 },
  // Playwright turns the cache off by default.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const account = (page: Page) => page.getByRole('button', { name: /Menu and account/ });
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
const isRestored = async (page: Page) => (await page.locator('html[data-left]').count()) === 1;

/** Not `page.goBack()`, which waits for a load that a restored page does not have. */
async function goBack(page: Page, path: string) {
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await page.locator('html[data-ready]').waitFor();
}

/** Leaves the page by a full load and returns whether the browser restored it. */
async function leaveAndReturn(page: Page, path: string, meanwhile = async () => {}) {
  await mark(page);
  // Not one of our pages, which restart when the member changes.
  await page.goto('/favicon.svg');
  await meanwhile();
  await goBack(page, path);
  return isRestored(page);
}

/** Whether this browser restores pages, shown by a visitor's page. Chromium's headless shell restores none. */
async function restoresPages(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await open(page, '/awards');
  const restored = await leaveAndReturn(page, '/awards');
  await context.close();
  return restored;
}

/** Opens a post as a member who votes and has no chats. */
async function openAsRohan(page: Page, context: BrowserContext, baseURL: string | undefined) {
  await signIn(context.request, baseURL, 'Mb4rohanP6Hq2Xc5');
  await openReady(page, POST);
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const log = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string) {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
}

/** Messages arrive only over the connection. */
async function arrives(from: Page, to: Page, text: string) {
  await write(from, text);
  await expect(log(to).getByText(text, { exact: true })).toHaveCount(1);
}

const comment = (page: Page) => page.getByLabel('Your comment');

/** Records whether a restored page shows the member in any frame, from the first event on. */
const noteMember = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('button[aria-label^="Menu and account"]'))
        sessionStorage.setItem('seen', 'member');
    };
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const every = () => {
        look();
        requestAnimationFrame(every);
      };
      every();
    });
  });

test.describe('a used page', () => {
  // The browser may drop a page from its cache at any time.
  test.describe.configure({ retries: 2 });

  test('a member’s used page is restored as it was left, with its text, and works', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await openAsRohan(page, context, baseURL);
    const text = unique('Typed before leaving');
    await comment(page).fill(text);
    const up = page.locator('main article [data-vote=UP]').first();
    const before = await up.getAttribute('aria-pressed');
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    expect(await leaveAndReturn(page, POST)).toBe(await restoresPages(browser, baseURL));
    await expect(comment(page)).toHaveValue(text);
    await expect(up).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    const answered = page.waitForResponse((response) => response.url().endsWith('/v1/vote'));
    await up.click();
    expect((await answered).status()).toBe(200);
    await expect(up).toHaveAttribute('aria-pressed', before ?? 'false');
  });

  test('[R-042] a restored chat keeps the typed text, shows missed messages, and sends and receives again', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const { complaints } = watch(page);
    const others = await browser.newContext({ baseURL });
    const imran = await others.newPage();
    await signIn(others.request, baseURL, IMRAN);
    await open(imran, ROOM);
    await signIn(context.request, baseURL, ASHA);
    await openReady(page, ROOM);
    const text = unique('In a chat');
    await arrives(imran, page, `${text} before`);
    await field(page).fill(`${text} typed`);
    const meanwhile = () => write(imran, `${text} meanwhile`);
    expect(await leaveAndReturn(page, '/messages', meanwhile)).toBe(await restoresPages(browser, baseURL));
    await expect(field(page)).toHaveValue(`${text} typed`);
    await expect(log(page).getByText(`${text} meanwhile`)).toHaveCount(1);
    await field(page).press('Enter');
    await arrives(imran, page, `${text} after`);
    await arrives(page, imran, `${text} answer`);
    for (const each of [page, imran]) await expect(log(each).getByText(text)).toHaveCount(5);
    await expect(page.getByText(/^No connection/)).toHaveCount(0);
    expect(complaints).toEqual([]);
    await others.close();
  });
});

for (const [what, leave] of [
  [
    'signs out in another tab',
    async (context: BrowserContext) => {
      const other = await context.newPage();
      await open(other, '/about-us');
      await account(other).click();
      await other.getByRole('button', { name: 'Sign out' }).click();
      await expect(other.getByText('You have been signed out.')).toBeVisible();
    },
  ],
  [
    'loses only the readable cookies, as without a network',
    async (context: BrowserContext) => {
      const other = await context.newPage();
      await other.goto('/favicon.svg');
      await other.evaluate(() => {
        const gone = ['UAC_K', 'UAC_I', 'usr_data'].map((name) => `${name}=; Max-Age=0`);
        for (const cookie of [...gone, 'signed_out=1']) {
          // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does
          document.cookie = `${cookie}; Path=/`;
        }
      });
    },
  ],
  ['clears the cookies', (context: BrowserContext) => context.clearCookies()],
] as const)
  test(`a page is not restored after its member ${what}`, async ({ page, context, baseURL }) => {
    await noteMember(page);
    await openAsRohan(page, context, baseURL);
    expect(await leaveAndReturn(page, POST, () => leave(context))).toBe(false);
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe(null);
  });

test('a page is not restored for the next member', async ({ page, context, baseURL }) => {
  await openAsRohan(page, context, baseURL);
  const text = unique('Only for one member');
  await comment(page).fill(text);
  expect(await leaveAndReturn(page, POST, () => signIn(context.request, baseURL, JATIN))).toBe(false);
  await expect(account(page)).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  for (const field of await page.getByRole('textbox').all()) await expect(field).not.toHaveValue(text);
});

test('the browser cache contains no page or response of a member', async ({ page, context, baseURL }) => {
  const { calls } = watch(page);
  await openAsRohan(page, context, baseURL);
  await open(page, '/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => readsIn(calls).some((path) => path.includes('/notifications'))).toBe(true);
  const reads = readsIn(calls);
  expect(await storedIn(page, [...reads, POST, '/notifications'])).toEqual([]);
  // The service worker has stored the post as visitors see it.
  await expect.poll(() => storedPaths(page)).toContain(POST);
  expect(await storageNames(page, reads)).toBe(false);
  // A request that does not bypass the cache is found, so the others would be, too.
  const [first = ''] = reads;
  const headers = { ...AMBIENT, 'x-not-stored': '1' };
  await page.evaluate(async ([path, init]) => (await fetch(path, init)).text(), [
    first,
    { headers },
  ] as const);
  expect(await storedIn(page, reads)).toEqual([first]);
});

const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const readsIn = (calls: readonly string[]) => [
  ...new Set(calls.filter((call) => call.startsWith('GET ')).map((call) => call.slice('GET '.length))),
];

/** Which of these addresses the HTTP cache has. */
const storedIn = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    async ([all, headers]) => {
      const stored: string[] = [];
      for (const path of all) {
        const init = { cache: 'only-if-cached', mode: 'same-origin', headers } as const;
        const found = await fetch(path, init).then(
          () => true,
          () => false,
        );
        if (found) stored.push(path);
      }
      return stored;
    },
    [paths, AMBIENT] as const,
  );

/** Whether the storage of the service worker has one of these addresses, or names the account anywhere. */
const storageNames = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (all) => {
    const data = /usr_data=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const { UserId: id } = JSON.parse(decodeURIComponent(data)) as { readonly UserId: string };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const text = await (await cache.match(request, { ignoreVary: true }))?.text();
        if (all.includes(pathname + search) || text?.includes(id)) return true;
      }
    }
    return false;
  }, paths);
