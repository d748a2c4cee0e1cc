import { expect, it } from 'vitest';
import { FeedbackDraft } from '../../core/profile/feedback-draft';
import type { Feedback, FeedbackPort } from '../../core/profile/feedback-port';
import { memoryStorage } from '../../core/shell/memory-storage';
import { ToastStore } from '../shared/toast-store';
import { FeedbackStore } from './feedback-store';

const CONTRIBUTION: Feedback = { topic: 'praise', rating: 5, text: 'The salaries are honest.' };
const TYPED = 'The picture of my badge never arrives.';

/** A user with one sent feedback and another in progress; the test decides when the response arrives. */
async function writing() {
  const line = { answer: () => {} };
  const port: FeedbackPort = {
    listFeedback: async () => [CONTRIBUTION],
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
  return { store, connection: line, again };
}

it('[R-055] feedback text typed before choosing a topic moves to the chosen topic', async () => {
  const { store, again } = await writing();
  store.about('problem');
  expect(store.draft).toEqual({ topic: 'problem', rating: 2, text: TYPED });
  // After a reload the text is still at the same topic.
  const later = again();
  later.recall();
  expect(later.draft).toEqual(store.draft);
});

it('feedback text typed while the sent feedback loads again stays', async () => {
  const { store } = await writing();
  store.recall();
  const again = store.open();
  store.change({ text: `${TYPED} Twice.` });
  await again;
  expect(store.draft.text).toBe(`${TYPED} Twice.`);
});

it('[R-055] unsent feedback text stays with its topic when another topic already has feedback', async () => {
  const { store } = await writing();
  store.about('praise');
  expect(store.draft).toEqual(CONTRIBUTION);
  store.change({ text: 'The salaries are very honest.' });
  store.about('suggestion');
  expect(store.draft.text).toBe(TYPED);
  store.about('praise');
  expect(store.draft.text).toBe('The salaries are very honest.');
});

it('[R-055] text typed while feedback is being sent is preserved', async () => {
  const { store, connection: line, again } = await writing();
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
