import { expect, type Page, test } from '@playwright/test';
import { everythingReadable } from '../../support/everything-readable';
import { joinAs, logInAgain } from '../../support/new-member';
import { dialogOf, press, questionHeading } from '../../support/set-up-dialog';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const SUDHA = 'Mb5sudhaV9Gm3Bn7';
const NAME = 'Leena of the unfinished setup';
const ALIAS = 'Zebraquill';

const account = (page: Page) => page.getByRole('button', { name: /Menu and account/ });

test.use({ viewport: { width: 1280, height: 900 } });

test('the alias and the college of an unfinished setup are readable for their member only', async ({
  page,
  context,
  baseURL,
}) => {
  await joinAs(context, baseURL, NAME);
  await open(page, '/?openOnboarding=w');
  await questionHeading(page, 'What topics interest you?');
  await press(page, 'Continue');
  await questionHeading(page, 'Pick your alias');
  const alias = dialogOf(page).getByRole('textbox', { name: 'Name' });
  await expect(alias).not.toHaveValue('');
  await alias.fill(ALIAS);
  await page.goto('about:blank');
  await signIn(context.request, baseURL, SUDHA);
  await open(page, '/about-us');
  expect(await everythingReadable(page)).not.toContain(ALIAS);
  await page.goto('about:blank');
  await logInAgain(context, baseURL, NAME);
  await open(page, '/?openOnboarding=w');
  await questionHeading(page, 'Pick your alias');
  await expect(alias).toHaveValue(ALIAS);
});

test('the next member neither gets the post that the previous member started setup for nor continues that setup', async ({
  page,
  context,
  baseURL,
}) => {
  await joinAs(context, baseURL, 'Leena who wanted to post');
  await open(page, '/');
  await page.getByRole('button', { name: 'What’s happening at work?' }).press('Enter');
  await questionHeading(page, 'Pick your alias');
  const other = await context.newPage();
  await open(other, '/about-us');
  await account(other).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  expect(await everythingReadable(page)).not.toMatch(/pendingPost|openSetUp/);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: /Sudha/ }).click();
  await expect(account(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});
