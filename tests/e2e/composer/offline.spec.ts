import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import {
  IMRAN,
  OFFERS,
  openReady,
  queue,
  strip,
  unique,
  upvotes,
  writeComment,
} from '../../support/offline-page';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

/** Journeys without any network: no file, no page and no service can be reached. */

test('three votes made offline stay and are counted once the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  // Other journeys vote on the same posts as Asha.
  await signIn(context.request, baseURL, IMRAN);
  await openReady(page, '/');
  const pressed = async () => {
    const states = await upvotes(page).evaluateAll((buttons) =>
      buttons.slice(0, 3).map((button) => button.getAttribute('aria-pressed')),
    );
    return states.join();
  };
  const before = await pressed();
  await context.setOffline(true);
  for (const index of [0, 1, 2]) await upvotes(page).nth(index).click();
  const after = before.replace(/true|false/g, (state) => (state === 'true' ? 'false' : 'true'));
  await expect(strip(page)).toHaveText('Waiting to send: 3');
  expect(await pressed()).toBe(after);
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0, { timeout: 15_000 });
  await open(page, '/');
  expect(await pressed()).toBe(after);
});

test('a comment and a post written offline survive a reload offline and are sent once', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  await openReady(page, '/communities/salary-talk');
  const [comment, title] = [unique('Written without a network'), unique('A post without a network')];
  await openReady(page, `/p/${OFFERS}`);
  await context.setOffline(true);
  await writeComment(page, comment);
  await expect(strip(page)).toHaveText('Waiting to send: 1');
  await page.getByRole('link', { name: 'Write', exact: true }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'A post or a question' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByLabel('Title').fill(title);
  await composer.getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(strip(page)).toHaveText('Waiting to send: 2');

  await page.reload();
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
  await expect(strip(page)).toHaveText('Waiting to send: 2');
  await strip(page).click();
  await expect(queue(page).getByText(comment)).toBeVisible();
  await expect(queue(page).getByText(title)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await expect(page.getByText(comment, { exact: true })).toHaveCount(1);
  await open(page, '/user/posts');
  await expect(page.getByText(title, { exact: true })).toHaveCount(1);
});

test('queued comments can be edited and deleted by keyboard before they are sent', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  await openReady(page, `/p/${OFFERS}`);
  const [first, better, gone] = [unique('A hasty comment'), unique('A better comment'), unique('A mistake')];
  await context.setOffline(true);
  await writeComment(page, first);
  await writeComment(page, gone);
  await strip(page).focus();
  await page.keyboard.press('Enter');
  const item = (text: string) => queue(page).getByRole('listitem').filter({ hasText: text });
  await item(first).getByRole('button', { name: /^Edit/ }).press('Enter');
  await queue(page).getByLabel('Text').fill(better);
  await queue(page).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(item(better)).toBeVisible();
  await item(gone)
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await expect(item(gone)).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const text of [first, gone]) await expect(page.getByText(text)).toHaveCount(0);
  await expect(strip(page)).toHaveText('Waiting to send: 1');
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await expect(page.getByText(better, { exact: true })).toHaveCount(1);
  for (const text of [first, gone]) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
});

test('a choice among offers and an edited comment are sent once the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  await openReady(page, `/p/${OFFERS}?order=newToOld`);
  const [before, after] = [unique('Before the edit'), unique('After the edit')];
  await writeComment(page, before);
  const own = page.getByRole('article').filter({ hasText: before }).last();
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: 'Comment options' }).click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Edit your comment').fill(after);
  await page.locator('#comments').getByRole('button', { name: 'Save' }).click();
  const choose = page.getByRole('button', { name: /^(Choose|Undo)/ });
  await choose.first().click();
  await expect(strip(page)).toHaveText('Waiting to send: 2');
  const choices = await choose.allInnerTexts();
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await expect(page.getByText(after, { exact: true })).toHaveCount(1);
  expect(await choose.allInnerTexts()).toEqual(choices);
});
