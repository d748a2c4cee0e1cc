import { expect, type Page } from '@playwright/test';
import { open } from './watched-page';

/** Members without any network: no file, page or service is available. */

export const IMRAN = 'Mb2imranS7Vt5Wk9';
export const OFFERS = 'Kq3vN8xWm2Zt7Rf1';

/** Unique titles and texts, so that a journey can be repeated on the same data. */
export const unique = (text: string) => `${text} ${Date.now() % 1_000_000}`;

/** Opens a page as a member and waits until everything needed offline has loaded. */
export async function openReady(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const shell = await caches.match('/offline-shell', { ignoreSearch: true, ignoreVary: true });
        // The last preloaded file, which the page loads itself.
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        const loaded = files.some((name) => name.includes('/renew-session.'));
        return loaded && shell !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}

export const strip = (page: Page) => page.getByRole('button', { name: /^(Waiting to send|Not sent)/ });
export const queue = (page: Page) => page.getByRole('dialog', { name: 'Waiting to send' });

export async function writeComment(page: Page, text: string) {
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
}

/** Everything the browser stores for this site that scripts can read. */
export const storedText = (page: Page) =>
  page.evaluate(async () => {
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((opened) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => opened(request.result);
      });
      for (const store of db.objectStoreNames) {
        rows.push(
          await new Promise((read) => {
            const request = db.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => read(request.result);
          }),
        );
      }
      db.close();
    }
    return JSON.stringify(rows);
  });
export const upvotes = (page: Page) => page.getByRole('button', { name: /^Upvote/ });
