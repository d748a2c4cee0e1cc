import { type SharedText, type SharedTextPort, sharedText } from '../../core/composer/shared-text';

/** Must match sw.js, which stores what the browser sends to the share target. */
const CACHE = 'shared';
const ENTRY = '/share';
/** A visitor has this long to log in. */
const MAX_AGE = 30 * 60_000;

export const browserSharedText: SharedTextPort = {
  // A browser that denies its storage has no shared text.
  take: () => taken().catch(() => undefined),
  forget: () => void globalThis.caches?.delete(CACHE).catch(() => undefined),
};

async function taken(): Promise<SharedText | undefined> {
  const response = await globalThis.caches?.match(ENTRY, { cacheName: CACHE });
  if (!response) return undefined;
  await caches.delete(CACHE);
  const { at, ...fields } = Object(await response.json());
  return Date.now() - at < MAX_AGE ? sharedText(fields) : undefined;
}
