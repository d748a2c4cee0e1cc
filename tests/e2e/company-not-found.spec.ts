import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { open, watch } from '../support/watched-page';

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
  expect(seen.calls.filter((call) => call.includes('/suggest'))).toEqual([]);
  expect(seen.complaints).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});
