import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);

/** Records console errors and failed requests. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(error.message));
  return seen;
}

const fits = (page: Page, width: number) =>
  page.evaluate((max) => document.documentElement.scrollWidth <= max, width);

const LONG_PLACE = 'Thiruvananthapuram';

/** The number of lines its text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

test('[R-687][R-303][R-301][R-188] a visitor finds a company despite a typo with the keyboard alone, and finds the search again', async ({
  page,
}) => {
  const complaints = watch(page);
  await page.goto('/jobs');
  await alive(page);
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Search' })).toHaveCount(1);
  await page.keyboard.type('zantrix');
  const found = page.getByRole('option', { name: /Zentrix Labs/ });
  await expect(found).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/overview\/zentrix-labs-overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zentrix Labs');

  await page.keyboard.press('/');
  await expect(page.getByRole('link', { name: 'Zentrix Labs', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Zentrix Labs from recent searches' }).click();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
  await page.keyboard.type('engineer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=engineer$/);
  const kinds = page.getByRole('navigation', { name: 'Result types' });
  await kinds.getByRole('link', { name: /Salaries/ }).click();
  await expect(page).toHaveURL(/Type=salaries/);
  await page.getByRole('link', { name: /Backend engineer/ }).click();
  await expect(page).toHaveURL(/\/profile\/backend-engineer-salary$/);
  await page.goBack();
  await expect(page).toHaveURL(/Type=salaries/);
  expect(complaints).toEqual([]);
});

test('[R-157][R-158] a search works without scripts, and segments lead to their page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/search');
  await page.getByRole('searchbox').fill('zentrix');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: /Zentrix Labs/ }).first()).toBeVisible();
  await page.goto('/jobs/zentrix-labs-jobs/backend-engineer/bengaluru-location');
  await expect(page).toHaveURL('/jobs/zentrix-labs-jobs?job_profile=backend-engineer&location=bengaluru');
  await context.close();
});

test('[R-157] on a narrow screen the selected kind of results is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search?q=en&Type=posts');
  await expect(page.getByRole('link', { name: /^Posts/ })).toBeInViewport({ ratio: 1 });
});

test('[R-033][R-165][R-875] a visitor filters jobs by URL, reads one on a phone and returns to the same list', async ({
  page,
}) => {
  const complaints = watch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs');
  await alive(page);
  await page.getByLabel('Experience').selectOption('4');
  await expect(page).toHaveURL(/experience=4/);
  await page.locator('summary', { hasText: 'Role' }).click();
  await page.getByRole('searchbox', { name: 'Role' }).fill('backend');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Backend engineer/ }).click();
  await expect(page).toHaveURL(/job_profile=backend-engineer/);
  expect(await axeFindings(page)).toEqual([]);
  expect(await fits(page, 360)).toBe(true);
  const list = page.url();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/opening\//);
  const apply = page.getByRole('link', { name: 'Apply', exact: true });
  await expect(apply).toHaveAttribute('href', /^\/jobs\/opening\/[^/]+\/apply$/);
  expect(await axeFindings(page)).toEqual([]);
  expect(await fits(page, 360)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await page.goto('/jobs?designation=nobody-does-this');
  await expect(page.getByText('No jobs match these filters')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[R-024][R-003][R-864] a visitor compares companies on a phone and a wide screen, and the address contains them', async ({
  page,
}) => {
  const complaints = watch(page);
  // The login prompt would cover the page on a slow machine.
  await page.addInitScript(() => localStorage.setItem('loginPromptClosed:v1', 'yes'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/v1/comparison?*', async (route) => {
    const response = await route.fetch();
    const compared: object[] = await response.json();
    await route.fulfill({ response, json: compared.map((item) => ({ ...item, places: [LONG_PLACE] })) });
  });
  await page.goto('/compare');
  await alive(page);
  await page.getByRole('link', { name: /^Zentrix Labs/ }).click();
  await expect(page.getByText('Add one more company to compare.')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Add a company' });
  await box.fill('kaveri');
  await page.getByRole('option', { name: /Kaveri Bank/ }).click();
  await expect(page).toHaveURL('/compare?companies=zentrix-labs,kaveri-bank');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Zentrix Labs or Kaveri Bank: which is the better place to work?',
  );
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: /Kaveri Bank/ })).toBeVisible();
  for (const row of ['Rating', 'Work–life balance', 'Interviews', 'Badges', 'Locations'])
    await expect(table.getByRole('rowheader', { name: row, exact: true })).toBeAttached();
  expect(await table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth), 'aside').toBe(0);
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await linesOf(table.getByText(LONG_PLACE).first()), 'a city is written in one line').toBe(1);
    expect(await fits(page, width)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Remove Zentrix Labs' }).click();
  await expect(page).toHaveURL('/compare?companies=kaveri-bank');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare?companies=zentrix-labs,kaveri-bank,nimbus-retail');
  await alive(page);
  expect(await fits(page, 360)).toBe(true);
  expect(complaints).toEqual([]);
});

test('[R-002][R-071][R-073][R-081][R-074][R-076][R-077][R-079][R-080][R-082][R-083][R-084][R-085][R-086][R-087][R-088][R-089][R-090][R-315][R-316] the first tab of a company has every section and links to each', async ({
  page,
}) => {
  const complaints = watch(page);
  await page.goto('/overview/zentrix-labs-overview');
  await alive(page);
  const sections = [
    'What employees keep saying',
    'Salaries at Zentrix Labs',
    'Interviews at Zentrix Labs',
    'Inside the office',
    'Benefits and perks',
    'About Zentrix Labs',
    'How a week looks',
    'Life at Zentrix Labs',
    'Latest from Zentrix Labs',
    'What these badges mean',
    'Zentrix Labs FAQs',
    'Company details',
    'Zentrix Labs offices',
    'Message from leadership',
    'Leadership',
    'Other awards',
  ];
  for (const name of sections) await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
  await expect(page.getByText('Mission:')).toBeAttached();
  await expect(page.getByRole('heading', { name: /open jobs$/ })).toBeAttached();
  const offices = page.getByRole('main').locator('a[href*="/locations/"]').filter({ visible: true });
  await expect(offices).toHaveCount(3);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(offices).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'All 7 locations' })).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/jobs\/zentrix-labs-jobs$/);
  expect(complaints).toEqual([]);
});

test('[R-105][R-106][R-107][R-108][R-111][R-112] a visitor moves between the tabs of a role and of a skill', async ({
  page,
}) => {
  await page.goto('/profile/backend-engineer-salary');
  await alive(page);
  for (const [name, path] of [
    ['Interviews', /\/profiles\/backend-engineer\/interview-questions$/],
    ['Jobs', /\/jobs\/backend-engineer-jobs-prf$/],
    ['Salaries', /\/profile\/backend-engineer-salary$/],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/skills/system-design-interview-questions');
  await alive(page);
  await page.getByRole('main').getByRole('link', { name: /^Jobs/ }).click();
  await expect(page).toHaveURL(/\/jobs\/system-design-jobs-ski$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System design jobs');
});
