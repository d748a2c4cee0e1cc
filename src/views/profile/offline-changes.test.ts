import type { Container } from 'inversify';
import { expect, it } from 'vitest';
import { testContainer } from '../../../tests/support/test-container';
import { FeedbackStore } from '../../stores/feed/feedback-store';
import { AccountStore } from '../../stores/profile/account-store';
import { BlockedStore } from '../../stores/profile/blocked-store';
import { DetailsStore } from '../../stores/profile/details-store';
import { EducationStore } from '../../stores/profile/education-store';
import { ToastStore } from '../../stores/shared/toast-store';

const OFFLINE = 'You’re offline. Try again when you’re back online.';
const cut = () => {
  throw new TypeError('Failed to fetch');
};

const CHANGES: Readonly<Record<string, readonly [string, (container: Container) => Promise<unknown>]>> = {
  'the deletion of the account': [
    'deleteAccount',
    async (container) => {
      const store = container.get(AccountStore);
      await store.open();
      await store.leave();
    },
  ],
  'new account details': [
    'saveBasicDetails',
    async (container) => {
      const store = container.get(DetailsStore);
      await store.open();
      store.begin();
      await store.save();
    },
  ],
  'a deleted education': [
    'removeEducation',
    async (container) => {
      const { list } = container.get(EducationStore);
      await list.open();
      await list.remove(list.items[0]?.id ?? '');
    },
  ],
  'an unblocked alias': [
    'unblock',
    async (container) => {
      const store = container.get(BlockedStore);
      await store.open();
      await store.unblock(store.aliases[0]?.id ?? '');
    },
  ],
  'a message to us': [
    'sendFeedback',
    async (container) => {
      const store = container.get(FeedbackStore);
      store.change({ text: 'Dark mode is too dark.' });
      await store.send();
    },
  ],
};

it.each(Object.entries(CHANGES))(
  '%s that the device could not send says that it is offline',
  async (_, [operation, change]) => {
    const container = await testContainer({ responses: { [operation]: cut } });
    await change(container);
    expect(container.get(ToastStore).toasts.map(({ text1 }) => text1)).toEqual([OFFLINE]);
  },
);
