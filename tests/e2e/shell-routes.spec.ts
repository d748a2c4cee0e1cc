import { expect, test } from '@playwright/test';
import { pathTo, SCREEN_IDS, SCREENS, type ScreenId } from '../../src/core/navigation/screens';
import { axeFindings } from '../support/axe';
import { open, watch } from '../support/watched-page';

/** Something that exists in every place a path has; what is not listed may be anything. */
const PIECES: Readonly<Record<string, string>> = {
  size: 'mega',
  year: '2025',
  postId: 'Kq3vN8xWm2Zt7Rf1',
  urlName: 'kaveri-bank',
  companyUrl: 'kaveri-bank',
  locationUrl: 'mumbai',
  jobProfile: 'backend-engineer',
  designation: 'backend-engineer',
  questionId: 'Qn4ZentrixLikes0001',
};
const COMMUNITIES: Partial<Record<ScreenId, string>> = {
  community: 'salary-talk',
  department: 'engineering-software-qa',
};

function examplePath(id: ScreenId): string {
  const names = [...SCREENS[id].matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
  const optional = SCREENS[id].includes('[');
  const params = Object.fromEntries(
    names.map((name) => [name, PIECES[name] ?? COMMUNITIES[id] ?? 'zentrix']),
  );
  return pathTo(
    id as 'post',
    (optional ? { ...params, year: undefined, segments: undefined } : params) as never,
  );
}

/** Addresses that show nothing of their own: the server leads on to who vouches for one. */
const AWAY: readonly ScreenId[] = ['login-linkedin', 'login-naukri'];
const SHOWN = SCREEN_IDS.filter((id) => !AWAY.includes(id));

test('the ways to those who vouch lead on at once', async ({ request }) => {
  for (const path of AWAY.map(examplePath)) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(302);
  }
});

test('a name that nothing can have leads nowhere, or to what does not ask for it', async ({ request }) => {
  const named = SHOWN.filter((id) => SCREENS[id].includes('{'));
  for (const path of named.map((id) => examplePath(id).replace(/[^/]+$/, (piece) => piece.toUpperCase()))) {
    const status = (await request.get(path, { maxRedirects: 0 })).status();
    expect([200, 301, 404], `${path}: ${status}`).toContain(status);
  }
  expect((await request.get('/interviews/question/x')).status()).toBe(404);
  expect((await request.get('/overview/A_B-overview')).status()).toBe(404);
});

for (const id of SHOWN) {
  const path = examplePath(id);
  test(`${id} at ${path} is rendered on the server and taken over without a word or a second call`, async ({
    page,
  }) => {
    // The offer to sign in lies over the page's foot after a while; how it looks is tried elsewhere.
    await page.addInitScript(() => localStorage.setItem('loginPromptClosed:v1', 'yes'));
    const seen = watch(page);
    const status = await open(page, path);
    expect(status).toBe(200);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/Humkaar/);
    for (const about of ['name=description', 'property="og:title"', 'property="og:description"']) {
      await expect(page.locator(`meta[${about}]`)).toHaveAttribute('content', /\S/);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/\S*$/);
    expect(seen.complaints).toEqual([]);
    expect(seen.calls).toEqual([]);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await axeFindings(page), theme).toEqual([]);
    }
  });
}

test('[R-001] every page can be read without JavaScript', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const main = page.getByRole('main');
  for (const path of SHOWN.map(examplePath)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(main, path).not.toHaveAttribute('aria-busy', 'true');
    expect((await main.innerText()).length, path).toBeGreaterThan(80);
    await expect(page.locator('[style]'), path).toHaveCount(0);
  }
  await context.close();
});

test('[R-055] an unknown path says so, with status 404 and ways on', async ({ page }) => {
  const seen = watch(page);
  expect(await open(page, '/no/such/page')).toBe(404);
  await expect(page.getByRole('alert')).toContainText('We could not find what you are looking for!');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Go to home' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Search' })).toBeVisible();
  expect(seen.complaints).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test('a missing file is never a page', async ({ request }) => {
  for (const path of ['/assets/gone.0123abcd.js', '/nothing.js', '/x/y.png']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).not.toContain('html');
  }
});

test('[R-129][R-127] an old address leads on for good, with its query', async ({ request, page }) => {
  const response = await request.get('/reviews/zentrix?campaign=old&x=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/reviews/zentrix-reviews?campaign=old&x=1');
  await open(page, '/interview/zentrix/analyst?x=1');
  expect(page.url()).toContain('/interviews/zentrix-interview-questions/analyst?x=1');
});

test('[R-052] going where one is loads nothing again', async ({ page }) => {
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
