import { registerWorker } from './push-worker';

/** What sw.js listens for. */
const STORE = 'store-offline-files';

/** Lets the worker store the build's files. A page without a worker only cannot be opened offline. */
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
