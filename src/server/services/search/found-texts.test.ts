import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/search';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { searchResults } from './results';
import { makeVocabulary } from './vocabulary';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function search(text: string): Promise<components['schemas']['SearchResults']> {
  const url = `/search-services/v1/search?type=posts&q=${encodeURIComponent(text)}`;
  return (await server.send({ method: 'GET', url })).json();
}

it('the search finds posts by title, but no deleted posts', async () => {
  const found = await server.services.db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('status', '=', 'LIVE')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const ids = async () => (await search(found.title.slice(0, 60))).items.map((hit) => hit.urlName);
  expect(await ids()).toContain(found.id);
  expect(await ids()).toContain(found.id);
  await server.services.db
    .updateTable('posts')
    .set({ status: 'DELETED' })
    .where('id', '=', found.id)
    .execute();
  expect(await ids()).not.toContain(found.id);
});

it('a search finds a new post at most ten seconds later, and a deleted post never again', async () => {
  const { db } = server.services;
  let time = Date.now();
  const results = searchResults(
    { db, now: () => new Date(time) },
    makeVocabulary({ db, now: () => new Date() }),
  );
  const count = async () =>
    (await results({ text: 'unheard of', type: 'posts', page: 1, related: undefined })).stats.posts;
  const { id } = await db
    .selectFrom('posts')
    .select('id')
    .where('status', '=', 'LIVE')
    .executeTakeFirstOrThrow();
  const change = (value: { readonly title: string } | { readonly status: 'DELETED' }) =>
    db.updateTable('posts').set(value).where('id', '=', id).execute();
  expect(await count()).toBe(0);
  await change({ title: 'An unheard of topic' });
  time += 10_001;
  expect(await count()).toBe(1);
  await change({ status: 'DELETED' });
  expect(await count()).toBe(0);
});

it('a cached search shows a post as its author edited it, and finds other posts ten seconds later', async () => {
  const { db } = server.services;
  let time = Date.now();
  const results = searchResults(
    { db, now: () => new Date(time) },
    makeVocabulary({ db, now: () => new Date() }),
  );
  const names = async () =>
    (await results({ text: 'walrus', type: 'posts', page: 1, related: undefined })).items.map(
      ({ name }) => name,
    );
  const [first, second] = await db
    .selectFrom('posts')
    .select('id')
    .where('status', '=', 'LIVE')
    .limit(2)
    .execute();
  const rename = (id: string | undefined, title: string) =>
    db.updateTable('posts').set({ title }).where('id', '=', String(id)).execute();
  await rename(first?.id, 'A walrus, with a secret');
  expect(await names()).toEqual(['A walrus, with a secret']);
  await rename(first?.id, 'A walrus');
  await rename(second?.id, 'Another walrus');
  expect(await names()).toEqual(['A walrus']);
  time += 10_001;
  expect((await names()).toSorted()).toEqual(['A walrus', 'Another walrus']);
});

it('a cached search shows a question as its author edited it, and none that was removed', async () => {
  const { db } = server.services;
  const results = searchResults(
    { db, now: () => new Date(0) },
    makeVocabulary({ db, now: () => new Date() }),
  );
  const { question_id: id, text } = await db
    .selectFrom('search_questions')
    .select(['question_id', 'text'])
    .orderBy('question_id')
    .executeTakeFirstOrThrow();
  const shown = async () => {
    const { items } = await results({ text, type: 'interviews', page: 1, related: undefined });
    return items.filter(({ urlName }) => urlName === id).map(({ name }) => name);
  };
  const change = (value: { readonly text: string } | { readonly is_hidden: true }) =>
    db.updateTable('interview_questions').set(value).where('id', '=', id).execute();
  expect((await shown()).map((name) => name.toLowerCase())).toEqual([text]);
  await change({ text: 'What does a walrus eat?' });
  expect(await shown()).toEqual(['What does a walrus eat?']);
  await change({ is_hidden: true });
  expect(await shown()).toEqual([]);
});
