import { expect, test } from '@playwright/test';

interface Opened {
  readonly path: string;
  /** The address after redirects. */
  readonly at: RegExp;
  readonly title: string;
  /** A filter that the page shows as set. */
  readonly set?: RegExp;
}

const ADDRESSES: readonly (readonly [tags: string, opened: Opened])[] = [
  [
    '[R-161]',
    {
      path: '/benefits/health-insurance',
      at: /^\/list-of-companies\?benefit=health-insurance$/,
      title: 'Companies: Health insurance',
    },
  ],
  [
    '[R-128][R-161]',
    {
      path: '/benefits/kaveri-bank/health-insurance',
      at: /^\/benefits\/kaveri-bank-benefits\?benefit=health-insurance$/,
      title: 'Benefits at Kaveri Bank: Health insurance',
    },
  ],
  [
    '[R-159][R-162]',
    {
      path: '/reviews/zentrix-labs-reviews/backend-engineer',
      at: /^\/reviews\/zentrix-labs-reviews\?designation=\d+$/,
      title: 'Reviews of Zentrix Labs: Backend engineer',
      set: /^Backend engineer/,
    },
  ],
  [
    '[R-160][R-162][R-163]',
    {
      path: '/jobs/kaveri-bank-jobs/backend-engineer/pune-location',
      at: /^\/jobs\/kaveri-bank-jobs\?job_profile=backend-engineer&location=pune$/,
      title: 'Jobs at Kaveri Bank: Backend engineer, Pune',
      set: /^Pune/,
    },
  ],
  [
    '[R-163]',
    {
      path: '/reviews/pune-location',
      at: /^\/list-of-companies\?location=\d+$/,
      title: 'Companies: Pune',
      set: /^Pune/,
    },
  ],
  [
    '[R-162][R-163]',
    {
      path: '/salaries/backend-engineer/bengaluru-location',
      at: /^\/profile\/backend-engineer-salary\?location=\d+$/,
      title: 'Backend engineer salary: Bengaluru',
      set: /^Bengaluru/,
    },
  ],
  [
    '[R-163]',
    {
      path: '/salaries/kaveri-bank-salaries/bangalore-location',
      at: /^\/salaries\/kaveri-bank-salaries\?location=\d+$/,
      title: 'Salaries at Kaveri Bank: Bengaluru',
      set: /^Bengaluru/,
    },
  ],
  [
    '[R-163]',
    {
      path: '/interviews/zentrix-labs-interviews/bangalore-location',
      at: /^\/interviews\/zentrix-labs-interview-questions\?location=\d+$/,
      title: 'Interviews at Zentrix Labs: Bengaluru',
      set: /^Bengaluru/,
    },
  ],
  [
    '[R-159][R-163]',
    {
      path: '/interviews/zentrix-labs-interview-questions/bengaluru-location',
      at: /^\/interviews\/zentrix-labs-interview-questions\?location=\d+$/,
      title: 'Interviews at Zentrix Labs: Bengaluru',
      set: /^Bengaluru/,
    },
  ],
  [
    '[R-159][R-162][R-163]',
    {
      path: '/interviews/zentrix-labs-interview-questions/backend-engineer/bengaluru-location',
      at: /^\/interviews\/zentrix-labs-interview-questions\/backend-engineer\?location=\d+$/,
      title: 'Backend engineer interviews at Zentrix Labs: Bengaluru',
      set: /^Bengaluru/,
    },
  ],
  [
    '[R-162][R-163]',
    {
      path: '/interviews/backend-engineer/pune-location',
      at: /^\/profiles\/backend-engineer\/interview-questions\?location=\d+$/,
      title: 'Backend engineer interview questions: Pune',
      set: /^Pune/,
    },
  ],
  [
    '[R-164]',
    {
      path: '/reviews?CompanyName=Zentrix+Labs&designation=Backend+engineer&campaign=mail',
      at: /^\/reviews\/zentrix-labs-reviews\?designation=\d+&campaign=mail$/,
      title: 'Reviews of Zentrix Labs: Backend engineer',
      set: /^Backend engineer/,
    },
  ],
  [
    '[R-164]',
    {
      path: '/jobs?CompanyName=Kaveri+Bank',
      at: /^\/jobs\/kaveri-bank-jobs$/,
      title: 'Jobs at Kaveri Bank',
    },
  ],
  [
    '[R-127][R-129]',
    { path: '/reviews/kaveri-bank', at: /^\/reviews\/kaveri-bank-reviews$/, title: 'Reviews of Kaveri Bank' },
  ],
  [
    '[R-125]',
    {
      path: '/hrInterviews/kaveri-bank',
      at: /^\/interviews\/kaveri-bank-interview-questions$/,
      title: 'Interviews at Kaveri Bank',
    },
  ],
  [
    '[R-123]',
    {
      path: '/interview/zentrix-labs/backend-engineer',
      at: /^\/interviews\/zentrix-labs-interview-questions\/backend-engineer$/,
      title: 'Backend engineer interviews at Zentrix Labs',
    },
  ],
  [
    '[R-110]',
    {
      path: '/topInterviewQuestions/kaveri-bank/hr',
      at: /^\/interviews\/kaveri-bank-interview-questions\/top-questions$/,
      title: 'Top interview questions at Kaveri Bank',
    },
  ],
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [tags, { path, at, title, set }] of ADDRESSES)
    test(`${tags} ${path} opens the list with its filters set`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const url = new URL(page.url());
      expect(url.pathname + url.search).toMatch(at);
      await expect(page).toHaveTitle(`${title} | Humkaar`);
      const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true });
      await expect(heading.first()).toBeVisible();
      url.searchParams.delete('campaign');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url.href);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
      if (set) await expect(page.locator('main option:checked', { hasText: set })).toHaveCount(1);
    });

  test('[R-164][R-165] a link to openings filters them by the role and the city it names', async ({
    page,
  }) => {
    await page.goto('/jobs?designation=Backend+engineer&location=Pune');
    await expect(page).toHaveTitle('Jobs: Backend engineer, Pune | Humkaar');
    await expect(page.locator('main option:checked', { hasText: /^Pune/ })).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/jobs\?job_profile=backend-engineer&location=pune$/,
    );
  });
});

test('[R-162][R-163] an unknown segment offers near names, and one of them opens the list in the app', async ({
  page,
}) => {
  const response = await page.goto('/salaries/backend-wizard/bengaluru-location');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find “backend wizard”');
  await expect(page).toHaveTitle('Salaries: We couldn’t find “backend wizard” | Humkaar');
  await expect(page.getByRole('link', { name: 'Jobs: Bengaluru' })).toHaveAttribute(
    'href',
    '/jobs?location=bengaluru',
  );
  await page.getByRole('link', { name: 'Backend engineer', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/backend-engineer-salary\?location=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backend engineer salary: Bengaluru');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(/\d+/);
});

test('[R-162] a role with too few reviews says so and names the roles that the list shows', async ({
  page,
}) => {
  await page.goto('/reviews/zentrix-labs-reviews/staff-nurse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not enough data about “staff nurse” yet');
  await expect(page.getByRole('heading', { name: /Too few people .*“staff nurse”/ })).toBeVisible();
  await page.getByRole('link', { name: 'Backend engineer', exact: true }).click();
  await expect(page).toHaveURL(/\/reviews\/zentrix-labs-reviews\?designation=\d+$/);
});

test('[R-164][R-165] rid shows a single review of a company and a single job', async ({ request, page }) => {
  const wire = { headers: { appid: '999', systemid: 'AB_WEB' } };
  const reviews = await request.get('/review-services/v1/companies/kaveri-bank/reviews?page=2', wire);
  const [review] = (await reviews.json()).items;
  await page.goto(`/reviews/kaveri-bank?rid=${review.reviewId}`);
  await expect(page).toHaveURL(`/reviews/kaveri-bank-reviews?rid=${review.reviewId}`);
  await expect(page.getByText('1 review', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible();
  const jobs = await request.get('/jobs-services/v1/jobs?page=2', wire);
  const [job] = (await jobs.json()).items;
  await page.goto(`/jobs?rid=${job.jobId}`);
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
});
