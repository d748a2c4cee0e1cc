import { LANGUAGE } from '../../core/shared/language';
import { registerWorker } from './push-worker';

/** Must match the message in sw.js. */
const STORE = { type: 'store-offline-files', language: LANGUAGE };

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
