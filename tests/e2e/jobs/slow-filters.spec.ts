import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/watched-page';

// A worker would send requests that a test holds back.
test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });

/** Holds back the responses of a list from now on, until it is released. */
async function hold(page: Page, list: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(list, async (route) => {
    await released;
    // The page may have aborted the request meanwhile.
    await route.continue().catch(() => {});
  });
  return () => release();
}

const JOBS = /\/jobs-services\/.*ctc=/;
const main = (page: Page) => page.getByRole('main');
const pay = (page: Page) => main(page).locator('select[name=ctc]');
const secondPage = (page: Page) => main(page).locator('a[href="/jobs?page=2"]').first();
const count = (page: Page) => main(page).getByRole('status').first();

/** Chooses a band of pay and waits until its list is requested. */
async function choosePay(page: Page, band: string) {
  const requested = page.waitForRequest(JOBS);
  await pay(page).selectOption(band);
  await requested;
}

test('a filter taken back before its list arrives is not applied', async ({ page }) => {
  await open(page, '/jobs');
  const all = await count(page).innerText();
  const release = await hold(page, JOBS);
  await choosePay(page, '3-6');
  const aborted = page.waitForEvent('requestfailed', (request) => JOBS.test(request.url()));
  await pay(page).selectOption('');
  await aborted;
  release();
  await expect(page).toHaveURL('/jobs');
  await expect(pay(page)).toHaveValue('');
  await expect(count(page)).toHaveText(all);
  await page.goBack();
  await expect(page, 'the list is one entry of the history').toHaveURL('about:blank');
});

test('a filter whose list is given up for the next page is not shown as set there', async ({ page }) => {
  await open(page, '/jobs');
  const all = await count(page).innerText();
  const release = await hold(page, JOBS);
  await choosePay(page, '3-6');
  await secondPage(page).click();
  await expect(page).toHaveURL('/jobs?page=2');
  await expect(pay(page)).toHaveValue('');
  await expect(count(page)).toHaveText(all);
  release();
  await main(page).locator('select[name=freshness]').selectOption({ index: 1 });
  await expect(page, 'the filter given up does not return').toHaveURL(/\/jobs\?freshness=\d+$/);
});

test('going back while a filter loads shows the list before, without the filter', async ({ page }) => {
  await open(page, '/jobs');
  await secondPage(page).click();
  await expect(page).toHaveURL('/jobs?page=2');
  await hold(page, JOBS);
  await choosePay(page, '3-6');
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
  await expect(pay(page)).toHaveValue('');
});

test('text typed into the search of reviews while a filter loads stays, with the focus', async ({ page }) => {
  await open(page, '/reviews/zentrix-labs-reviews');
  const search = main(page).getByRole('searchbox', { name: 'Search reviews' });
  const release = await hold(page, /\/review-services\/.*employment/i);
  await main(page).locator('select[name=employment]').selectOption({ index: 1 });
  await search.pressSequentially('work');
  release();
  await expect(page).toHaveURL(/employment=/);
  await page.keyboard.type(' life');
  await expect(search).toHaveValue('work life');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=work(\+|%20)life/);
  await page.goBack();
  await expect(page).not.toHaveURL(/q=/);
  await expect(search).toHaveValue('');
});
