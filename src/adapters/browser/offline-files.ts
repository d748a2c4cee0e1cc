import { LANGUAGE } from '../../core/shared/language';
import { registerWorker } from './push-worker';

/**
 * Lets the worker cache the build's files, and those for writing. Without a worker, the page only fails to open
 * offline. The message must match sw.js.
 */
export async function storeOfflineFiles({
  writes,
}: {
  readonly writes: boolean;
}): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    await registerWorker();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'store-offline-files', language: LANGUAGE, writes });
    return active ?? undefined;
  } catch {
    return undefined;
  }
}
