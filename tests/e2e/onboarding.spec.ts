import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { open, watch } from '../support/watched-page';

/** A made-up member who has told nothing yet, and one who reads but does not write. */
const NEWCOMER = 'Mb6newmJ1Ts6Lf0e';
const READER = 'Mb3leenaK4Rd8Zy1';
const OFFERS = 'Kq3vN8xWm2Zt7Rf1';
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };

async function signIn(context: BrowserContext, baseURL: string | undefined, memberId: string) {
  const headers = { ...AMBIENT, origin: new URL(baseURL ?? '').origin };
  const answer = await context.request.post('/sandbox/session', { data: { memberId }, headers });
  expect(answer.status()).toBe(204);
  const profile = await context.request.get('/user-services/user/profile', { headers: AMBIENT });
  return (await profile.json()) as { isReader: boolean; isWriter: boolean };
}

const dialogOf = (page: Page) => page.locator('dialog[open]');
const asked = (page: Page, question: string) =>
  expect(dialogOf(page).getByRole('heading', { name: question })).toBeFocused();
const proceed = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Continue', exact: true }).press('Enter');

/** By keyboard alone: type, go down the list, take the first. */
async function take(box: Locator, text: string) {
  await expect(box).toBeVisible();
  await box.focus();
  await box.pressSequentially(text);
  await expect(box.page().getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
}

async function tellCompany(page: Page) {
  const dialog = dialogOf(page);
  await asked(page, 'What are you doing right now?');
  await dialog.getByRole('radio', { name: /Working/ }).press('Space');
  await take(dialog.getByRole('combobox', { name: 'Where do you work?' }), 'zentr');
  expect(await axeFindings(page)).toEqual([]);
  await proceed(page);
  await asked(page, 'What do you do there?');
}

test('[R-415][R-181][R-563] a vote leads a newcomer through the short way, and then it counts', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { isReader } = await signIn(context, baseURL, NEWCOMER);
  expect(isReader, 'a fresh world has a newcomer').toBe(false);
  const { complaints } = watch(page);
  await open(page, `/p/${OFFERS}`);
  const up = page.getByRole('button', { name: /up/i }).first();
  await up.press('Enter');
  await asked(page, 'What do you want to hear about?');
  expect(await axeFindings(page)).toEqual([]);
  await proceed(page);
  await tellCompany(page);
  await proceed(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('This field is required.')).toHaveCount(3);
  await expect(dialog.getByRole('combobox', { name: 'Job profile' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await take(dialog.getByRole('combobox', { name: 'Job profile' }), 'backend');
  await dialog.getByLabel('Department').selectOption({ index: 1 });
  await dialog.getByLabel('Industry').selectOption({ index: 1 });
  await proceed(page);
  await asked(page, 'You are in');
  await dialogOf(page).getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await up.press('Enter');
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

test('[R-154][R-416][R-206] an address leads a reader through a face and a check to writing', async ({
  page,
  context,
  baseURL,
}) => {
  const { isWriter } = await signIn(context, baseURL, READER);
  expect(isWriter, 'a fresh world has somebody who only reads').toBe(false);
  await open(page, '/?openOnboarding=w');
  await expect(page).toHaveURL(/\/$/);
  await asked(page, 'Choose who you are here');
  expect(await axeFindings(page)).toEqual([]);
  await expect(dialogOf(page).getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
  await proceed(page);
  await tellCompany(page);
  await dialogOf(page).getByRole('combobox', { name: 'Job profile' }).fill('Staff nurse');
  await dialogOf(page).getByLabel('Department').selectOption({ index: 1 });
  await dialogOf(page).getByLabel('Industry').selectOption({ index: 1 });
  await proceed(page);
  await asked(page, 'Show that you are from there');
  await dialogOf(page).getByLabel('Work or college e-mail').fill('leena@gmail.com');
  await dialogOf(page).getByRole('button', { name: 'Send code' }).press('Enter');
  await expect(dialogOf(page).getByText(/Addresses anybody can have/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Do it later' }).press('Enter');
  await asked(page, 'You are ready to write');
});
