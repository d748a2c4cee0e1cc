import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/watched-page';

const TAKE_HOME = '/salaries/take-home-salary-calculator';

test.use({ viewport: { width: 1280, height: 800 } });

const boxes = async (page: Page) => {
  const main = page.getByRole('main');
  const fields = await main.locator('form > div').first().boundingBox();
  const last = await main.locator('details', { hasText: 'Where the rules come from' }).boundingBox();
  if (!fields || !last) throw new Error('not visible');
  return { fields, last };
};

test('at 1280 px the explanations of take-home, gratuity and HRA fill the column beside the fields, without a layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  for (const name of ['take-home-salary', 'gratuity', 'hra']) {
    await open(page, `/salaries/${name}-calculator`);
    const { fields, last } = await boxes(page);
    expect(last.x, name).toBeGreaterThan(fields.x + fields.width);
    const empty = fields.y + fields.height - (last.y + last.height);
    expect(empty, name).toBeLessThan(120);
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
  }
});

test('at 1280 px the take-home result stays in view beside opened fields', async ({ page }) => {
  await open(page, TAKE_HOME);
  await page.getByText('Deductions, perks and other income').click();
  await page
    .getByRole('combobox', { name: 'Company car that you also use privately' })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Monthly in-hand pay' })).toBeInViewport({ ratio: 1 });
  const { fields, last } = await boxes(page);
  expect(last.y).toBeGreaterThan(fields.y + fields.height);
});

test('at 1280 px offers follow the form visually and in tab order', async ({ page }) => {
  await open(page, TAKE_HOME);
  await page.getByRole('button', { name: 'Compare two offers' }).click();
  const offers = await page.locator('#offers').boundingBox();
  const { last } = await boxes(page);
  expect(last.y).toBeGreaterThan(offers?.y ?? Number.POSITIVE_INFINITY);
});
