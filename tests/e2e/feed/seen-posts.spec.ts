import { expect, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const REPORTS = '/v1/postview/bulk';

test('[R-607] the posts that a member saw are reported in one request, and not again', async ({
  page,
  baseURL,
}) => {
  const { complaints } = watch(page);
  await signIn(page.request, baseURL, ASHA);
  await page.clock.install();
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(REPORTS)) statuses.push(response.status());
  });
  await open(page, '/');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeInViewport();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return statuses;
    })
    .toEqual([204]);
  await page.clock.runFor(25_000);
  // A page that loads again reports only what was not reported before it.
  await page.goto('/legal/terms-of-use');
  await page.clock.runFor(25_000);
  expect(statuses).toEqual([204]);
  expect(complaints).toEqual([]);
});
