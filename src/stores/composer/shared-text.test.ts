import { expect, it } from 'vitest';
import { emptyOffer } from '../../core/posts/post-draft';
import { community, composer } from './composer-testing';

it('shared text starts an empty post, and an unfinished draft stays as it is', () => {
  const shared = { title: 'From a news app', text: 'https://news.example/1' };
  const { store, posts } = composer();
  store.addShared(shared);
  expect([store.shared, store.draft.title, store.draft.text]).toEqual([true, shared.title, shared.text]);
  store.close();
  expect(store.shared).toBe(false);
  store.addShared({ title: 'Another', text: '' });
  expect([store.waiting?.title, store.draft.title]).toEqual(['Another', shared.title]);
  store.replaceDraft();
  expect([store.shared, store.draft.title, store.draft.text]).toEqual([true, 'Another', '']);
  expect(posts).toEqual([]);
});

it('a preset fills an empty post, and waits if an unfinished draft has other text', () => {
  const review = { community, title: 'How is it to work there?', text: 'On-call is paid.' };
  const offers = { extra: 'offers', offers: [{ ...emptyOffer, fixed: '18 lakh' }] } as const;
  const { store } = composer();
  store.prefill(review);
  store.prefill(review);
  expect([store.draft.title, store.waiting]).toEqual([review.title, undefined]);
  store.prefill(offers);
  expect([store.draft.extra, store.draft.offers, store.waiting]).toEqual(['none', [emptyOffer], offers]);
  store.close();
  expect(store.waiting).toBeUndefined();
  store.prefill({ extra: 'poll' });
  expect([store.draft.title, store.draft.extra, store.waiting]).toEqual([review.title, 'poll', undefined]);
  store.prefill(offers);
  store.replaceDraft();
  expect([store.draft.title, store.draft.offers, store.waiting]).toEqual(['', offers.offers, undefined]);
});
