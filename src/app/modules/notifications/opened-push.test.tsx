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

/** What the page answers when a notification is clicked. */
function click(at = Date.now()): readonly unknown[] {
  const answers: unknown[] = [];
  const answer = { postMessage: (message: unknown) => answers.push(message) };
  const data = { type: 'open', url: '/user-settings?tab=1', at };
  worker.dispatchEvent(new MessageEvent('message', { data, ports: [answer] as never }));
  return answers;
}

it('a clicked push notification opens within the page, which answers the worker', async () => {
  const { router } = await openPage();
  expect(click()).toEqual(['opened']);
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-settings'));
});

it('a clicked push notification leaves a page with an open dialog as it is', async () => {
  const { router } = await openPage();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  expect(click()).toEqual([]);
  expect(router.state.location.pathname).toBe('/notifications');
  dialog.remove();
});

it('a page that was frozen when a push notification was clicked stays where it is', async () => {
  const { router } = await openPage();
  expect(click(Date.now() - 60_000)).toEqual([]);
  expect(router.state.location.pathname).toBe('/notifications');
});

it('a sign-out leaves neither a push subscription nor a notification on screen for the next member', async () => {
  const { container } = await openPage();
  container.get(SessionEndStore).leave({ text: 'Signed out' });
  await expect.poll(() => worker.left).toEqual([]);
});
