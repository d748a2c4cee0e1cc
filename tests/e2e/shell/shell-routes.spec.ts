import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { SCREEN_IDS, SCREENS, type ScreenId } from '../../../src/core/shell/screens';
import { axeFindings } from '../../support/axe';
import { examplePath } from '../../support/example-path';
import { open, watch } from '../../support/watched-page';

/** Addresses without a page: the server redirects to an identity provider. */
const AWAY: readonly ScreenId[] = ['login-linkedin', 'login-naukri'];
const SHOWN = SCREEN_IDS.filter((id) => !AWAY.includes(id));
/** Pages that tell a visitor they have no access. */
const CLOSED: readonly ScreenId[] = ['moderation'];

test('the login addresses redirect to the identity providers at once', async ({ request }) => {
  for (const path of AWAY.map(examplePath)) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(302);
  }
});

test('a name that cannot exist returns 404 or a page that does not depend on it', async ({ request }) => {
  const named = SHOWN.filter((id) => SCREENS[id].includes('{'));
  for (const path of named.map((id) => examplePath(id).replace(/[^/]+$/, (piece) => piece.toUpperCase()))) {
    const status = (await request.get(path)).status();
    expect([200, 404], `${path}: ${status}`).toContain(status);
  }
  expect((await request.get('/interviews/question/x')).status()).toBe(404);
  expect((await request.get('/overview/A_B-overview')).status()).toBe(404);
});

/** One browser context for all routes of a worker: shared files are loaded and compiled once. */
const routes = test.extend<object, { readonly place: BrowserContext }>({
  place: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const place = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      // Hides the login prompt that would cover the bottom of the page; another test covers it.
      await place.addInitScript(() => localStorage.setItem('loginPromptClosed:v1', 'yes'));
      await use(place);
      await place.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ place }, use) => {
    const page = await place.newPage();
    await use(page);
    await page.close();
  },
});

/** Without scripts the page has one headline, its text, and nothing the policy forbids. */
function expectReadable(html: string): void {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(main.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(main).not.toMatch(/^<main[^>]*aria-busy="true"/);
  expect(main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').length).toBeGreaterThan(80);
  expect(html).not.toMatch(/<[^>]*\sstyle="/);
}

const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A page whose query leads to another page. */
const REQUESTED = [['company-salaries', '/salaries/zentrix-labs-salaries?designation=1']] as const;

for (const [id, path] of [...SHOWN.map((item) => [item, examplePath(item)] as const), ...REQUESTED]) {
  routes(
    `[R-001][R-198] ${id} at ${path} can be read as it comes and is taken over without a word or a second call`,
    async ({ page }) => {
      const seen = watch(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(CLOSED.includes(id) ? 403 : 200);
      expectReadable((await response?.text()) ?? '');
      await page.locator('html[data-ready]').waitFor();
      await expect(page.locator('main h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/Humkaar/);
      for (const about of ['name=description', 'property="og:title"', 'property="og:description"']) {
        await expect(page.locator(`meta[${about}]`)).toHaveAttribute('content', /\S/);
      }
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/\S*$/);
      const reported = seen.complaints.filter((item) => !(CLOSED.includes(id) && /status of 403/.test(item)));
      expect(reported).toEqual([]);
      expect(seen.calls).toEqual([]);
      await page.locator('main details').evaluateAll((all) => {
        for (const item of all) item.setAttribute('open', '');
      });
      expect(await axeFindings(page), 'light').toEqual([]);
      await page.setViewportSize({ width: 768, height: 1024 });
      expect(await beyondTheEdge(page), 'on a tablet').toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await beyondTheEdge(page), 'on a phone').toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      expect(await axeFindings(page), 'dark, on a phone').toEqual([]);
    },
  );
}

test('[R-055] an unknown path shows a message with links and returns 404', async ({ page }) => {
  const seen = watch(page);
  expect(await open(page, '/no/such/page')).toBe(404);
  await expect(page.getByRole('alert')).toContainText('We could not find what you are looking for!');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Go to home' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Salaries' })).toHaveAttribute('href', '/salaries');
  expect(seen.complaints).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('searchbox').fill('zentrix');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=zentrix');
});

test('a missing file never returns a page', async ({ request }) => {
  for (const path of ['/assets/gone.0123abcd.js', '/nothing.js', '/x/y.png']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).not.toContain('html');
  }
});

test('[R-129][R-127] an old address redirects permanently and keeps its query', async ({ request, page }) => {
  const response = await request.get('/reviews/zentrix-labs?campaign=old&x=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/reviews/zentrix-labs-reviews?campaign=old&x=1');
  await open(page, '/interview/zentrix-labs/backend-engineer?x=1');
  expect(page.url()).toContain('/interviews/zentrix-labs-interview-questions/backend-engineer?x=1');
});

test('[R-052] a link to the current page loads nothing again', async ({ page }) => {
  const seen = watch(page);
  await open(page, '/');
  await page.mouse.wheel(0, 600);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(seen.calls).toEqual([]);
});

test('reading works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('main article').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Jobs' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  await context.close();
});
