import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { watch } from '../../support/watched-page';

const SERVERS = process.env.BASE_URL?.split(' ') ?? [];

/** Asha has points for one coupon on each server, so a retry needs the other one. */
test.use({
  baseURL: ({ baseURL }, use, { retry }) =>
    use(retry > 0 ? (SERVERS.find((server) => server !== baseURL) ?? baseURL) : baseURL),
});

/** What she has: contributions of other journeys count from the first day of the next month. */
async function pointsOf(page: Page): Promise<number> {
  const text = await page.getByRole('region', { name: 'Your points', exact: true }).textContent();
  return Number(/(\d+) points/.exec(text ?? '')?.[1]);
}

test('[R-020][R-045] a visitor reads the rule, logs in, uses points for a coupon by keyboard and finds the code again', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/rewards');
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Company review 100' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'See coupons' }).click();
  await page.getByRole('button', { name: /Asha Nair/ }).click();
  const coupons = page.getByRole('region', { name: 'Coupons' });
  // Redeemed before.
  await expect(coupons.getByRole('listitem').filter({ hasText: 'Book voucher' })).toContainText(
    'CP3-7Q2M-1000',
  );
  const before = await pointsOf(page);
  const metro = coupons.getByRole('listitem').filter({ hasText: 'Metro day pass' });
  await metro.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This uses 30 points.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Get code' }).press('Enter');
  await expect(metro).toContainText(/CP7-7Q2M-\d{4}/);
  const code = await metro.locator('code').textContent();
  await expect.poll(() => pointsOf(page)).toBe(before - 30);
  expect(await axeFindings(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(metro).toContainText(code ?? 'no code');
  expect(complaints).toEqual([]);
});
