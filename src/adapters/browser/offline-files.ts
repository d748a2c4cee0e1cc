import { registerWorker } from './push-worker';

/** Must match the store name in sw.js. */
const STORE = 'store-offline-files';

/** Lets the worker cache the build's files. Without a worker, the page only fails to open offline. */
export async function storeOfflineFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await registerWorker();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(STORE);
  } catch {
    return;
  }
}
