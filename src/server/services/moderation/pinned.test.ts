import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestWorld, type TestWorld } from '../feed/testing';

const M = '/moderation-services';
let world: TestWorld;
let author: Person;
let judge: Person;
beforeAll(async () => {
  world = await startTestWorld();
  author = await world.person('Author');
  judge = await world.person('Judge');
  const { db } = world.services;
  await db.updateTable('members').set({ office: 'moderator' }).where('id', '=', judge.memberId).execute();
});
afterAll(() => world.close());

const pin = (id: string, wanted: boolean) =>
  world.send({
    method: 'PUT',
    url: `${M}/v1/pin/${id}`,
    headers: { cookie: judge.cookie },
    payload: { wanted },
  });
const pinned = async (): Promise<readonly string[]> =>
  (await world.send({ url: `${M}/v1/pinned/TOPIC/43` })).json().map((one: { postId: string }) => one.postId);

it('a pinned post is listed as pinned in its community until it is unpinned', async () => {
  const id = await world.post(author.faces.ANONYMOUS, { community_id: 43 });
  expect((await pin(id, true)).statusCode).toBe(204);
  expect(await pinned()).toEqual([id]);
  await pin(id, false);
  expect(await pinned()).toEqual([]);
});

it('a post that is not public cannot be pinned and is not shown where it was pinned', async () => {
  const held = await world.post(author.faces.ANONYMOUS, { community_id: 43, status: 'FLAGGED' });
  expect((await pin(held, true)).statusCode).toBe(404);
  const live = await world.post(author.faces.ANONYMOUS, { community_id: 43 });
  await pin(live, true);
  await world.services.db.updateTable('posts').set({ status: 'FLAGGED' }).where('id', '=', live).execute();
  expect(await pinned()).toEqual([]);
});
