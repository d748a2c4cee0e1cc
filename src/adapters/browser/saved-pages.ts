import { LANGUAGE } from '../../core/shared/language';
import type { Random } from '../../core/shared/random';
import type { Storage } from '../../core/shared/storage';
import { PAGES_PREFIX, pagesCacheOf, type SavedPages, takeMembersCache } from '../../core/shell/saved-pages';
import { storeOfflineFiles } from './offline-files';
import { savesData } from './saves-data';

/** The worker stores the pages (sw.js); a browser without it, or one that denies storage, only has none offline. */
export class BrowserSavedPages implements SavedPages {
  readonly #storage: Storage;
  readonly #random: Random;
  #worker: Promise<ServiceWorker | undefined> | undefined;

  constructor(storage: Storage, random: Random) {
    this.#storage = storage;
    this.#random = random;
  }

  async save(path: string, account: string | undefined): Promise<void> {
    if (savesData() || !('caches' in globalThis)) return;
    this.#worker ??= storeOfflineFiles({ writes: false });
    const worker = await this.#worker;
    if (!worker || location.pathname !== path) return;
    const cache = pagesCacheOf(this.#storage, this.#random, account);
    await deletePages((name) => name !== cache);
    worker.postMessage({ type: 'store-page', path, cache, language: LANGUAGE, ...shownHere() });
  }

  savedAt(): number | undefined {
    const time = document.getElementById('saved')?.textContent;
    return time ? Number(time) : undefined;
  }

  async show(): Promise<void> {
    const { pathname, search } = location;
    if (!('caches' in globalThis) || !(await caches.match(pathname, { ignoreVary: true }))) return;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isLoadedHere = load !== undefined && new URL(load.name).pathname === pathname;
    // Never twice in a row: the copy itself may fail.
    const isTried = isLoadedHere && (this.savedAt() !== undefined || load.type === 'reload');
    if (isLoadedHere && search !== '') location.replace(pathname);
    else if (!isTried) location.reload();
  }

  forget(): void {
    const cache = takeMembersCache(this.#storage);
    // Not awaited: the page restarts at once.
    if (cache !== undefined && 'caches' in globalThis) void caches.delete(cache).catch(() => undefined);
  }

  clear(): Promise<void> {
    return 'caches' in globalThis ? deletePages(() => true) : Promise.resolve();
  }
}

async function deletePages(matches: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX));
  await Promise.all(names.filter(matches).map((name) => caches.delete(name)));
}

/** The files and pictures this page has loaded, and its theme. */
function shownHere() {
  const pathOf = (address: string) => {
    const { origin, pathname, search } = new URL(address, location.origin);
    return origin === location.origin ? [pathname + search] : [];
  };
  const loaded = performance.getEntriesByType('resource').flatMap(({ name }) => pathOf(name));
  const { theme } = document.documentElement.dataset;
  return {
    files: loaded.filter((path) => path.startsWith('/assets/')),
    pictures: [...document.images].filter(({ complete }) => complete).flatMap(({ src }) => pathOf(src)),
    looks: { ...(theme && { theme }) },
  };
}
