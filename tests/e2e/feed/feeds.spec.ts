import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

/** The seed data's reader and writer. */
const ASHA = 'Mb1asha2Nair3Qx4';
const SUDHA = 'Mb5sudhaV9Gm3Bn7';
const client = { appid: '999', systemid: 'AB_WEB' };

const posts = (page: Page) => page.getByRole('feed').getByRole('article');
const ids = (page: Page) => posts(page).evaluateAll((all) => all.map(({ id }) => id));
/** More posts may have loaded at the end meanwhile. */
const firstIds = async (page: Page, count: number) => (await ids(page)).slice(0, count);
/** Scrolls far enough to notice a lost position, and waits until the posts above have their final heights. */
const goDown = async (page: Page, to: number) => {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(to / 2);
  await page.evaluate(async () => {
    const frame = () => new Promise((rendered) => requestAnimationFrame(rendered));
    const layout = () => `${scrollY} ${document.body.scrollHeight}`;
    for (let before = '', unchanged = 0; unchanged < 10; await frame()) {
      unchanged = before === layout() ? unchanged + 1 : 0;
      before = layout();
    }
  });
};
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((post) => Math.round(post.getBoundingClientRect().top));
const inSight = (page: Page) =>
  posts(page).evaluateAll(
    (all) => all.find((post) => post.getBoundingClientRect().bottom > 64)?.id ?? 'nothing',
  );
const press = (page: Page, tab: string) =>
  page
    .getByRole('navigation', { name: 'Feed order' })
    .getByRole('link', { name: tab })
    .dispatchEvent('click');

test('going back and forward between two feeds restores the same posts and scroll positions', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await open(page, '/');
  await goDown(page, 900);
  const first = { all: await ids(page), at: await inSight(page) };
  const firstTop = await topOf(page, first.at);
  await press(page, 'Latest');
  await expect(page).toHaveURL('/?feed=latest');
  await expect.poll(() => ids(page)).not.toEqual(first.all);
  // Posts that arrive while the page scrolls would still have their estimated heights.
  await expect(posts(page).first()).toBeVisible();
  await goDown(page, 1300);
  const second = { all: await ids(page), at: await inSight(page) };
  const secondTop = await topOf(page, second.at);
  await page.goBack();
  await expect.poll(() => firstIds(page, first.all.length)).toEqual(first.all);
  await expect.poll(async () => Math.abs((await topOf(page, first.at)) - firstTop)).toBeLessThan(4);
  await page.goForward();
  await expect.poll(() => firstIds(page, second.all.length)).toEqual(second.all);
  await expect.poll(async () => Math.abs((await topOf(page, second.at)) - secondTop)).toBeLessThan(4);
  expect(complaints).toEqual([]);
});

test('a post written on another device waits behind a button, and nothing moves until it is pressed', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.clock.install();
  // Posts of the same hour have a random order, and other journeys write many, but authors see their own posts first.
  await signIn(page.request, baseURL, SUDHA);
  await open(page, '/?feed=latest');
  const before = await ids(page);
  const writer = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { ...client, origin: new URL(baseURL ?? '').origin },
  });
  await signIn(writer, baseURL, SUDHA);
  const written = await writer.post('/feed-services/v2/post', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      title: `How long do the lifts take at noon, floor ${Date.now() % 97}?`,
      content: 'Ours take eleven minutes when everybody goes for lunch at once.',
      community: { type: 'TOPIC', entityId: 43 },
      profileType: 'ANONYMOUS',
      media: [],
      poll: null,
      salaryIds: [],
    },
  });
  expect(written.status()).toBe(201);
  const { postId } = (await written.json()) as { postId: string };
  await page.keyboard.press('Tab');
  // The code that checks for new posts loads with the first interaction; a clock jump during the load would
  // cancel it.
  await page.locator('[data-toasts]').waitFor({ state: 'attached' });
  const pill = page.getByRole('button', { name: /new post/i });
  await page.clock.fastForward('06:00');
  await expect(pill).toBeVisible();
  expect(await ids(page)).toEqual(before);
  await pill.press('Enter');
  await expect(page.locator(`#post-${postId}`)).toBeAttached();
  await expect(posts(page).first()).toBeFocused();
  await expect(pill).toBeHidden();
  expect((await writer.delete(`/feed-services/v2/post/${postId}`)).ok()).toBe(true);
  await writer.dispose();
});

for (const theme of ['light', 'dark']) {
  test(`a nonsensical response to a vote leaves the page unchanged, in ${theme}, and the message has no axe violations`, async ({
    page,
    baseURL,
  }) => {
    const { complaints } = watch(page);
    await page.request.post('/sandbox/session', {
      data: { memberId: ASHA },
      headers: { ...client, origin: new URL(baseURL ?? '').origin },
    });
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await open(page, '/');
    const vote = page.getByRole('button', { name: /^Upvote/ }).first();
    const before = [await vote.innerText(), await vote.getAttribute('aria-pressed')];
    for (const body of ['{"resourceId":7,"upCount":"many","downCount":null,"voteType":[]}', '[]', '"up"']) {
      await page.route(/\/v1\/vote$/, (route) =>
        route.fulfill({ status: 200, contentType: 'application/json', body }),
      );
      await vote.click();
      await expect(page.locator('[data-toasts] li'), body).toHaveCount(1);
      await expect
        .poll(async () => [await vote.innerText(), await vote.getAttribute('aria-pressed')])
        .toEqual(before);
      await page.unroute(/\/v1\/vote$/);
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
