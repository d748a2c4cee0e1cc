import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/watched-page';

/** The device's clock alone: a faked page clock would take along what the browser measured of the page. */
const setClock = (page: Page, days: number) =>
  page.addInitScript((off) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...parts: []) {
        super(...(parts.length > 0 ? parts : ([Right.now() + off] as unknown as [])));
      }
      static override now = () => Right.now() + off;
    } as DateConstructor;
  }, days * 86_400_000);

/** In which units the posts of Home tell their age, on a page drawn by the device. */
async function units(page: Page): Promise<string[]> {
  await open(page, '/jobs');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Home', exact: true }).click();
  const ages = page.getByRole('feed').locator('time');
  await expect.poll(() => ages.count()).toBeGreaterThan(4);
  return (await ages.allTextContents()).slice(0, 5).map((age) => age.replace(/\d/g, ''));
}

for (const days of [-365, -1, 1, 365])
  test(`on a device whose clock is ${days} days off, ages are correct on pages opened from there`, async ({
    page,
    context,
  }) => {
    const right = await units(await context.newPage());
    expect(right).toContain('h');
    await setClock(page, days);
    expect(await units(page)).toEqual(right);
  });
