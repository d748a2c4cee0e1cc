import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';

test('the content of a company page starts near the top of a laptop window, below one row that stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/reviews/zentrix-labs-reviews');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const title = page.getByRole('heading', { level: 2, name: 'Reviews of Zentrix Labs' });
  expect((await title.boundingBox())?.y).toBeLessThan(300);
  await page.mouse.wheel(0, 2000);
  await expect(title).not.toBeInViewport();
  const name = page.getByRole('heading', { level: 1, name: 'Zentrix Labs' });
  await expect(name).toBeInViewport();
  const header = await name.locator('xpath=../..').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(120);
  expect(await axeFindings(page)).toEqual([]);
});

test('a verified badge explains itself on tap', async ({ page }) => {
  await page.goto('/reviews/zentrix-labs-reviews');
  const verified = page.getByText('Verified employee').first();
  expect((await verified.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await verified.click();
  await expect(page.getByText(/at least 10 reviewers have proved it/).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('Compare states a verdict and its rule', async ({ page }) => {
  await page.goto('/compare?companies=zentrix-labs,orbitly');
  await expect(page.getByText(/^Zentrix Labs is better on \d of 7 ratings\.$/)).toBeVisible();
  await expect(page.getByText(/Pay is too close to call|pays more/)).toBeVisible();
  await expect(page.getByText(/95% likely range is above/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
