import { expect, test } from '@playwright/test';
import { open } from '../../support/watched-page';

test('at 1280 px what explains gratuity and HRA fills the column beside the fields', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['gratuity', 'hra']) {
    await open(page, `/salaries/${name}-calculator`);
    const main = page.getByRole('main');
    const fields = await main.locator('form > div').first().boundingBox();
    const last = await main.locator('details', { hasText: 'Where the rules come from' }).boundingBox();
    if (!fields || !last) throw new Error('not visible');
    expect(last.x, name).toBeGreaterThan(fields.x + fields.width);
    const empty = fields.y + fields.height - (last.y + last.height);
    expect(empty, name).toBeLessThan(120);
  }
});
