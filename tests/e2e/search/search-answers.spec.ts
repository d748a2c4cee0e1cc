import { expect, type Page, test } from '@playwright/test';

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);
const ROLE = '/salaries/zentrix-labs-salaries?designation=1';

test('[R-687] a visitor types a company and a role and opens the salary with the keyboard, then finds it on the results page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/salaries');
  await alive(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('zentrix backend developer salary');
  const option = page.getByRole('option', { name: /Backend engineer salary at Zentrix Labs.*₹/ });
  await expect(option).toBeVisible();
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROLE);

  await page.goto('/search?q=zentrix');
  await alive(page);
  const links = page.getByRole('navigation', { name: 'Pages about Zentrix Labs' }).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/reviews/zentrix-labs-reviews');
  expect((await links.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.goto('/search?q=zentrix+backend+developer+salary');
  await alive(page);
  const best = page.getByRole('region', { name: 'Best match' });
  const { scrollWidth } = await page.locator('html').evaluate((html) => ({ scrollWidth: html.scrollWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(360);
  await best.getByRole('link', { name: /^Backend engineer salary at Zentrix Labs/ }).click();
  await expect(page).toHaveURL(ROLE);
  await expect(page.getByRole('heading', { name: 'Backend engineer salary at Zentrix Labs' })).toBeVisible();

  await page.goto('/salaries');
  await alive(page);
  const field = page.getByRole('main').getByRole('combobox', { name: 'Find a salary' });
  await field.fill('backend engineer bangalore');
  await field.press('Enter');
  await best.getByRole('link', { name: /^Backend engineer salary in Bengaluru/ }).click();
  await expect(page).toHaveURL('/profile/backend-engineer-salary?location=1');
});
