import { expect, test } from '@playwright/test';
import { joinAs } from '../../support/new-member';
import { dialogOf, press, questionHeading } from '../../support/set-up-dialog';
import { open } from '../../support/watched-page';

/** The login is a separate screen. */
const LOGIN = 1;
const MAX_SCREENS = 6;

test.use({ viewport: { width: 390, height: 844 } });

test('a newcomer reaches the first post within six screens, the login included', async ({
  page,
  context,
  baseURL,
}) => {
  await joinAs(context, baseURL, 'Newcomer with a question');
  await open(page, '/');
  await page.getByRole('button', { name: 'What’s happening at work?' }).press('Enter');
  let screens = LOGIN;
  const arrive = async (question: string) => {
    await questionHeading(page, question);
    screens += 1;
  };
  const fill = async (name: string, text: string, option: string) => {
    await dialogOf(page).getByRole('combobox', { name }).fill(text);
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await arrive('Pick your alias');
  await expect(dialogOf(page).getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
  await press(page, 'Continue');
  await arrive('What are you doing right now?');
  await dialogOf(page)
    .getByRole('radio', { name: /Working/ })
    .press('Space');
  await fill('Where do you work?', 'zentrix', 'Zentrix Labs');
  await press(page, 'Continue');
  await arrive('What do you do there?');
  await fill('Job profile', 'software eng', 'Software engineer');
  await fill('Department', 'qa', 'Engineering – Software & QA');
  await fill('Industry', 'it serv', 'IT Services & Consulting');
  await press(page, 'Continue');
  await arrive('You’re ready to post');
  await press(page, 'Done');
  await expect(dialogOf(page).getByRole('textbox', { name: 'Title' })).toBeVisible();
  screens += 1;
  expect(screens).toBeLessThanOrEqual(MAX_SCREENS);
});

test('a newcomer without posts starts one from the empty list of their posts', async ({
  page,
  context,
  baseURL,
}) => {
  await joinAs(context, baseURL, 'Newcomer with an empty list');
  await open(page, '/user/posts');
  await expect(page.getByText('No posts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Write a post', exact: true }).last().press('Enter');
  await questionHeading(page, 'Pick your alias');
});

test('a newcomer who writes in a community picks an alias first, and then writes', async ({
  page,
  context,
  baseURL,
}) => {
  await joinAs(context, baseURL, 'Newcomer in a community');
  await open(page, '/communities/salary-talk');
  await page.getByRole('button', { name: 'Write a post', exact: true }).press('Enter');
  await questionHeading(page, 'Pick your alias');
});
