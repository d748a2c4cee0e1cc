import type { Page } from '@playwright/test';

/** Everything on the page and the device that another person could read. */
export async function everythingReadable(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name }) =>
          new Promise((resolve) => {
            const request = indexedDB.open(name ?? '');
            // Deleted meanwhile: opening must not create it again.
            request.onupgradeneeded = () => request.transaction?.abort();
            request.onsuccess = () => {
              const db = request.result;
              const stores = [...db.objectStoreNames];
              if (stores.length === 0) {
                db.close();
                return resolve([]);
              }
              const reading = db.transaction(stores);
              reading.onabort = () => resolve([]);
              const all = stores.map((store) => reading.objectStore(store).getAll());
              reading.oncomplete = () => {
                db.close();
                resolve(all.map(({ result }) => result));
              };
            };
            request.onerror = () => resolve([]);
          }),
      ),
    );
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields.map(({ value }) => value),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      rows,
      location.href,
      history.state,
    ]);
  });
}
