import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { OFFERS } from '../support/offline-page';
import { open } from '../support/watched-page';

/** Pages opened before, without a network: nothing can be reached but what is stored on the device. */

const CALCULATOR = '/salaries/take-home-salary-calculator';

/** The stored pages and pictures, by path. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith('pages-')))
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** Opens a page as a reader does and waits until it is stored. */
async function openSaved(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press('Shift');
  await expect.poll(() => storedPaths(page)).toContain(path);
  // The empty page comes last of what the build needs.
  await expect
    .poll(() => page.evaluate(() => caches.match('/offline-shell', { ignoreSearch: true }).then(Boolean)))
    .toBe(true);
}

const age = (page: Page) => page.getByText(/^Saved (just now|\d+ minutes? ago)/);

test('[R-710] a visitor reads opened pages offline with their pictures and age, and calculates', async ({
  page,
  context,
}) => {
  for (const path of ['/list-of-companies', CALCULATOR, `/p/${OFFERS}`]) await openSaved(page, path);
  await context.setOffline(true);

  await page.goto(`/p/${OFFERS}`);
  await expect(age(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(CALCULATOR);
  await expect(age(page)).toBeVisible();
  const monthly = page.getByRole('region', { name: 'Monthly in-hand pay' }).locator('output');
  const before = await monthly.innerText();
  await page.getByRole('textbox', { name: 'Yearly CTC' }).fill('3600000');
  await expect(monthly).not.toHaveText(before);

  await page.goto('/list-of-companies');
  await expect(age(page)).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((all) => all.some((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);

  await page.goto('/awards');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(age(page)).toHaveCount(0);

  await context.setOffline(false);
  await open(page, CALCULATOR);
  await expect(age(page)).toHaveCount(0);
});
