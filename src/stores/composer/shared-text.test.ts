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

it('an unfinished draft keeps its community when a preset names another one, until the user moves the draft', () => {
  const other = { ...community, id: 44, name: 'Job switches' };
  const { store } = composer();
  store.change({ text: 'On-call is paid.' });
  store.prefill({ community });
  expect([store.draft.community, store.waitingCommunity]).toEqual([community, undefined]);
  store.prefill({ community: other, extra: 'poll' });
  expect([store.draft.community, store.draft.extra, store.waitingCommunity]).toEqual([
    community,
    'poll',
    other,
  ]);
  store.takeCommunity();
  expect([store.draft.community, store.waitingCommunity]).toEqual([other, undefined]);
  expect(store.draft.text).toBe('On-call is paid.');
});

it('a preset community is no longer offered once the user chooses one or the draft is empty', () => {
  const other = { ...community, id: 44, name: 'Job switches' };
  const { store } = composer();
  store.change({ title: 'Half', community });
  store.prefill({ community: other });
  store.change({ community: undefined });
  store.change({ community: { ...community, id: 45 } });
  expect(store.waitingCommunity).toBeUndefined();
  store.prefill({ community: other });
  store.close();
  expect(store.waitingCommunity).toBeUndefined();
  store.change({ title: '' });
  store.prefill({ community: other });
  expect([store.draft.community, store.waitingCommunity]).toEqual([other, undefined]);
});
