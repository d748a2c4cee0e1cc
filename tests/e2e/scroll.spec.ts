import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/watched-page';

test.use({ viewport: { width: 390, height: 844 } });

/** The first thing in sight, and where it is. */
const place = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('main article[id], main [data-anchor][id]')];
    const item = items.find((one) => one.getBoundingClientRect().bottom > 64);
    return { id: item?.id ?? '', top: Math.round(item?.getBoundingClientRect().top ?? -scrollY) };
  });
const topOf = (page: Page, id: string) =>
  page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -scrollY),
    id,
  );
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let at = 0; at < left; at += 1) await new Promise(requestAnimationFrame);
  }, count);
const toJobs = async (page: Page) => {
  await page.getByRole('navigation').last().getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
};
/** Long after the page has come, and before the reader does anything. */
const SETTLED = 40;

test('back leads to where the reader was when they left in the very moment in which they scrolled', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 600));
  await frames(page, 3);
  const left = await page.evaluate(() => {
    scrollBy(0, 475);
    const items = [...document.querySelectorAll('main article[id]')];
    const item = items.find((one) => one.getBoundingClientRect().bottom > 64);
    document.querySelector<HTMLElement>('nav a[href="/jobs"]')?.click();
    return { id: item?.id ?? '', top: Math.round(item?.getBoundingClientRect().top ?? 0) };
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => place(page)).toEqual(left);
});

for (const [what, late] of [
  ['the end of the page', 'main { height: 1000px; overflow: hidden; }'],
  ['a part of the first post in sight', 'main article > :first-child { display: none; }'],
] as const) {
  test(`back leads to where the reader was although ${what} comes late`, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo(0, 1500));
    await frames(page, 3);
    await page.evaluate(() => scrollBy(0, 211));
    await frames(page, 3);
    const left = await place(page);
    await toJobs(page);
    await page.evaluate((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      style.id = 'late';
      document.head.append(style);
    }, late);
    await page.goBack();
    await expect(page.locator(`#${left.id}`)).toBeAttached();
    await frames(page, SETTLED);
    await page.evaluate(() => document.getElementById('late')?.remove());
    await expect.poll(() => place(page)).toEqual(left);
  });
}

test('a page that moves late stays where the reader has scrolled since they came back', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 1500));
  await frames(page, 3);
  await toJobs(page);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await frames(page, SETTLED);
  // A drag of the scrollbar: no key, wheel or finger.
  await page.evaluate(() => scrollTo(0, 300));
  await frames(page, 3);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '75px';
    document.querySelector('main')?.append(late);
  });
  await frames(page, 3);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(500);
});

test('a page that was opened by its address is left and found again at its own place, not at that of an earlier one', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 900));
  await frames(page, 3);
  await open(page, '/list-of-companies');
  const left = await place(page);
  await page.getByRole('navigation').last().getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toHaveCount(0);
  await frames(page, SETTLED);
  expect(await place(page)).toEqual(left);
});

test('[R-198] forty steps there and back through lists of all heights lose no place, with fonts and pictures that come late', async ({
  page,
}) => {
  test.setTimeout(120_000);
  let held: (() => void)[] = [];
  await page.route(/\.woff2$|\/media\//, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue().catch(() => undefined);
  });
  const release = () => {
    for (const go of held) go();
    held = [];
  };
  const lists = ['/', '/communities', '/list-of-companies', '/interviews', '/reviews/zentrix-labs-reviews'];
  for (const [at, list] of lists.entries()) {
    await page.goto(list, { waitUntil: 'commit' });
    await page.locator('html[data-ready]').waitFor();
    for (const step of [1, 2, 3, 4]) {
      await page.evaluate((y) => scrollTo(0, y), 137 * step + 31 * at);
      await frames(page, 3);
      if (step === 2) release();
      const left = await place(page);
      await toJobs(page);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toHaveCount(0);
      await frames(page, SETTLED);
      release();
      await frames(page, 3);
      expect({ list, step, top: await topOf(page, left.id) }).toEqual({ list, step, top: left.top });
    }
  }
});
