import { expect, test } from '@playwright/test';
import { ask, IMRAN } from '../../support/ask-question';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const SUDHA = 'Mb5sudhaV9Gm3Bn7';
const ALIAS = 'BetweenTwoOffers';

test.use({ viewport: { width: 1280, height: 900 } });

test('in the latest posts, only the author’s posts come before a new post of that author, also after a reload', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(context.request, baseURL, SUDHA);
  await open(page, '/?feed=latest');
  // Other members write in the same hour; posts of one hour have a random order.
  const others = await browser.newContext();
  await signIn(others.request, baseURL, IMRAN);
  for (let count = 0; count < 4; count++) await ask(others, baseURL);
  await others.close();
  const title = `Who pays for the parking, floor ${Date.now() % 100_000}?`;
  await page.getByRole('link', { name: 'Communities', exact: true }).first().click();
  await page.locator('main').getByRole('link', { name: 'Salary Talk' }).first().click();
  await page
    .getByRole('button', { name: /^Write/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/p\//);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('navigation', { name: 'Feed order' }).getByRole('link', { name: 'Latest' }).click();
  // Other journeys may post as Sudha in this hour, and an author's own posts of one hour have a random order too. Posts
  // of a later hour rightly come first. When the hour is over, its posts have the same order for everyone.
  const isBelowOwnPostsOnly = () =>
    page
      .getByRole('feed')
      .getByRole('article')
      .evaluateAll(
        (articles, [own, alias]) => {
          const posts = articles.map((article) => ({
            text: article.textContent ?? '',
            hour: article.querySelector('time')?.dateTime ?? '',
          }));
          const at = posts.findIndex(({ text }) => text.includes(own));
          const above = posts.slice(0, Math.max(at, 0));
          const { hour: ownHour } = posts[at] ?? { hour: '' };
          const isHourOver = Date.now() - Date.parse(ownHour) >= 3_600_000;
          return (
            at >= 0 && above.every(({ text, hour }) => isHourOver || text.includes(alias) || hour > ownHour)
          );
        },
        [title, ALIAS] as const,
      );
  await expect.poll(isBelowOwnPostsOnly).toBe(true);
  await page.reload();
  await expect.poll(isBelowOwnPostsOnly).toBe(true);
});
