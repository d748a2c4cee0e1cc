import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { SessionEndStore } from '../../../stores/login/session-end-store';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/notifications/notifications-screen'),
    import('../../../views/notifications/notification-sync'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

/** A service worker with a push subscription and a notification on screen. */
class Worker extends EventTarget {
  left: readonly string[] = ['notification', 'subscription'];
  listening = false;
  readonly register = async () => this.#registration;
  readonly getRegistration = async () => this.#registration;
  readonly #gone = (what: string) => {
    this.left = this.left.filter((item) => item !== what);
  };
  readonly #subscription = { unsubscribe: async () => this.#gone('subscription') };
  readonly #registration = {
    pushManager: { getSubscription: async () => this.#subscription },
    getNotifications: async () => [{ close: () => this.#gone('notification') }],
  };
  readonly ready = Promise.resolve(this.#registration);

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listening = true;
    super.addEventListener(...args);
  }
}

let worker: Worker;
beforeEach(() => {
  worker = new Worker();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const openPage = async () => {
  const page = await showPage('/notifications', {});
  await touchUntil(() => expect(worker.listening).toBe(true));
  return page;
};

it('a clicked push notification opens within the page, which answers the worker', async () => {
  const { router } = await openPage();
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const data = { type: 'open', url: '/user-settings?tab=1' };
  worker.dispatchEvent(new MessageEvent('message', { data, ports: [port2] as never }));
  expect(await answer).toBe('opened');
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-settings'));
});

it('a sign-out leaves neither a push subscription nor a notification on screen for the next member', async () => {
  const { container } = await openPage();
  container.get(SessionEndStore).leave({ text: 'Signed out' });
  await expect.poll(() => worker.left).toEqual([]);
});
