import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

const OFFERS = 'Kq3vN8xWm2Zt7Rf1';
const POLL = 'Pw6hB1yKs9Xd4Gn8';
const QUESTION = 'Qt5mJ7zCe3Vr9La2';

const votesSaved = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path) && response.status() === 200);

test.describe('a visitor', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('[R-101][R-591] a visitor reads a post with its comments, and the page requests nothing twice', async ({
    page,
  }) => {
    const { complaints, calls } = watch(page);
    expect(await open(page, `/p/${OFFERS}`)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Three offers/);
    const talk = page.getByRole('region', { name: /comments/ });
    await expect(talk.getByText('Take the cash.')).toBeVisible();
    await expect(talk.getByText('Unless you can sit through')).toBeVisible();
    expect(calls.filter((call) => /feed-services/.test(call))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('[R-101] a question page describes its answers to search engines and has a canonical URL', async ({
    page,
  }) => {
    await open(page, `/p/${QUESTION}?after=`);
    const facts = await page.locator('script[type="application/ld+json"]').textContent();
    const [question, trail] = JSON.parse(facts ?? '')['@graph'];
    expect(question).toMatchObject({
      '@type': 'QAPage',
      mainEntity: { suggestedAnswer: [{ '@type': 'Answer' }] },
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/p/${QUESTION}$`));
  });

  test('[R-281] an address without a post returns 404, for every form of address', async ({ page }) => {
    for (const path of ['/p/nothing-is-here', '/p/x', '/p/%20%20']) {
      expect((await page.goto(path))?.status()).toBe(404);
    }
  });

  test('[R-622] a visitor who votes in a poll gets the login dialog, and the poll does not change', async ({
    page,
  }) => {
    await open(page, `/p/${POLL}`);
    const option = page.getByRole('button', { name: 'Under 30 min' });
    await option.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(option).toHaveAttribute('aria-pressed', 'false');
  });

  test('a visitor opens a post from the feed and goes back to the feed', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: /one-way commute/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/one-way commute/);
    await expect(page).toHaveTitle(/one-way commute/);
    await page.goBack();
    await expect(page.getByRole('feed')).toBeVisible();
  });
});

test.describe('a reader', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeEach(({ context, baseURL }) => signIn(context.request, baseURL));

  test('[R-622][R-623] a reader changes their poll vote, finds it after a reload, and withdraws it', async ({
    page,
  }) => {
    await open(page, `/p/${POLL}`);
    const option = (name: RegExp) => page.getByRole('button', { name });
    await expect(option(/^30–60 min/)).toHaveAttribute('aria-pressed', 'true');
    await expect(option(/^30–60 min/)).toContainText('%');
    const moved = votesSaved(page, '/poll/vote');
    await option(/^Under 30 min/).click();
    await moved;
    await page.reload();
    await expect(option(/^Under 30 min/)).toHaveAttribute('aria-pressed', 'true');
    await page.locator('html[data-ready]').waitFor();
    const back = votesSaved(page, '/poll/vote');
    await page.getByRole('button', { name: 'Undo vote' }).press('Enter');
    await back;
    await expect(option(/^Under 30 min/)).not.toContainText('%');
    const again = votesSaved(page, '/poll/vote');
    await option(/^30–60 min/).press('Enter');
    await again;
    await expect(option(/^30–60 min/)).toContainText('%');
  });

  test('[R-628] a reader withdraws the choice of an offer in the feed, and makes it again on the post', async ({
    page,
  }) => {
    await open(page, '/');
    const card = page.locator(`#post-${OFFERS}`);
    await expect(card).toContainText('chose this, including you');
    const back = votesSaved(page, '/salary/vote');
    await card.getByRole('button', { name: 'Undo choice' }).click();
    await back;
    await expect(card).not.toContainText('chose this');
    await open(page, `/p/${OFFERS}`);
    const again = votesSaved(page, '/salary/vote');
    await page.getByRole('button', { name: 'Choose Kaveri Bank' }).click();
    await again;
    await expect(page.getByText('chose this, including you')).toBeVisible();
  });

  test('[R-603] a reader votes on a comment and on a reply', async ({ page }) => {
    await open(page, `/p/${OFFERS}`);
    for (const text of ['Take the cash.', 'Unless you can sit through']) {
      const comment = page.getByRole('article').filter({ hasText: text }).last();
      const up = comment.getByRole('button', { name: /^Upvote/ });
      for (const pressed of ['true', 'false']) {
        const saved = votesSaved(page, '/v1/vote');
        await up.click();
        await saved;
        await expect(up).toHaveAttribute('aria-pressed', pressed);
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-101] without scripts, a post and its comments are readable', async ({ page }) => {
    await page.goto(`/p/${OFFERS}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Three offers/);
    await expect(page.getByText('Take the cash.')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Without it, nothing you type is sent.');
    await expect(page.locator('[style]')).toHaveCount(0);
  });
});

test('the actions of a comment fit on one line on a phone', async ({ page, context, baseURL }) => {
  await signIn(context.request, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/p/${OFFERS}`);
  const comment = page.getByRole('article').filter({ hasText: 'Take the cash.' }).last();
  const tops = await Promise.all(
    ['Reply', 'React', 'Report this comment', 'Check this'].map(async (name) => {
      const box = await comment.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      return box?.y;
    }),
  );
  expect(new Set(tops).size).toBe(1);
});
