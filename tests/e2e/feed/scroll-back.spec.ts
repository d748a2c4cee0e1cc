import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/watched-page';

/** A feed may show less than this position; then the journey starts at its end. */
const DEEP = 2100;
const FEEDS = [
  '/?feed=following',
  '/',
  '/?feed=latest',
  '/communities/salary-talk',
  '/discussions/zentrix-labs',
  '/list-of-companies',
];

const frames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Scrolls until the feed loads nothing more at that position. */
async function goDown(page: Page): Promise<void> {
  let at = -1;
  await expect
    .poll(async () => {
      const before = at;
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), DEEP);
      await frames(page);
      at = await page.evaluate(() => scrollY);
      return at > 0 && at === before;
    })
    .toBe(true);
}

/** The first item of the list that a reader sees, and its distance from the top; below the list, the page counts. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main article')].find(
      (item) => item.getBoundingClientRect().bottom > 64,
    );
    const name = shown?.id || shown?.querySelector('h2')?.textContent;
    return { name, top: shown?.getBoundingClientRect().top ?? -scrollY };
  });

/** Presses a visible link without scrolling to it first. */
async function follow(page: Page): Promise<void> {
  const before = page.url();
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    const found = links.find((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      const isOther = link.origin === location.origin && link.pathname !== location.pathname;
      return isOther && width > 20 && top > 70 && bottom < innerHeight - 80;
    });
    found?.click();
  });
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('main h1').first()).toBeVisible();
}

for (const width of [390, 1280])
  test(`going back restores the exact position of every feed, also after a reload, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    for (const feed of width === 390 ? FEEDS.slice(1) : FEEDS) {
      await open(page, feed);
      await goDown(page);
      const isRestored = async ({ name, top }: Awaited<ReturnType<typeof inSight>>, how: string) => {
        const isSame = async () => {
          const now = await inSight(page);
          return now.name === name && Math.abs(now.top - top) < 2;
        };
        await expect.poll(isSame, { message: how }).toBe(true);
        await frames(page);
        expect(await isSame(), how).toBe(true);
      };
      const before = await inSight(page);
      await follow(page);
      await page.goBack();
      await isRestored(before, `${feed}, back`);
      const again = await inSight(page);
      await follow(page);
      await page.reload();
      await page.locator('html[data-ready]').waitFor();
      await page.goBack();
      await isRestored(again, `${feed}, reload and back`);
    }
  });

test('the position of a page survives another page that the browser loads in between', async ({ page }) => {
  await open(page, '/communities/salary-talk');
  await goDown(page);
  const before = await inSight(page);
  await follow(page);
  await open(page, '/list-of-companies');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.goBack();
  await page.locator('html[data-ready]').waitFor();
  await page.goBack();
  await expect(page).toHaveURL('/communities/salary-talk');
  await expect.poll(async () => (await inSight(page)).name).toBe(before.name);
  await expect.poll(async () => Math.abs((await inSight(page)).top - before.top)).toBeLessThan(2);
});
