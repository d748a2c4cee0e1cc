import type { Permission, WebPush } from '../../core/notifications/web-push';
import { findWorker, registerWorker } from './push-worker';

/** Must match sw.js. */
const ANSWER_TIME = 500;

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
    const worker = await findWorker();
    // The next member must not read or open them.
    for (const notification of (await worker?.getNotifications()) ?? []) notification.close();
    const subscription = await worker?.pushManager.getSubscription();
    if (!subscription) return undefined;
    const token = JSON.stringify(subscription);
    await subscription.unsubscribe();
    return token;
  },

  onOpen: (open) => {
    if (!canPush()) return () => undefined;
    // The message must match sw.js.
    const opened = ({ data, ports: [answer] }: MessageEvent) => {
      // An open dialog would cover the page: a window beside it leaves both visible.
      if (data?.type !== 'open' || !answer || document.querySelector('dialog[open]')) return;
      // A page that was frozen gets it late, when a window is open already.
      if (Date.now() - data.at > ANSWER_TIME) return;
      answer.postMessage('opened');
      open(data.url);
    };
    navigator.serviceWorker.addEventListener('message', opened);
    return () => navigator.serviceWorker.removeEventListener('message', opened);
  },
};

/** The native app receives push messages itself and needs no worker. */
export const noPush: WebPush = {
  permission: () => undefined,
  prepare: () => Promise.resolve(),
  ask: () => Promise.resolve('denied'),
  subscribe: () => Promise.resolve(undefined),
  unsubscribe: () => Promise.resolve(undefined),
  onOpen: () => () => undefined,
};
