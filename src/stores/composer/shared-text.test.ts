import { expect, it } from 'vitest';
import { composer } from './composer-testing';

it('shared text starts an empty post, and an unfinished draft stays as it is', () => {
  const shared = { title: 'From a news app', text: 'https://news.example/1' };
  const { store, posts } = composer();
  store.addShared(shared);
  expect([store.shared, store.draft.title, store.draft.text]).toEqual(['added', shared.title, shared.text]);
  store.close();
  expect(store.shared).toBeUndefined();
  store.addShared({ title: 'Another', text: '' });
  expect([store.shared, store.draft.title]).toEqual(['notAdded', shared.title]);
  expect(posts).toEqual([]);
});
