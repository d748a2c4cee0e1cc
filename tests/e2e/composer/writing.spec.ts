import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../../support/axe';
import { signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const IMRAN = 'Mb2imranS7Vt5Wk9';
const OFFERS = 'Kq3vN8xWm2Zt7Rf1';
const QUESTION = 'Qt5mJ7zCe3Vr9La2';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const PHONE_DARK = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
const WIDE_LIGHT = { viewport: { width: 1280, height: 844 }, colorScheme: 'light' } as const;

/** The same member, on another screen from now on. */
async function look(page: Page, { viewport, colorScheme }: typeof PHONE_DARK | typeof WIDE_LIGHT) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

/** The blocked requests; the page itself is still served. */
const OFFLINE_REQUESTS = /\/feed-services\/|\/health/;

/** Unique titles, so that a journey can be repeated on the same data. */
const fresh = (title: string) => `${title} ${Date.now() % 1_000_000}`;

async function post(page: Page, title: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
}

for (const screen of [PHONE_DARK, WIDE_LIGHT])
  test.describe(`a writer at ${screen.viewport.width}, ${screen.colorScheme}`, () => {
    test.use(screen);

    test(`[R-272][R-276][R-590] a writer at ${screen.viewport.width}, ${screen.colorScheme} adds pictures to a post and removes one again`, async ({
      page,
      context,
      baseURL,
    }) => {
      await signIn(context.request, baseURL);
      const { complaints } = watch(page);
      await open(page, '/communities/salary-talk');
      await expect(page.getByRole('link', { name: /Read this first/ }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Write a post' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Photos' }).click();
      await dialog
        .locator('input[type=file]')
        .setInputFiles([await picture('desk.jpg', '#2a6f4e'), await picture('canteen.jpg', '#6f2a4e')]);
      await dialog.getByLabel('Description').nth(1).fill('The canteen');
      await dialog.getByRole('button', { name: 'Move photo 2 up' }).click();
      await expect(dialog.locator('li img')).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
      await post(page, fresh('Our new office'));
      await expect(page).toHaveURL(/\/p\//);
      const shown = page.locator('article img[src^="/media/"]');
      await expect(shown).toHaveCount(2);
      await expect(shown.first()).toHaveAttribute('alt', 'The canteen');
      await page.getByRole('button', { name: 'Post options' }).first().click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Remove photo 2' }).click();
      await expect(page.getByRole('list', { name: 'Photos' }).locator('img')).toHaveCount(1);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.locator('main article img[src^="/media/"]')).toHaveCount(1);
      expect(complaints).toEqual([]);
    });
  });

test('[R-571][R-876][R-283] a moderator decides on a held or reported post, its author is notified and appeals once', async ({
  browser,
  baseURL,
}) => {
  const [his, hers] = [await browser.newContext(PHONE_DARK), await browser.newContext(WIDE_LIGHT)];
  await signIn(his.request, baseURL, IMRAN);
  await signIn(hers.request, baseURL, ASHA);
  const [author, moderator] = [await his.newPage(), await hers.newPage()];
  const title = fresh('My manager is an idiot');
  await open(author, '/communities/salary-talk');
  await author.getByRole('button', { name: 'Write a post' }).click();
  await post(author, title);
  await expect(author.getByText('This post is under review')).toBeVisible();

  await open(moderator, '/moderation');
  const waits = () => moderator.getByRole('article', { name: title });
  await expect(waits()).not.toContainText('TokenNumber47');
  await waits().getByLabel('Note to author').fill('Please say it without the insult.');
  await waits().getByRole('button', { name: 'Hide' }).click();
  await expect(waits()).toHaveCount(0);
  // The decision is sent when it can no longer be undone.
  await expect(moderator.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 20_000 });

  await author.reload();
  await author.locator('html[data-ready]').waitFor();
  await expect(author.getByText('Please say it without the insult.')).toBeVisible();
  await author.getByRole('button', { name: 'Appeal this decision' }).click();
  await author.getByLabel('Why should this be visible?').fill('It is what he calls himself.');
  await author.getByRole('button', { name: 'Send appeal' }).click();
  await expect(author.getByText('You’ve appealed.')).toBeVisible();
  expect(await axeFindings(author)).toEqual([]);

  await open(moderator, '/moderation');
  await expect(waits()).toContainText('It is what he calls himself.');
  expect(await axeFindings(moderator)).toEqual([]);
  await waits().getByRole('button', { name: 'Keep' }).click();
  await expect(waits()).toHaveCount(0);
  // The decision is sent when it can no longer be undone.
  await expect(moderator.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 20_000 });
  await open(moderator, '/moderation/log');
  await expect(moderator.getByRole('row').nth(1)).toContainText('Kept after an appeal');
  expect(await axeFindings(moderator)).toEqual([]);
  const onlyS1 = moderator.getByRole('link', { name: 'S1 No advertising' });
  await onlyS1.click();
  await expect(onlyS1).toHaveAttribute('aria-current', 'true');
  await moderator.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Comment' }).click();
  await expect(moderator.getByRole('row')).toHaveCount(2);
  await expect(moderator.getByRole('row').nth(1)).toContainText('S1');
  await moderator.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Photo' }).click();
  await moderator.getByRole('link', { name: 'Show all decisions' }).click();
  await expect(moderator.getByRole('row').nth(1)).toContainText('Kept after an appeal');
  await author.reload();
  await expect(author.getByText('This post was not published')).toHaveCount(0);
  await look(author, WIDE_LIGHT);
  await look(moderator, PHONE_DARK);
  await removeMessage(author, moderator);
  await Promise.all([his.close(), hers.close()]);
});

/** A member reports another's message in a shared room, and it disappears while its author watches. */
async function removeMessage(author: Page, moderator: Page) {
  const text = fresh('Ask our idiot of a manager');
  for (const page of [author, moderator]) await open(page, '/messages?chat=Gr4ZentrixRoom01');
  await author.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await author.keyboard.press('Enter');
  const there = (page: Page) => page.getByRole('article').filter({ hasText: text });
  await there(moderator)
    .getByRole('button', { name: /^Options for/ })
    .click();
  await moderator.getByRole('menuitem', { name: 'Report' }).click();
  await moderator.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(moderator.getByText('Thanks. A moderator will check it.')).toBeVisible();

  await open(moderator, '/moderation');
  await expect(there(moderator)).toContainText('Zentrix Labs');
  await expect(there(moderator)).not.toContainText('TokenNumber47');
  await there(moderator).getByLabel('Note to author').fill('He can be found by this.');
  await there(moderator).getByRole('button', { name: 'Hide' }).click();
  await expect(there(moderator)).toHaveCount(0);
  await expect(there(author)).toHaveCount(0);
  await author.getByRole('button', { name: 'Why?' }).last().click();
  await expect(author.getByText('He can be found by this.')).toBeVisible();
  expect(await axeFindings(author)).toEqual([]);
}

test('comments and votes made offline wait, even over a reload, and arrive once and in order', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  await open(page, `/p/${OFFERS}`);
  const texts = [fresh('First comment offline'), fresh('Second comment offline')];
  const box = () => page.getByLabel('Your comment');
  await box().fill('warm');
  await box().fill('');
  await context.route(OFFLINE_REQUESTS, (route) => route.abort('internetdisconnected'));
  for (const text of texts) {
    await box().fill(text);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(page.getByText(`We’ll send this when you’re back online: ${text}`)).toBeVisible();
  }
  const up = page.getByRole('button', { name: /^Upvote/ }).first();
  const pressed = (await up.getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
  await up.click();
  await expect(page.getByRole('button', { name: 'Waiting to send: 3' })).toBeVisible();
  await expect(up).toHaveAttribute('aria-pressed', pressed);

  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await context.unroute(OFFLINE_REQUESTS);
  // The vote was queued last, so it is sent last.
  const last = page.waitForResponse(
    (response) => response.url().endsWith('/v1/vote') && response.status() === 200,
  );
  await page.mouse.click(5, 5);
  await last;
  await expect(page.getByRole('button', { name: /^Waiting to send/ })).toHaveCount(0);
  await open(page, `/p/${OFFERS}?order=newToOld`);
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  const talk = await page.getByRole('region', { name: /comments/ }).innerText();
  expect(talk.indexOf(texts[1] ?? '')).toBeLessThan(talk.indexOf(texts[0] ?? ''));
  await expect(page.getByRole('button', { name: /^Upvote/ }).first()).toHaveAttribute(
    'aria-pressed',
    pressed,
  );
});

test('[R-103][R-594] a question has an address with its text; its answers have three sort orders and can be reported', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  expect(await open(page, `/answers/why-are-you-leaving--${QUESTION}`)).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/p/${QUESTION}$`));
  await open(page, `/p/${OFFERS}`);
  await page.getByRole('link', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL(/order=oldToNew/);
  const comment = page.getByRole('article').filter({ hasText: 'Take the cash.' }).last();
  await comment.getByRole('button', { name: 'Report this comment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Thanks. A moderator will check it.')).toBeVisible();
});
