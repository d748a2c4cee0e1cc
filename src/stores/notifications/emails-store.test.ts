import { expect, it } from 'vitest';
import { FormDraft } from '../../core/composer/form-draft';
import { EMAIL_FORM } from '../../core/notifications/email-address-draft';
import type { EmailsPort } from '../../core/notifications/emails-port';
import { noticeText } from '../../core/notifications/text';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import type { ToastStore } from '../shared/toast-store';
import { EmailsStore } from './emails-store';

const send = (store: EmailsStore, address: string) => {
  store.type(address);
  return store.ask();
};

function env(port: Partial<EmailsPort> = {}) {
  const requests: string[] = [];
  const messages: (string | undefined)[] = [];
  const emails = {
    readEmailAddress: async () => ({ address: undefined }),
    requestEmails: async ({ address }: { readonly address: string }) => void requests.push(address),
    stopEmails: async () => undefined,
    ...port,
  } as EmailsPort;
  const toasts = {
    show: ({ text1 }: { text1?: string }) => messages.push(text1),
    fail: (_: Failure, text1?: string) => messages.push(text1),
  } as unknown as ToastStore;
  const saved = new FormDraft(memoryStorage(), EMAIL_FORM);
  return {
    store: new EmailsStore(emails, toasts, saved),
    again: () => new EmailsStore(emails, toasts, saved),
    asked: requests,
    messages,
  };
}

it('an address that could not be loaded is reported, and no row claims that email is off', async () => {
  const { store, messages } = env({
    readEmailAddress: () => Promise.reject(new Failure('unavailable', 'readEmailAddress', 503)),
  });
  await store.open();
  expect([store.isKnown, messages]).toEqual([false, ['Something went wrong. Please try again.']]);
});

it('[R-877] requesting emails shows where the link was sent and does not start emails yet', async () => {
  const { store, asked: requests } = env();
  await store.open();
  await send(store, '  Tara@Mailbox.Example ');
  expect([requests, store.requestedAt, store.address]).toEqual([
    ['tara@mailbox.example'],
    'tara@mailbox.example',
    undefined,
  ]);
});

it('an invalid email address is reported at once without a request', async () => {
  const { store, asked: requests } = env();
  await send(store, 'tara at mailbox');
  expect([requests, store.trouble]).toEqual([[], 'Enter a valid email address.']);
});

it.each([
  [new Failure('limited', 'requestEmails', 429), 'Too many attempts today. Try again tomorrow.'],
  [
    new Failure('unavailable', 'requestEmails', 503, { code: 'EMAIL_UNAVAILABLE', retryAfter: 60 }),
    'We can’t send emails right now. Try again in a few minutes.',
  ],
])(
  'a confirmation link that cannot be sent shows the reason and can be requested again',
  async (why, trouble) => {
    const { store } = env({ requestEmails: () => Promise.reject(why) });
    await send(store, 'tara@mailbox.example');
    expect([store.trouble, store.requestedAt, store.isBusy]).toEqual([trouble, undefined, false]);
  },
);

it('[R-877] one press deletes the email address', async () => {
  const { store, messages } = env({
    readEmailAddress: async () => ({ address: 't•••@mailbox.example' }),
  });
  await store.open();
  await store.stop();
  expect([store.address, messages]).toEqual([undefined, ['Email notifications are off.']]);
});

it('[R-877] a typed email address is restored until it is submitted', async () => {
  const { store, again } = env();
  await store.open();
  store.type('tara@mail');
  const later = again();
  await later.open();
  expect(later.text).toBe('tara@mail');
  await send(later, 'tara@mailbox.example');
  const last = again();
  await last.open();
  expect(last.text).toBe('');
});

it('emails that could not be stopped are reported, because their row has no form', async () => {
  const { store, messages } = env({
    readEmailAddress: async () => ({ address: 'meera@mailbox.example' }),
    stopEmails: () => Promise.reject(new Failure('unavailable', 'stopEmails', 503)),
  });
  await store.open();
  await store.stop();
  expect(messages).toEqual([noticeText.preferences.letters.failed]);
  expect(store.address).toBe('meera@mailbox.example');
});

it('an address whose page was left shows the result or the error on the next page', async () => {
  let failed = true;
  const { store, messages } = env({
    requestEmails: async () => {
      if (failed) throw new Failure('unavailable', 'requestEmails', 503);
    },
  });
  const text = noticeText.preferences.letters;
  const first = send(store, 'meera@mailbox.example');
  store.leave();
  await first;
  expect([messages, store.trouble]).toEqual([[text.failed], undefined]);
  await store.open();
  failed = false;
  const second = send(store, 'meera@mailbox.example');
  store.leave();
  await second;
  expect(messages.at(-1)).toBe(text.asked('meera@mailbox.example'));
});
