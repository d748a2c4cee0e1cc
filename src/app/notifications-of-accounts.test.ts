import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const WORKER = readFileSync(new URL('public/sw.js', import.meta.url), 'utf8');

interface Shown {
  readonly title: string;
  readonly data: { readonly url: string };
}

const cookiesOf = (device: { readonly account: string | undefined }) => ({
  get: async (name: string) =>
    name === 'UAC_I' && device.account !== undefined ? { value: device.account } : undefined,
});

/** A browser with our worker, the account of its cookies, and what is on its screen. */
function browser(account: string | undefined, readsCookies = true) {
  const device = { account, isSubscribed: true, shown: [] as Shown[] };
  const listeners = new Map<string, (event: object) => void>();
  const getNotifications = async () =>
    device.shown.map((item) => ({
      ...item,
      close: () => {
        device.shown = device.shown.filter((other) => other !== item);
      },
    }));
  const subscription = {
    unsubscribe: async () => {
      device.isSubscribed = false;
    },
  };
  const self = {
    location: { origin: 'https://humkaar.example' },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    cookieStore: readsCookies ? cookiesOf(device) : undefined,
    registration: {
      getNotifications,
      showNotification: async (title: string, { data }: Pick<Shown, 'data'>) =>
        void device.shown.push({ title, data }),
      pushManager: { getSubscription: async () => (device.isSubscribed ? subscription : undefined) },
    },
  };
  const fire = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    const add = (done: Promise<unknown>) => void work.push(done);
    listeners.get(type)?.({ ...event, waitUntil: add, respondWith: add });
    await Promise.all(work);
  };
  runInNewContext(WORKER, { self, URL, navigator: { languages: ['en'] } });
  return {
    device,
    push: (title: string) =>
      fire('push', { data: { json: () => ({ title, body: 'Open it.', tag: title, url: '/p/x?k=1' }) } }),
    /** Opens a page; its response may change the cookies. */
    openPage: (respond: () => void = () => {}) =>
      fire('fetch', {
        request: { url: 'https://humkaar.example/', mode: 'navigate', method: 'GET' },
        preloadResponse: Promise.resolve().then(() => {
          respond();
          return {};
        }),
      }),
    titles: () => device.shown.map(({ title }) => title),
  };
}

it('a push closes the notifications of another account and leaves those of the same one', async () => {
  const { device, push, titles } = browser('asha');
  await push('A reply');
  await push('A mention');
  expect(titles()).toEqual(['A reply', 'A mention']);
  device.account = 'sudha';
  await push('A message');
  expect(titles()).toEqual(['A message']);
});

it('a page of another member closes the notifications of the earlier one', async () => {
  const { device, push, openPage, titles } = browser('asha');
  await push('A reply');
  await openPage();
  expect(titles()).toEqual(['A reply']);
  device.account = 'sudha';
  await openPage();
  expect([titles(), device.isSubscribed]).toEqual([[], true]);
});

it('a page whose session has ended closes the notifications and ends the push subscription', async () => {
  const { device, push, openPage, titles } = browser('asha');
  await push('A reply');
  await openPage(() => {
    device.account = undefined;
  });
  expect([titles(), device.isSubscribed]).toEqual([[], false]);
});

it('a push that arrives after the sign-out shows neither its text nor its page', async () => {
  const { device, push } = browser(undefined);
  await push('A reply');
  expect(device.shown).toMatchObject([{ title: 'Humkaar', data: { url: '/notifications' } }]);
});

it('a browser whose worker cannot read cookies shows and keeps every notification', async () => {
  const { device, push, openPage, titles } = browser(undefined, false);
  await push('A reply');
  await openPage();
  expect([titles(), device.isSubscribed]).toEqual([['A reply'], true]);
});
