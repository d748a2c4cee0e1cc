import { describe, expect, it } from 'vitest';
import type { Account, DeletionChoice } from '../../core/profile/account-ending-port';
import type { DeletionChoices } from '../../core/profile/deletion-draft';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../shared/toast-store';
import { AccountStore } from './account-store';

const STALE = new Failure('forbidden', 'deleteAccount', 403, { code: 'FRESH_LOGIN_REQUIRED' });
const STANDING: Account = { deletion: undefined, graceDays: 14, counts: [{ kind: 'POST', count: 2 }] };

function tab(stored?: DeletionChoices) {
  let saved = stored;
  let failure: Failure | undefined;
  const deleted: (readonly DeletionChoice[])[] = [];
  const port = {
    readAccount: async () => STANDING,
    deleteAccount: async ({ choices }: DeletionChoices) => {
      if (failure) throw failure;
      deleted.push(choices);
      return { ...STANDING, deletion: { dueOn: '2026-12-07', choices } };
    },
    keepAccount: async () => STANDING,
    deactivateAccount: async () => {},
    exportAccount: async () => ({ files: [] }),
  };
  const draft = {
    keep: (choices: DeletionChoices) => {
      saved = choices;
    },
    read: () => saved,
    forget: () => {
      saved = undefined;
    },
  };
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  return {
    store: new AccountStore(port, { save: async () => {} }, draft, toasts),
    deleted,
    fail: (next: Failure | undefined) => {
      failure = next;
    },
    stored: () => saved,
    messages: () => toasts.toasts.map(({ text1 }) => text1),
  };
}

describe('the account deletion', () => {
  it('account deletion asks for a fresh login without an error, and stores the choices in the tab until then', async () => {
    const { store, fail, stored, messages: message, deleted } = tab();
    await store.open();
    store.choose('POST', 'KEEP');
    fail(STALE);
    expect(await store.leave()).toBe('freshLogin');
    expect(stored()?.choices).toContainEqual({ kind: 'POST', fate: 'KEEP' });
    expect([message(), deleted, store.busy]).toEqual([[], [], undefined]);
  });

  it('account deletion restores the choices after the login and uses them once', async () => {
    const { store, deleted, stored } = tab({ choices: [{ kind: 'POST', fate: 'KEEP' }] });
    await store.open();
    expect(store.choices).toContainEqual({ kind: 'POST', fate: 'REMOVE' });
    store.recall();
    expect(store.choices).toContainEqual({ kind: 'POST', fate: 'KEEP' });
    expect(await store.leave()).toBe('asked');
    expect(deleted).toEqual([store.choices]);
    expect(stored()).toBeUndefined();
  });

  it('account deletion shows an error when the service is unavailable, and stores nothing', async () => {
    const { store, fail, stored, messages: message } = tab();
    await store.open();
    fail(new Failure('unavailable', 'deleteAccount', 503));
    expect(await store.leave()).toBe('failed');
    expect([stored(), message().length]).toEqual([undefined, 1]);
  });
});
