import { expect, type Locator, type Page, test } from '@playwright/test';
import { joinAs } from '../../support/new-member';

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);
const ROLE = '/salaries/zentrix-labs-salaries?designation=1';

test('[R-062][R-079][R-105] a visitor finds the salaries of a role in India, narrows them to one company, and goes back', async ({
  page,
}) => {
  await page.goto('/salaries');
  await alive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Backend engineer/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backend engineer salary in India');
  await page.getByRole('link', { name: /Zentrix Labs/ }).click();
  await expect(page).toHaveURL(ROLE);
  await expect(page.getByRole('heading', { name: 'Backend engineer salary at Zentrix Labs' })).toBeVisible();
  await expect(page.getByRole('table', { name: /Salary distribution/ })).toContainText('LPA');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Experience' }).selectOption('3–5 yrs');
  await expect(page).toHaveURL(/designation=1&experience=3-5/);
  await page.goBack();
  await expect(page).toHaveURL(ROLE);
  await main.getByRole('link', { name: 'All designations' }).click();
  await expect(page.getByRole('heading', { name: 'Salaries at Zentrix Labs' })).toBeVisible();
});

for (const width of [1280, 390])
  test(`[R-062][R-105] at ${width} px a salary is at most three clicks from Home, and its years one choice further`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await alive(page);
    let clicks = 0;
    const click = async (target: Locator) => {
      await target.click();
      clicks += 1;
    };
    if (width < 768) await click(page.getByRole('button', { name: 'Menu' }));
    await click(page.getByRole('link', { name: 'Salaries', exact: true }).filter({ visible: true }).first());
    await expect(page).toHaveURL(/\/salaries(\?|$)/);
    const field = page.getByRole('combobox', { name: 'Find a salary' });
    await field.focus();
    await page.keyboard.type('software eng');
    await click(page.getByRole('option', { name: /Software engineer/ }).first());
    await expect(page).toHaveURL('/profile/software-engineer-salary');
    await expect(page.getByRole('term').filter({ hasText: 'Median, yearly' })).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(3);
    await page.getByRole('combobox', { name: 'Years of work' }).selectOption('4 years');
    await expect(page).toHaveURL(/\?years=4$/);
    await expect(page.getByText(/^With 4 years: ₹/)).toBeVisible();
  });

test('[R-317][R-523] a member adds a salary for a role, edits it and deletes it', async ({
  page,
  context,
  baseURL,
}) => {
  await joinAs(context, baseURL, 'Lakshmi Iyer');
  await page.goto(ROLE);
  await alive(page);
  await page.getByRole('link', { name: 'Add your salary' }).click();
  await expect(page.getByRole('combobox', { name: 'Job profile' })).toHaveValue('Backend engineer');
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Zentrix Labs');
  await page.getByRole('combobox', { name: 'City you work in' }).fill('Pune');
  await page.getByRole('combobox', { name: 'Total experience' }).selectOption('4 years');
  const fixed = page.getByRole('combobox', { name: 'Fixed pay' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add salary' }).click();
  await expect(fixed).toBeFocused();
  await fixed.fill('18.5 lakh');
  await page.getByRole('button', { name: 'Add salary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await page.getByRole('link', { name: 'Your contributions' }).click();
  await expect(page.getByText('In the next update')).toBeVisible();
  await page.getByRole('link', { name: 'Backend engineer at Zentrix Labs' }).click();
  await page.getByRole('button', { name: 'Your pay, yearly' }).click();
  await expect(fixed).toHaveValue('18,50,000');
  await fixed.fill('19 lakh');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await page.goBack();
  await page.getByRole('link', { name: 'Backend engineer at Zentrix Labs' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Salary deleted.')).toBeVisible();
  await expect(page.getByText('In the next update')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-062] without scripts, a form filters a role’s salaries', async ({ page }) => {
    await page.goto(ROLE);
    await expect(page.getByRole('main')).toContainText(/Based on \d+\+ salaries/);
    await page.getByRole('combobox', { name: 'Experience' }).selectOption('3–5 yrs');
    await page.getByRole('form', { name: 'Filters' }).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/designation=1&experience=3-5/);
  });
});

test('the salaries page fits the narrowest phones on a first visit, before the brand font arrives', async ({
  browser,
  baseURL,
}) => {
  const phone = { isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } };
  const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/salaries');
  await alive(page);
  const beyondTheEdge = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyondTheEdge).toBeLessThanOrEqual(0);
  await context.close();
});
