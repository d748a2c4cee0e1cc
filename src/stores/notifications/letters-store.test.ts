import { expect, it } from 'vitest';
import { FormDraft } from '../../core/composer/form-draft';
import { LETTER_FORM } from '../../core/notifications/letter-draft';
import type { LettersPort } from '../../core/notifications/letters-port';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import type { ToastStore } from '../shared/toast-store';
import { LettersStore } from './letters-store';

/** Types an address and asks. */
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

it('[R-877] says where the link went, and begins no letters by itself', async () => {
  const { store, asked } = world();
  await store.open();
  await asking(store, '  Tara@Mailbox.Example ');
  expect([asked, store.askedAt, store.address]).toEqual([
    ['tara@mailbox.example'],
    'tara@mailbox.example',
    undefined,
  ]);
});

it('says at once that something is no address, and asks nobody', async () => {
  const { store, asked } = world();
  await asking(store, 'tara at mailbox');
  expect([asked, store.trouble]).toEqual([[], 'Enter a valid email address.']);
});

it('says why a link could not be sent, and can be asked again', async () => {
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

it('[R-877] forgets the address with one press', async () => {
  const { store, said } = world({ readLetterAddress: async () => ({ address: 't•••@mailbox.example' }) });
  await store.open();
  await store.stop();
  expect([store.address, said]).toEqual([undefined, ['Email notifications are off.']]);
});

it('[R-877] an address that was typed is there again until it is asked for', async () => {
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
