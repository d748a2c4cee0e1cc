import { expect, type Page, test } from '@playwright/test';
import { openWithScriptsBlocked } from '../../support/scripts-blocked';
import { signIn } from '../../support/sign-in';

/** An example post that Asha has not voted on. */
const POLL = 'Pw6hB1yKs9Xd4Gn8';

// Two journeys at once would change each other's votes.
test.describe.configure({ mode: 'default' });

const client = { appid: '999', systemid: 'AB_WEB' };

const post = (page: Page, id = POLL) => page.locator(`#post-${id}`);
const up = (page: Page) => post(page).getByRole('button', { name: /^Upvote/ });
const down = (page: Page) => post(page).getByRole('button', { name: 'Downvote' });
const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);
const count = async (page: Page) => Number((await up(page).innerText()).replace(/\D/g, ''));

/** Records console errors, failed requests and repeated requests. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('request', (request) => {
    if (/-services\/.*(feed|community|widget)/.test(request.url()))
      seen.push(`asked again: ${request.url()}`);
  });
  return seen;
}

test.describe('a visitor', () => {
  test('[R-001][R-019] a visitor reads the feed, and the page requests nothing twice', async ({ page }) => {
    const complaints = watch(page);
    await page.goto('/');
    await alive(page);
    await expect(post(page).getByRole('heading')).toHaveText(/one-way commute/);
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('[R-597] a visitor switches between feed tabs and goes back to the first one', async ({ page }) => {
    await page.goto('/');
    await alive(page);
    await page.getByRole('navigation', { name: 'Feed order' }).getByRole('link', { name: 'Latest' }).click();
    await expect(page).toHaveURL('/?feed=latest');
    await expect(page).toHaveTitle(/Latest/);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('a[aria-current=page]', { hasText: 'For you' }).first()).toBeVisible();
  });

  test('a visitor sees the newest posts first when the address says so', async ({ page }) => {
    await page.goto('/?feed=latest');
    const times = await page
      .getByRole('article')
      .locator('time')
      .evaluateAll((all) => all.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('a visitor shares the address of a post', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await alive(page);
    await post(page).getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(new URL(`/p/${POLL}`, page.url()).href);
  });

  test('j and k move between posts, and a post explains why it is shown', async ({ page }) => {
    await page.goto('/');
    await alive(page);
    const articles = page.getByRole('feed').getByRole('article');
    // Keys are pressed while the page is idle.
    await expect(async () => {
      await articles.first().focus();
      await page.keyboard.press('j');
      await expect(articles.nth(1)).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('k');
    await expect(articles.first()).toBeFocused();
    const more = articles.first().getByRole('button', { name: 'Post options' });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Why am I seeing this?' }).press('Enter');
    const why = page.getByRole('dialog', { name: 'Why you’re seeing this post' });
    await expect(why).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(why).toBeHidden();
    await expect(more).toBeFocused();
  });

  test('a visitor’s posts keep their height from the first response on', async ({ page }) => {
    await page.goto('/');
    await alive(page);
    await page.getByRole('radio', { name: 'Compact' }).press('Space');
    await expect(post(page)).toHaveAttribute('data-density', 'compact');
    const complaints = watch(page);
    await page.reload();
    await alive(page);
    await expect(post(page)).toHaveAttribute('data-density', 'compact');
    expect(complaints).toEqual([]);
  });
});

test('[R-563] a visitor votes, gets the login dialog, signs in and votes', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const before = await count(page);
  await up(page).click();
  const login = page.getByRole('dialog');
  await expect(login).toBeVisible();
  expect(await count(page)).toBe(before);
  await login.getByRole('button', { name: /Asha Nair/ }).click();
  await expect(login).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeChecked();
  await up(page).click();
  await expect(up(page)).toHaveAttribute('aria-pressed', 'true');
  await up(page).click();
  await expect(up(page)).toHaveAttribute('aria-pressed', 'false');
  await voteSaved(page);
});

test('[R-603] a vote pressed before the scripts load is cast once they have loaded', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL);
  const releaseFile = await openWithScriptsBlocked(page);
  await up(page).click();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  releaseFile();
  await expect(up(page)).toHaveAttribute('aria-pressed', 'true');
  await up(page).click();
  await expect(up(page)).toHaveAttribute('aria-pressed', 'false');
  await voteSaved(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-001] without scripts, every post is readable and links are links', async ({ page }) => {
    await page.goto('/');
    await expect(post(page).getByRole('heading')).toHaveText(/one-way commute/);
    await page.getByRole('link', { name: 'Latest' }).click();
    await expect(page).toHaveURL('/?feed=latest');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[style]')).toHaveCount(0);
  });
});

test.describe('a reader', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeEach(async ({ context, page, baseURL }) => {
    await signIn(context.request, baseURL);
    await page.goto('/');
    await alive(page);
  });

  test('[R-566] a reader sees the alias a post would be published under', async ({ page }) => {
    const own = page.getByRole('complementary', { name: 'You and your communities' });
    await expect(own.getByText('QuietMonsoon')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeChecked();
  });

  test('[R-603] a reader votes up, sees the vote after a reload, votes down and withdraws the vote', async ({
    page,
  }) => {
    const before = await count(page);
    await up(page).click();
    await expect(up(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await count(page)).toBe(before + 1);
    await voteSaved(page);
    await page.reload();
    await alive(page);
    await expect(up(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await count(page)).toBe(before + 1);
    await down(page).click();
    await expect(down(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await count(page)).toBe(before);
    await down(page).click();
    await expect(down(page)).toHaveAttribute('aria-pressed', 'false');
    await voteSaved(page);
    await page.reload();
    expect(await count(page)).toBe(before);
    await expect(up(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(down(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('[R-603] a vote pressed twice quickly ends in the state of the second press', async ({ page }) => {
    const before = await count(page);
    // Until the first press is confirmed, the service still has the old state, which looks like the final
    // one.
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/v1/vote') && response.request().method() !== 'GET',
    );
    await up(page).dblclick();
    await expect(up(page)).toHaveAttribute('aria-pressed', 'false');
    await answered;
    await voteSaved(page);
    await page.reload();
    expect(await count(page)).toBe(before);
    await expect(up(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('[R-603] a reader can use Home with the keyboard alone', async ({ page }) => {
    await up(page).focus();
    await page.keyboard.press('Enter');
    await expect(up(page)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(down(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(up(page)).toHaveAttribute('aria-pressed', 'false');
    await voteSaved(page);
  });
});

/** The service and the page show the same state. */
async function voteSaved(page: Page) {
  const pressed = async (button: 'up' | 'down') =>
    (await (button === 'up' ? up(page) : down(page)).getAttribute('aria-pressed')) === 'true';
  const shown = (await pressed('up')) ? 'UP' : (await pressed('down')) ? 'DOWN' : 'NONE';
  await expect
    .poll(async () => {
      const response = await page.request.get(`/feed-services/v1/vote?resourceId=${POLL}&resourceType=POST`, {
        headers: client,
      });
      return (await response.json()).voteType;
    })
    .toBe(shown);
}
