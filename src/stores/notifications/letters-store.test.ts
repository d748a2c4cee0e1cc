import { expect, it } from 'vitest';
import { FormDraft } from '../../core/composer/form-draft';
import { LETTER_FORM } from '../../core/notifications/letter-draft';
import type { LettersPort } from '../../core/notifications/letters-port';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import type { ToastStore } from '../shared/toast-store';
import { LettersStore } from './letters-store';

const asking = (store: LettersStore, address: string) => {
  store.type(address);
  return store.ask();
};

function world(port: Partial<LettersPort> = {}) {
  const asked: string[] = [];
  const said: (string | undefined)[] = [];
  const letters = {
    readLetterAddress: async () => ({ address: undefined }),
    askForLetters: async ({ address }: { readonly address: string }) => void asked.push(address),
    stopLetters: async () => undefined,
    ...port,
  } as LettersPort;
  const toasts = { show: ({ text1 }: { text1?: string }) => said.push(text1) } as unknown as ToastStore;
  const kept = new FormDraft(memoryStorage(), LETTER_FORM);
  return {
    store: new LettersStore(letters, toasts, kept),
    again: () => new LettersStore(letters, toasts, kept),
    asked,
    said,
  };
}

it('[R-877] requesting emails shows where the link went and does not start emails yet', async () => {
  const { store, asked } = world();
  await store.open();
  await asking(store, '  Tara@Mailbox.Example ');
  expect([asked, store.askedAt, store.address]).toEqual([
    ['tara@mailbox.example'],
    'tara@mailbox.example',
    undefined,
  ]);
});

it('an invalid email address is reported at once without a request', async () => {
  const { store, asked } = world();
  await asking(store, 'tara at mailbox');
  expect([asked, store.trouble]).toEqual([[], 'Enter a valid email address.']);
});

it('a confirmation link that cannot be sent shows the reason and can be requested again', async () => {
  const { store } = world({
    askForLetters: async () => {
      throw new Failure('limited', 'askForLetters', 429);
    },
  });
  await asking(store, 'tara@mailbox.example');
  expect([store.trouble, store.askedAt, store.isBusy]).toEqual([
    'Too many attempts today. Try again tomorrow.',
    undefined,
    false,
  ]);
});

it('[R-877] one press deletes the email address', async () => {
  const { store, said } = world({ readLetterAddress: async () => ({ address: 't•••@mailbox.example' }) });
  await store.open();
  await store.stop();
  expect([store.address, said]).toEqual([undefined, ['Email notifications are off.']]);
});

it('[R-877] a typed email address is restored until it is submitted', async () => {
  const { store, again } = world();
  await store.open();
  store.type('tara@mail');
  const later = again();
  await later.open();
  expect(later.text).toBe('tara@mail');
  await asking(later, 'tara@mailbox.example');
  const last = again();
  await last.open();
  expect(last.text).toBe('');
});
