import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

const CALCULATORS = ['take-home-salary', 'gratuity', 'hra', 'salary-hike'].map(
  (name) => `/salaries/${name}-calculator`,
);

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);

for (const path of [...CALCULATORS, '/are-you-paid-fairly'])
  test(`${path} adds at most 20 KB of script to the scripts of every page`, async ({ request }) => {
    const announced = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
        ([, file]) => file,
      );
    const everywhere = await announced('/awards');
    const own = (await announced(path)).filter((file) => !everywhere.includes(file));
    expect(own.length).toBeGreaterThan(0);
    const bodies = await Promise.all(own.map(async (file) => (await request.get(String(file))).body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThanOrEqual(20 * 1024);
  });

test('[R-026] content below a calculator is readable at once, and its code loads when the user scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/salaries/take-home-salary-calculator');
  await alive(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('calculator-notes')) loaded.push(request.url());
  });
  const answer = page.getByText('CTC includes amounts your employer pays for you');
  await expect(answer).toBeAttached();
  await expect(page.locator('[data-later]')).toHaveCount(1);
  expect(loaded).toEqual([]);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.mouse.wheel(0, 400);
  await expect(page.locator('[data-later]')).toHaveCount(0);
  expect(loaded).toHaveLength(1);
  expect(await height()).toBe(before);
  await page.getByText('Why is the in-hand amount so much less').click();
  await expect(answer).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-026] without scripts, the assumptions, questions and links to other calculators of a calculator are readable', async ({
    page,
  }) => {
    await page.goto('/salaries/gratuity-calculator');
    await expect(page.getByText('By law, gratuity is limited to ₹20 lakh.')).toBeVisible();
    await page.getByText('Do I get it when I resign?').click();
    await expect(page.getByText('Yes, after five years of continuous service.')).toBeVisible();
    await page.getByRole('link', { name: 'HRA calculator' }).click();
    await expect(page).toHaveURL('/salaries/hra-calculator');
  });
});
