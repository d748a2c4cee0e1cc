import { expect, type Page, test } from '@playwright/test';
import { openWithScriptsBlocked } from '../../support/scripts-blocked';

const FIELDS = [
  ['a comment', '/p/Kq3vN8xWm2Zt7Rf1', 'main textarea'],
  ['a message', '/messages?chat=Gr4ZentrixRoom01', 'main textarea'],
  ['feedback', '/settings/need-help', 'main textarea'],
  ['a company', '/contribute/interview-story', 'main input[placeholder="Search for a company"]'],
] as const;

test.beforeEach(async ({ page, baseURL }) => {
  await page.request.post('/sandbox/session', {
    data: { memberId: 'Mb1asha2Nair3Qx4' },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
});

for (const [label, path, field] of FIELDS) {
  test(`[R-001] ${label} started before the scripts load is preserved and known to the page`, async ({
    page,
  }) => {
    const releaseFile = await openWithScriptsBlocked(page, path);
    const text = page.locator(field).first();
    await text.pressSequentially('9 words I typed');
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    releaseFile();
    await page.locator('html[data-ready]').waitFor();
    await expect(text).toHaveValue('9 words I typed');
    await page.keyboard.type(' and go on');
    await expect(text).toHaveValue('9 words I typed and go on');
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Jobs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    await page.goBack();
    await expect(text).toHaveValue('9 words I typed and go on');
  });
}

const CHOICES = [
  [
    'a tick',
    '/contribute/company-benefits',
    (page: Page) => page.getByRole('checkbox').first().check(),
    (page: Page) => expect(page.getByRole('checkbox').first()).toBeChecked(),
  ],
  [
    'an unticked checkbox',
    '/contribute/company-review-v3',
    (page: Page) => page.getByRole('checkbox').first().uncheck(),
    (page: Page) => expect(page.getByRole('checkbox').first()).not.toBeChecked(),
  ],
  [
    'a selected option',
    '/contribute/salary-v3',
    (page: Page) => page.getByLabel('Total experience').selectOption({ index: 2 }),
    (page: Page) => expect(page.getByLabel('Total experience')).not.toHaveValue(''),
  ],
] as const;

for (const [label, path, choose, expectChosen] of CHOICES) {
  test(`[R-001] ${label} made before the scripts load is preserved and known to the page`, async ({
    page,
  }) => {
    const releaseFile = await openWithScriptsBlocked(page, path);
    await choose(page);
    releaseFile();
    await page.locator('html[data-ready]').waitFor();
    await expectChosen(page);
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await expectChosen(page);
  });
}

const SENT = [
  ['a comment', '/p/Kq3vN8xWm2Zt7Rf1', /\/v1\/post\/[^/]+\/comment$/],
  ['feedback', '/settings/need-help', /\/v1\/user\/feedback$/],
] as const;

for (const [label, path, call] of SENT) {
  test(`[R-001] ${label} submitted before the scripts load is sent once they have loaded, without losing input`, async ({
    page,
  }) => {
    const sent: unknown[] = [];
    await page.route(call, (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 503 });
    });
    const releaseFile = await openWithScriptsBlocked(page, path);
    await page.locator('main textarea').first().pressSequentially('9 words I typed');
    const form = 'main form:has(textarea)';
    await page.locator(`${form} button[type=submit], ${form} + div button[type=submit]`).click();
    releaseFile();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ text: '9 words I typed' })]);
    await expect(page.locator('main textarea').first()).toHaveValue('9 words I typed');
    await expect(page).toHaveURL(path);
  });
}

test('a press in a part that loads later takes effect without a further one', async ({ page }) => {
  const releaseFile = await openWithScriptsBlocked(page, '/p/Md2mineR4tKw8Zb6');
  await page.getByRole('button', { name: 'Appeal this decision' }).click();
  releaseFile();
  await expect(page.locator('main textarea').first()).toBeVisible();
});
