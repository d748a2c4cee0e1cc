import { expect, test } from '@playwright/test';
import { openReady } from '../../support/offline-page';
import { open } from '../../support/watched-page';

const TEXTS = '9 words I typed';

/** Every kind of form with text, and the field it is typed into. */
const FORMS = [
  ['a review', '/contribute/company-review-v3', 'main input[role=combobox]'],
  ['an interview', '/contribute/interview-story', 'main input[role=combobox]'],
  ['benefits', '/contribute/company-benefits', 'main input[role=combobox]'],
  ['a salary', '/contribute/salary-v3', 'main input[role=combobox]'],
  ['a comment', '/p/Kq3vN8xWm2Zt7Rf1', 'main textarea'],
  ['feedback', '/settings/need-help', 'main textarea'],
  ['an email address', '/user-settings', 'main input[type=email]'],
  ['a pay to compare', '/are-you-paid-fairly', 'main input[inputmode=decimal]'],
  ['a message', '/messages?chat=Gr4ZentrixRoom01', 'main textarea'],
] as const;

test.beforeEach(async ({ page, baseURL }) => {
  await page.request.post('/sandbox/session', {
    data: { memberId: 'Mb1asha2Nair3Qx4' },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
});

for (const [label, path, field] of FORMS) {
  test(`a newer build does not reload the page over ${label} the user began`, async ({ page }) => {
    // Also unavailable to the service worker, which therefore cannot store the older build.
    await page.context().route(/jobs-screen.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, path);
    const loads: string[] = [];
    await page.locator(field).first().pressSequentially(TEXTS);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .first()
      .getByRole('link', { name: 'Jobs' })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText('New version available', { timeout: 15_000 });
    expect(loads).toEqual([]);
  });
}

for (const [label, path, field] of FORMS) {
  test(`${label} the user began is restored when they return`, async ({ page }) => {
    await open(page, path);
    const text = page.locator(field).first();
    await text.pressSequentially(TEXTS);
    const typed = await text.inputValue();
    expect(typed).toContain('words I typed');
    await page
      .getByRole('navigation', { name: 'Main' })
      .first()
      .getByRole('link', { name: 'Jobs' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    await page.goBack();
    await expect(text).toHaveValue(typed);
  });
}

test('a page whose build is stored for offline use opens Home after a newer build was deployed, and keeps typed text', async ({
  page,
}) => {
  await openReady(page, '/settings/need-help');
  await page.context().route(/home-screen.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const text = page.locator('main textarea').first();
  await text.pressSequentially(TEXTS);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Home', exact: true })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(text).toHaveValue(TEXTS);
  expect(loads).toEqual([]);
});

test('typed text keeps its position while a combobox replaces the plain field', async ({ page }) => {
  let loadCombobox = () => {};
  const wanted = new Promise<void>((resolve) => {
    loadCombobox = resolve;
  });
  await page.route(/combobox.*\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await open(page, '/contribute/interview-story', 'commit');
  const company = page.getByPlaceholder('Search for a company');
  await company.pressSequentially('Meridian');
  await company.press('Home');
  loadCombobox();
  await expect(company).toHaveRole('combobox');
  await page.keyboard.type('New ');
  await expect(company).toHaveValue('New Meridian');
});
