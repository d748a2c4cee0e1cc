import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const TYPED = 'My manager keeps the original certificates';

async function chooseHindi(page: Page) {
  await page.getByRole('button', { name: /^Menu/ }).first().click();
  await page.getByRole('dialog').getByText('हिन्दी').click();
}
const lang = (page: Page) => page.locator('html');

test.use({ viewport: { width: 390, height: 844 } });

test('a change of the language asks a visitor before a typed grievance is lost', async ({ page }) => {
  await open(page, '/legal/grievances');
  const box = page.locator('main textarea').first();
  await box.pressSequentially(TYPED);
  await chooseHindi(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('What you typed here will be lost');
  await dialog.getByRole('button', { name: 'Keep writing' }).click();
  await expect(dialog.getByRole('radio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue(TYPED);
  await chooseHindi(page);
  await dialog.getByRole('button', { name: 'Change language' }).click();
  await expect(lang(page)).toHaveAttribute('lang', 'hi-IN');
});

test('a change of the language asks a member before an offer letter is lost, which is not stored', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, ASHA);
  await open(page, '/salaries/offer-letter-check');
  await page.locator('main textarea').first().pressSequentially('Basic 40,000');
  await chooseHindi(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('will be lost');
  await expect(lang(page)).toHaveAttribute('lang', 'en-IN');
});

test('a change of the language asks before text typed before the menu had loaded is lost', async ({
  page,
}) => {
  let release = () => {};
  const wait = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/deferred-part-list/, async (route) => {
    await wait;
    await route.continue();
  });
  await open(page, '/salaries/offer-letter-check');
  await page.locator('main textarea').first().fill('Basic 40,000');
  release();
  await chooseHindi(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('will be lost');
});

test('a change of the language does not ask when the text is restored afterwards', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, ASHA);
  await open(page, '/p/Kq3vN8xWm2Zt7Rf1');
  const box = page.locator('main textarea').first();
  await box.pressSequentially(TYPED);
  await chooseHindi(page);
  await expect(lang(page)).toHaveAttribute('lang', 'hi-IN');
  await expect(box).toHaveValue(TYPED);
});
