import type { Permission, WebPush } from '../../core/notifications/web-push';
import { findWorker, registerWorker } from './push-worker';

const canPush = (): boolean =>
  'Notification' in globalThis && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Web push as browsers support it, with a dedicated worker that does nothing else. */
export const browserPush: WebPush = {
  permission: () => (canPush() ? (Notification.permission as Permission) : undefined),

  prepare: async () => {
    // Without a worker, a closed page only misses its notifications.
    await registerWorker().catch(() => undefined);
  },

  ask: async () => (await Notification.requestPermission()) as Permission,

  subscribe: async (key) => {
    try {
      await registerWorker();
      const { pushManager } = await navigator.serviceWorker.ready;
      const known = await pushManager.getSubscription();
      const options = { userVisibleOnly: true, applicationServerKey: key };
      return JSON.stringify(known ?? (await pushManager.subscribe(options)));
    } catch {
      return undefined;
    }
  },

  unsubscribe: async () => {
    const subscription = await (await findWorker())?.pushManager.getSubscription();
    if (!subscription) return undefined;
    const token = JSON.stringify(subscription);
    await subscription.unsubscribe();
    return token;
  },
};

/** The native app receives push messages itself and needs no worker. */
export const noPush: WebPush = {
  permission: () => undefined,
  prepare: () => Promise.resolve(),
  ask: () => Promise.resolve('denied'),
  subscribe: () => Promise.resolve(undefined),
  unsubscribe: () => Promise.resolve(undefined),
};
