import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/search';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { postRows } from './post-queries';
import { addTitles } from './testing';

const TITLES = [
  'Moving from Q++ to Rust?',
  'Asked about (q++), obj-q++.',
  'QA&D at Otter',
  '🦦&z, a raise of 1977% 24/6.',
  'एक&ज 7.97',
  'Plan q, or plan q d!!!',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addTitles(server.services, TITLES);
});
afterAll(() => server.close());

async function placesOf(text: string): Promise<readonly number[]> {
  const url = `/search-services/v1/search?type=posts&q=${encodeURIComponent(text)}`;
  const { items } = (await server.send({ method: 'GET', url })).json<
    components['schemas']['SearchResults']
  >();
  return items.map(({ name }) => TITLES.indexOf(name)).toSorted();
}

it.each([
  ['q++', [0, 1]],
  ['Q++ to', [0]],
  ['q++,', []],
  ['q++)', [1]],
  ['a&d', [2]],
  ['a&d q', []],
  ['&z, a', [3]],
  ['🦦&z', [3]],
  ['🦦&z, a', [3]],
  ['77%', [3]],
  ['4/6', [3]],
  ['4/6.', [3]],
  ['क&ज', [4]],
  ['7.9', [4]],
])(
  '[R-301] the search finds short texts with special characters in any part of a title: %s',
  async (text, places) => {
    expect(await placesOf(text)).toEqual(places);
  },
);

it.each(['q d', 'd!!!', '!!!'])(
  'the search finds no posts by %s, because it would have to be compared with every title',
  async (text) => {
    expect(await placesOf(text)).toEqual([]);
  },
);

it('the search for a short text with special characters reads only the index of special characters', async () => {
  const { db } = server.services;
  // For fewer posts, PostgreSQL uses no index.
  await addTitles(
    server.services,
    Array.from({ length: 3000 }, (_, index) => `Otter ${index}, with H&R`),
  );
  await sql`analyze posts`.execute(db);
  const { rows } = await sql`explain ${postRows('r&d', { limit: 4, offset: 0 })}`.execute(db);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('posts_by_signs');
  expect(plan).not.toContain('posts_by_joined_title');
});
