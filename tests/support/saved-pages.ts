import { expect, type Page } from '@playwright/test';
import { open } from './watched-page';

/** The stored pages and pictures, by path. */
export const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith('pages-')))
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** Everything stored about pages. */
export const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith('pages-'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '');
    }
    return texts.join();
  });

/** Opens a page like a reader and waits until it is stored. */
export async function openSaved(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press('Shift');
  await expect.poll(() => storedPaths(page)).toContain(new URL(path, page.url()).pathname);
  // The empty page is the last file the build needs.
  await expect
    .poll(() => page.evaluate(() => caches.match('/offline-shell', { ignoreSearch: true }).then(Boolean)))
    .toBe(true);
}
