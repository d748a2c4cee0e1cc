import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { tabTo } from '../../support/tab-to';

const OFFER_CHECK = '/salaries/offer-letter-check';
const PAY_CHANGES = '/salaries/pay-change-calculators';
const TWO_OFFERS =
  '/salaries/take-home-salary-calculator?offer1=yes&offer1.fixed=2500000&offer2=yes&offer2.fixed=3000000&offer2.stock=1200000';
const LETTER =
  'Basic\t60,000\t7,20,000\nHRA\t30,000\t3,60,000\nZing pay\t\t12,000\nJoining bonus\t\t1,00,000';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
}

const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[R-859] an offer letter is checked on a phone by the keyboard alone, and nothing of it is sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, OFFER_CHECK);
  await page.waitForLoadState('networkidle');
  await page.evaluate((letter) => navigator.clipboard.writeText(letter), LETTER);
  const requests: string[] = [];
  page.on('request', (request) => {
    // A key press may load scripts, or prefetch the page of a briefly focused link.
    const isReading =
      request.method() === 'GET' && !/zing|(?:60|720|30|360|12|100|20|240)000/i.test(pathOf(request.url()));
    if (!isReading) requests.push(request.url());
  });

  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('textbox', { name: 'Salary table from your offer letter' }));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(main.getByRole('row', { name: /Zing pay.*Please check/ })).toBeVisible();
  for (const month of [/^Month 1, with one-time pay ₹/, /^Month 2 ₹/, /^Month 13, with the yearly bonus ₹/])
    await expect(main.getByRole('row', { name: month })).toBeVisible();
  const inHand = await main.locator('output').innerText();
  await page.keyboard.insertText('\nSpecial allowance\t20,000\t2,40,000');
  await expect(main.locator('output')).not.toHaveText(inHand);
  expect(requests).toEqual([]);

  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('[R-859] the example letter opens by key and shows the first months', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, OFFER_CHECK);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('button', { name: 'Try an example' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('row', { name: /^Month 13/ })).toBeVisible();
  await expect(main.getByRole('row', { name: /Please check/ })).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('[R-859] a pay change is chosen by key, and its link restores the typed values', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAY_CHANGES);
  const main = page.getByRole('main');
  const change = main.getByRole('combobox', { name: 'What changes?' });
  await tabTo(page, change);
  await page.keyboard.type('Notice');
  await expect(change).toHaveValue('noticeBuyout');

  const monthly = main.getByRole('textbox', { name: 'Monthly pay stated in your contract' });
  const result = main.locator('output');
  const before = await result.innerText();
  await tabTo(page, monthly);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('123456');
  await expect(result).not.toHaveText(before);
  const after = await result.innerText();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await tabTo(page, main.getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  await open(page, await page.evaluate(() => navigator.clipboard.readText()));
  await expect(change).toHaveValue('noticeBuyout');
  await expect(monthly).toHaveValue('₹1,23,456');
  await expect(result).toHaveText(after);
});

test('[R-805][R-859] a take-home link with offers shows their comparison, before and after hydration', async ({
  page,
  request,
}) => {
  const rendered = await (await request.get(TWO_OFFERS)).text();
  expect(rendered).toMatch(/<fieldset[^>]*><legend[^>]*>Offer 2/);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await open(page, TWO_OFFERS);
  const second = page.getByRole('group', { name: /^Offer 2/ });
  await expect(second.getByText('₹35,00,000')).toBeVisible();
  await second.getByRole('textbox', { name: 'Fixed, yearly' }).fill('40 lakh');
  await expect(second.getByText('₹45,00,000')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-026][R-805] a take-home link shows its result, its offers and the sources of the rules', async ({
    page,
  }) => {
    await page.goto(`${TWO_OFFERS}&state=PB`);
    await expect(page.getByRole('main').locator('output')).toHaveText(/^₹[\d,]+$/);
    await expect(page.getByRole('group', { name: /^Offer 2/ })).toContainText('₹35,00,000');
    await page.getByText('Where the rules come from').click();
    await expect(page.getByRole('definition').filter({ hasText: 'new-regime threshold' })).toBeVisible();
  });
});
