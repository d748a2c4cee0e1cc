import { expect, it } from 'vitest';
import { FeedbackDraft } from '../../core/profile/feedback-draft';
import type { Feedback, FeedbackPort } from '../../core/profile/feedback-port';
import { memoryStorage } from '../../core/shell/memory-storage';
import { ToastStore } from '../shared/toast-store';
import { FeedbackStore } from './feedback-store';

const TOLD: Feedback = { topic: 'praise', rating: 5, text: 'The salaries are honest.' };
const TYPED = 'The picture of my badge never arrives.';

/** Somebody who told one thing before and is about to tell another; what is sent is answered when the test says so. */
async function writing() {
  const line = { answer: () => {} };
  const port: FeedbackPort = {
    listFeedback: async () => [TOLD],
    sendFeedback: (sent) =>
      new Promise((resolve) => {
        line.answer = () => resolve(sent);
      }),
  };
  const storage = memoryStorage();
  const still = { after: () => () => undefined, every: () => () => undefined };
  const toasts = new ToastStore(still, { id: () => 'toast' });
  const again = () => new FeedbackStore(port, toasts, new FeedbackDraft(storage));
  const store = again();
  await store.open();
  store.change({ text: TYPED, rating: 2 });
  return { store, line, again };
}

it('[R-055] whoever writes first and then chooses what it is about finds their words there', async () => {
  const { store, again } = await writing();
  store.about('problem');
  expect(store.draft).toEqual({ topic: 'problem', rating: 2, text: TYPED });
  // A page that comes back has them at the same topic.
  const later = again();
  later.recall();
  expect(later.draft).toEqual(store.draft);
});

it('[R-055] beside what was told of another topic the words wait at theirs', async () => {
  const { store } = await writing();
  store.about('praise');
  expect(store.draft).toEqual(TOLD);
  store.change({ text: 'The salaries are very honest.' });
  store.about('suggestion');
  expect(store.draft.text).toBe(TYPED);
  store.about('praise');
  expect(store.draft.text).toBe('The salaries are very honest.');
});

it('[R-055] what is typed while the first words are under way is kept', async () => {
  const { store, line, again } = await writing();
  const sent = store.send();
  store.change({ text: `${TYPED} Not today either.` });
  line.answer();
  await sent;
  const later = again();
  later.recall();
  expect([store.draft.text, later.draft.text]).toEqual([
    `${TYPED} Not today either.`,
    `${TYPED} Not today either.`,
  ]);
});
