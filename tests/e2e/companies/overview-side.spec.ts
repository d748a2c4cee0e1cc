import { expect, test } from '@playwright/test';
import { open } from '../../support/watched-page';

test('at 1280 px the links to contribute stay in view beside the long overview', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/overview/zentrix-labs-overview');
  await page.mouse.move(200, 400);
  const side = page.getByRole('complementary');
  await side.getByRole('heading', { name: 'Have you worked at Zentrix Labs?' }).waitFor();
  await page.getByRole('heading', { name: 'Zentrix Labs FAQs' }).scrollIntoViewIfNeeded();
  await expect(side.getByRole('link', { name: 'Write a review' })).toBeInViewport();
  await side.getByRole('link', { name: 'Add your salary' }).click();
  await expect(page).toHaveURL('/contribute/salary-v3?CompanyName=zentrix-labs');
});
