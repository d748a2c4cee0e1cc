import { expect, test } from '@playwright/test';
import { exampleReview } from '../../../src/server/testing/contributions';
import { axeFindings } from '../../support/axe';
import { signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const IMRAN = 'Mb2imranS7Vt5Wk9';
const REVIEWS = '/reviews/kaveri-bank-reviews?sort=newToOld';

const headersOf = (baseURL: string | undefined) => ({
  appid: '999',
  systemid: 'AB_WEB',
  origin: new URL(baseURL ?? '').origin,
});

test.use({ viewport: { width: 390, height: 844 } });

test('[R-571][R-876] a review is reported, a moderator removes it, and its author sees the reason', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const title = `Half a year on call ${Date.now() % 1_000_000}`;
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signIn(theirs.request, baseURL, IMRAN);
  const headers = headersOf(baseURL);
  const written = await theirs.request.post('/review-services/v1/own-reviews', {
    data: { ...exampleReview, companyName: 'Kaveri Bank', title },
    headers,
  });
  expect(written.status()).toBe(201);

  await signIn(context.request, baseURL, ASHA);
  const { complaints } = watch(page);
  await open(page, REVIEWS);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Anything else moderators/).fill('Everybody knows who that is');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('A moderator will check it.').first()).toBeVisible();

  await open(page, '/moderation');
  const waiting = page.getByRole('article').filter({ hasText: title });
  await expect(waiting.getByText('Everybody knows who that is')).toBeVisible();
  await waiting.getByLabel('Note to author').fill('It leads to someone.');
  await waiting.getByRole('button', { name: 'Hide' }).click();
  await expect(waiting).toHaveCount(0);
  // The decision is sent when it can no longer be undone.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 20_000 });
  await open(page, REVIEWS);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(complaints).toEqual([]);

  const author = await theirs.newPage();
  await open(author, '/user');
  const mine = author.getByRole('listitem').filter({ hasText: title });
  await expect(mine.getByText('It leads to someone.')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Appeal this decision' })).toBeVisible();
  const { reviewId } = await written.json();
  await theirs.request.delete(`/review-services/v1/own-reviews/${reviewId}`, { headers });
  await theirs.close();
});
