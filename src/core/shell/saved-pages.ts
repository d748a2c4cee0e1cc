import type { Random } from '../shared/random';
import type { Storage } from '../shared/storage';

/** The public pages opened on this device, stored for reading offline. */
export abstract class SavedPages {
  /** Stores the page at this path as a visitor sees it, and the files it needs. */
  abstract save(path: string, account: string | undefined): Promise<void>;
  /** When the page that the browser loaded was saved; undefined for a page from the network. */
  abstract savedAt(): number | undefined;
  /** Replaces a page that could not load with its saved copy, if there is one. */
  abstract show(): Promise<void>;
  /** Deletes the pages a member opened; a visitor's pages stay. */
  abstract forget(): void;
  /** Deletes all pages. */
  abstract clear(): Promise<void>;
}

/** Must match the prefix in sw.js. */
export const PAGES_PREFIX = 'pages-';
const KEY = 'savedPages:v1';
const VISITOR = '';

interface PagesOwner {
  readonly account: string;
  readonly cache: string;
}

/**
 * The cache with the reader's pages. A visitor who logs in keeps their pages; another account gets a new, empty cache.
 */
export function pagesCacheOf(storage: Storage, random: Random, account = VISITOR): string {
  const known = ownerIn(storage);
  const isOwn = known?.account === VISITOR || known?.account === account;
  const cache = known && isOwn ? known.cache : PAGES_PREFIX + random.id();
  storage.write(KEY, JSON.stringify({ account, cache } satisfies PagesOwner));
  return cache;
}

/** The cache to delete after the member has signed out. */
export function takeMembersCache(storage: Storage): string | undefined {
  const known = ownerIn(storage);
  if (known === undefined || known.account === VISITOR) return undefined;
  storage.remove(KEY);
  return known.cache;
}

function ownerIn(storage: Storage): PagesOwner | undefined {
  try {
    const { account, cache } = Object(JSON.parse(storage.read(KEY) ?? ''));
    const fits = typeof account === 'string' && typeof cache === 'string' && cache.startsWith(PAGES_PREFIX);
    return fits ? { account, cache } : undefined;
  } catch {
    return undefined;
  }
}
