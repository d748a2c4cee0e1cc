import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { open, watch } from '../../support/watched-page';

test('an unknown company is answered with 404 and links to the most similar names, also without scripts', async ({
  browser,
  page,
  baseURL,
}) => {
  const path = '/overview/zentrx-labs-overview';
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const readable = await plain.newPage();
  expect((await readable.goto(path))?.status()).toBe(404);
  const link = { name: /^Zentrix Labs/ };
  await expect(readable.getByRole('link', link)).toHaveAttribute('href', '/overview/zentrix-labs-overview');
  await plain.close();
  const seen = watch(page);
  expect(await open(page, path)).toBe(404);
  await expect(page.getByRole('link', link)).toBeVisible();
  expect(seen.calls).toEqual([]);
  expect(seen.complaints).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

const PAGES = [
  '/overview/zentrx-labs-overview/organisation',
  '/overview/zentrx-labs-overview/locations/bengaluru-offices',
  '/reviews/zentrx-labs-reviews',
  '/salaries/zentrx-labs-salaries',
  '/interviews/zentrx-labs-interview-questions',
  '/jobs/zentrx-labs-jobs',
  '/benefits/zentrx-labs-benefits',
  '/photos/zentrx-labs-photos',
  '/discussions/zentrx-labs-discussions',
];

test('the pages of an unknown company request nothing again in the browser', async ({ page }) => {
  const seen = watch(page);
  for (const path of PAGES) {
    expect(await open(page, path), path).toBe(404);
    expect(seen.calls, path).toEqual([]);
  }
  expect(seen.complaints).toEqual([]);
});
