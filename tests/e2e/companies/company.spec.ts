import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { signIn } from '../../support/sign-in';

/** Opens company pages in this journey only, so that the list of visited companies comes from it. */
const IMRAN = 'Mb2imranS7Vt5Wk9';
const OVERVIEW = '/overview/zentrix-labs-overview';
const REVIEWS = '/reviews/zentrix-labs-reviews';

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);

/** Records console errors, failed requests and repeated requests. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('request', (request) => {
    if (/(company|review)-services/.test(request.url())) seen.push(`asked again: ${request.url()}`);
  });
  return seen;
}

test('[R-022][R-056][R-061] a visitor researches a company: from the list to its page, its reviews and back', async ({
  page,
}) => {
  await page.goto('/list-of-companies');
  await alive(page);
  await page.locator('summary', { hasText: 'Industry' }).click();
  await page.getByRole('searchbox', { name: 'Industry' }).fill('bank');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?industry=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/list-of-companies');
  await page.getByRole('link', { name: 'Zentrix Labs' }).first().click();
  await expect(page).toHaveURL(OVERVIEW);
  await page
    .getByRole('navigation', { name: 'Zentrix Labs' })
    .getByRole('link', { name: /^Reviews/ })
    .click();
  await expect(page).toHaveURL(REVIEWS);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[R-093] a claimed company page names the team that manages it and links colleagues to the employer page', async ({
  page,
}) => {
  await page.goto(OVERVIEW);
  await alive(page);
  await expect(
    page.getByText(
      'This company page is being actively managed by Zentrix Labs Team. If you also belong to the team, you can get access from here',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'get access from here' }).click();
  await expect(page).toHaveURL('/employers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ratings are explained and recomputed in the browser', async ({ page }) => {
  await page.goto(REVIEWS);
  await alive(page);
  await page.getByText('How we calculate this rating').click();
  await page.getByRole('button', { name: 'Check the maths' }).click();
  await expect(page.getByText(/^Overall: .* calculated, same as shown\.$/)).toBeVisible();
});

test('a search in reviews is part of the address', async ({ page }) => {
  await page.goto(REVIEWS);
  await alive(page);
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('hospital');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${REVIEWS}?q=hospital`);
  await expect(page.getByRole('article').first()).toContainText('hospital');
});

test('a reader marks a review as helpful and removes the mark', async ({ page, context, baseURL }) => {
  await signIn(context.request, baseURL);
  await page.goto(REVIEWS);
  await alive(page);
  const helpful = page.getByRole('button', { name: /^Helpful/ }).first();
  const count = async () => Number((await helpful.innerText()).replace(/\D/g, ''));
  const before = await count();
  const first = await helpful.getAttribute('aria-pressed');
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', first === 'true' ? 'false' : 'true');
  expect(Math.abs((await count()) - before)).toBe(1);
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', first ?? 'false');
});

test('a visitor who wants to follow is asked to log in', async ({ page }) => {
  await page.goto(OVERVIEW);
  await alive(page);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[R-189][R-300] photos open enlarged, and arrow keys continue beyond the end of the page', async ({
  page,
}) => {
  await page.goto('/photos/zentrix-labs-photos');
  await alive(page);
  await page
    .getByRole('button', { name: /at Zentrix Labs$/ })
    .first()
    .click();
  const [, all] = /^1 of (\d+)$/.exec(await page.getByText(/^1 of \d+$/).innerText()) ?? [];
  for (let position = 2; position <= 19; position++) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${position} of ${all}`)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test("the page's metadata is available to search engines", async ({ request }) => {
  const html = await (await request.get(OVERVIEW)).text();
  for (const word of ['"Organization"', '"AggregateRating"', '"BreadcrumbList"', '"FAQPage"'])
    expect(html).toContain(word);
  expect(html).toContain('<link rel="canonical"');
});

test('[R-068][R-070] a member asks a question about a company on a phone, and it appears in the last tab', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await signIn(context.request, baseURL);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(OVERVIEW);
  await alive(page);
  const tabs = page.getByRole('navigation', { name: 'Zentrix Labs' }).getByRole('link');
  const boxes = await tabs.evaluateAll((all) =>
    all.map((tab) => tab.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  expect(boxes).toHaveLength(8);
  for (const [index, { left }] of boxes.entries())
    expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? left);
  await tabs.filter({ hasText: 'Community' }).click();
  await expect(page).toHaveURL('/discussions/zentrix-labs-discussions');
  await expect(tabs.filter({ hasText: 'Community' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: /^Q&A/ }).click();
  await expect(page).toHaveURL('/qna/zentrix-labs-questions');
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL('/qna/zentrix-labs-questions?sort=newToOld');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const writing = page.getByRole('dialog', { name: 'Ask a question' });
  await expect(writing.getByRole('combobox', { name: 'Community' })).toHaveValue('Zentrix Labs');
  const request = 'Is the notice period bought out here, and by whom?';
  await writing.getByLabel('Title').fill(request);
  await writing.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(request);
  await page.goto('/qna/zentrix-labs-questions');
  await expect(page.getByRole('feed').getByText(request)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[R-031][R-045] a visitor finds a college on a phone and opens the companies its alumni work at', async ({
  page,
}) => {
  const complaints = watch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/colleges');
  await alive(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search colleges' }).fill('bengaluru');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/colleges?q=bengaluru');
  await page.getByRole('link', { name: /^Vidyasagar Memorial/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vidyasagar Memorial');
  await expect(page.getByRole('heading', { name: 'Alumni salaries' })).toBeVisible();
  const beginners = page.getByRole('listitem').filter({ hasText: '0–2 yrs' });
  await expect(beginners.getByText(/^Middle 50% [\d.]+–[\d.]+ LPA$/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: /^Zentrix Labs/ }).click();
  await expect(page).toHaveURL(OVERVIEW);
});

test('[R-683][R-480][R-075] a visitor sees and clears visited companies, compares benefits, and plays a video whose host is contacted only then', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url());
  });
  await signIn(context.request, baseURL, IMRAN);
  const noted = page.waitForResponse((response) =>
    response.url().includes('/v1/browsing-history/zentrix-labs'),
  );
  await page.goto(OVERVIEW);
  await alive(page);
  expect((await noted).status()).toBe(204);
  await page.getByRole('button', { name: /^Video summary/ }).click();
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  expect(elsewhere).toEqual([]);
  await page.goto('/list-of-companies');
  await alive(page);
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('link', { name: 'Zentrix Labs' })).toBeVisible();
  const cleared = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await seen.getByRole('button', { name: 'Clear' }).click();
  await expect(seen).toHaveCount(0);
  expect((await cleared).status()).toBe(204);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.getByText('Benefit', { exact: true }).click();
  await form.getByRole('checkbox', { name: 'Gym' }).click();
  await expect(page).toHaveURL('/list-of-companies?benefit=gym');
  await form.getByRole('checkbox', { name: 'Paid leave' }).click();
  await expect(page).toHaveURL(/benefit=gym.*benefit=paid-leave/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
});

test('[R-056] the category names of a rating do not wrap at any window width', async ({ page }) => {
  await page.goto(OVERVIEW);
  const rows = page.getByRole('list', { name: 'Ratings by category' }).first().getByRole('listitem');
  for (const width of [360, 640, 768, 1024, 1150, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await rows.evaluateAll((found) => found.map((row) => row.clientHeight));
    expect(heights, `${width}`).toHaveLength(6);
    expect(Math.max(...heights), `${width}`).toBeLessThan(64);
  }
});
