import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const OFFERS = 'Kq3vN8xWm2Zt7Rf1';
const POLL = 'Pw6hB1yKs9Xd4Gn8';
/** No other journey makes choices as this member. */
const MEMBER = 'Mb3leenaK4Rd8Zy1';

const saved = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path) && response.status() === 200);

test.beforeEach(({ context, baseURL }) => signIn(context.request, baseURL, MEMBER));

test('[R-622] a poll shows the choice made in another tab, also after an own choice', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await open(page, `/p/${POLL}`);
  const option = (page: Page, name: RegExp) => page.getByRole('button', { name });
  const chosen = saved(first, '/poll/vote');
  await option(first, /^30–60 min/).click();
  await chosen;
  await expect(option(second, /^30–60 min/)).toHaveAttribute('aria-pressed', 'true');
  const changed = saved(second, '/poll/vote');
  await option(second, /^Under 30 min/).click();
  await changed;
  await expect(option(first, /^Under 30 min/)).toHaveAttribute('aria-pressed', 'true');
  await expect(option(first, /^30–60 min/)).toHaveAttribute('aria-pressed', 'false');
});

test('[R-628] Home shows the choice of an offer made in another tab', async ({ context }) => {
  const [home, post] = [await context.newPage(), await context.newPage()];
  await open(home, '/');
  await open(post, `/p/${OFFERS}`);
  const chosen = saved(post, '/salary/vote');
  await post.getByRole('button', { name: 'Choose Kaveri Bank' }).click();
  await chosen;
  const card = home.locator(`#post-${OFFERS}`);
  await expect(card).toContainText('chose this, including you');
  const undone = saved(post, '/salary/vote');
  await post.getByRole('button', { name: 'Undo choice' }).click();
  await undone;
  await expect(card).not.toContainText('chose this');
});
