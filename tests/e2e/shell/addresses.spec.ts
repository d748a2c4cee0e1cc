import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const h1Of = (html: string) => (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '');

/** Follows redirects; returns the final address. */
async function arrive(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const { pathname, search } = new URL(response.url());
  return { status: response.status(), path: pathname + search, h1: h1Of(await response.text()) };
}

const PAGES = [
  ['R-023', '/reviews', 'Company reviews'],
  ['R-038', '/settings', 'Settings'],
  ['R-039', '/terms-and-policies', 'Terms and policies'],
  ['R-114', '/abeca-2025/top-rated-banking-to-work-2025', 'Top rated places to work in Banking 2025'],
  ['R-115', '/abeca-2024/top-rated-banking-to-work-2024', 'Top rated places to work in Banking 2024'],
  ['R-130', '/contribute/company-review-v3', 'Rate your company'],
  ['R-131', '/contribute/interview-story', 'Share your interview'],
] as const;

for (const [line, path, h1] of PAGES)
  test(`[${line}] ${path} is the page "${h1}"`, async ({ request }) => {
    expect(await arrive(request, path)).toEqual({ status: 200, path, h1 });
  });

const ZENTRIX_QUESTIONS = '/interviews/zentrix-labs-interview-questions';
const OLDER = [
  ['R-110', '/topInterviewQuestions/zentrix-labs', `${ZENTRIX_QUESTIONS}/top-questions`],
  [
    'R-110',
    '/topInterviewQuestions/zentrix-labs/backend-engineer',
    `${ZENTRIX_QUESTIONS}/backend-engineer/top-questions`,
  ],
  ['R-122', '/Skill/system-design', '/skills/system-design-interview-questions'],
  ['R-123', '/interview/zentrix-labs', ZENTRIX_QUESTIONS],
  ['R-124', '/desigInterview/backend-engineer', '/profiles/backend-engineer/interview-questions'],
  ['R-126', '/overview/zentrix-labs', '/overview/zentrix-labs-overview'],
  ['R-128', '/benefits/zentrix-labs', '/benefits/zentrix-labs-benefits'],
  ['R-135', '/contribute/company-review-v2', '/contribute/company-review-v3'],
  ['R-136', '/contribute/salary', '/contribute/salary-v3'],
] as const;

for (const [line, from, to] of OLDER)
  test(`[${line}] the older address ${from} leads to ${to}, which exists`, async ({ request }) => {
    expect(await arrive(request, from)).toMatchObject({ status: 200, path: to });
    expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(301);
  });

test('[R-120] the best tech startups of a given year and of the default year have the same kind of page', async ({
  request,
}) => {
  const list = '/awards/best-tech-startups';
  expect((await arrive(request, `${list}-to-work-in-india-2025`)).h1).toBe(
    'Best tech startups to work for in India 2025',
  );
  expect((await arrive(request, list)).h1).toBe('Best tech startups to work for in India 2024');
});

const TABS = [
  'Reviews',
  'Salaries',
  'Interview Questions',
  'About Company',
  'Benefits',
  'Jobs',
  'Office Photos',
  'Community',
];

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Zentrix Labs' });

test('[R-069] the tabs of a company have exactly these names', async ({ page }) => {
  await open(page, '/overview/zentrix-labs-overview');
  const names = await tabs(page).getByRole('link').allInnerTexts();
  // The label of a tab includes its count.
  expect(names.map((name) => name.replace(/[\s\d.,kKLCr+]+$/, '')).sort()).toEqual([...TABS].sort());
});

const COMPANY_PAGES = [
  ['R-057', 'About Company', '/overview/zentrix-labs-overview'],
  ['R-065', 'Benefits', '/benefits/zentrix-labs-benefits'],
  ['R-064', 'Jobs', '/jobs/zentrix-labs-jobs'],
  ['R-066', 'Office Photos', '/photos/zentrix-labs-photos'],
  ['R-067', 'Community', '/discussions/zentrix-labs-discussions'],
] as const;

for (const [line, tab, path] of COMPANY_PAGES)
  test(`[${line}] the tab ${tab} of a company opens ${path}`, async ({ page }) => {
    await open(page, '/reviews/zentrix-labs-reviews');
    await tabs(page)
      .getByRole('link', { name: new RegExp(`^${tab}`) })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: /^Zentrix Labs/ })).toBeVisible();
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText(new RegExp(`^${tab}`));
  });

test('[R-060] a location of a company has its own page', async ({ page }) => {
  await open(page, '/overview/zentrix-labs-overview/locations/bengaluru-offices');
  await expect(page.getByRole('heading', { level: 2, name: 'Zentrix Labs in Bengaluru' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Pune/ }).first()).toHaveAttribute(
    'href',
    '/overview/zentrix-labs-overview/locations/pune-offices',
  );
});

test('[R-058] the associated companies are a part of About', async ({ page }) => {
  await open(page, '/overview/kaveri-bank-overview');
  await page
    .getByRole('navigation', { name: 'About the company' })
    .getByRole('link', { name: /^Associated Companies/ })
    .click();
  await expect(page).toHaveURL('/overview/kaveri-bank-overview/organisation');
  const owned = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Subsidiary' });
  await expect(owned.getByRole('link', { name: 'Lekhani Foods' })).toBeVisible();
});

test('[R-167] the wide navigation has these entries in this order', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const entries = ['Home', 'Communities', 'Companies', 'Reviews', 'Salaries', 'Interviews', 'Jobs', 'Awards'];
  const shown = await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link')
    .filter({ visible: true })
    .allInnerTexts();
  expect(shown.filter((name) => entries.includes(name))).toEqual(entries);
});

test('[R-096][R-097] the benefits form lists 29 benefits in five groups', async ({ page }) => {
  await open(page, '/contribute/company-benefits?CompanyName=Zentrix%20Labs');
  const groups = page.getByRole('main').getByRole('group');
  await expect(groups).toHaveCount(5);
  await expect(groups.getByRole('checkbox')).toHaveCount(29);
});

test('signing out on an address with two slashes does not lead to another site', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, 'Mb1asha2Nair3Qx4');
  await open(page, `${baseURL}//other.example/reviews`);
  await page.getByRole('button', { name: /Menu and account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page).toHaveURL('/other.example/reviews');
});
