import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeModerator } from '../../testing/make-moderator';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { listStaffActions } from './staff-actions';

const M = '/moderation-services';
let env: TestEnvironment;
let author: Person;
let moderator: Person;
beforeAll(async () => {
  env = await startTestEnvironment();
  author = await env.person('Author');
  moderator = await env.person('Moderator');
  const { db } = env.services;
  await makeModerator(db, moderator.memberId);
});
afterAll(() => env.close());

const pin = (id: string, wanted: boolean, by = moderator) =>
  env.send({
    method: 'PUT',
    url: `${M}/v1/pin/${id}`,
    headers: { cookie: by.cookie },
    payload: { wanted },
  });
const pinned = async (): Promise<readonly string[]> =>
  (await env.send({ url: `${M}/v1/pinned/TOPIC/43` })).json().map((item: { postId: string }) => item.postId);

it('a pinned post is listed as pinned in its community until it is unpinned', async () => {
  const id = await env.post(author.aliases.ANONYMOUS, { community_id: 43 });
  expect((await pin(id, true)).statusCode).toBe(204);
  expect(await pinned()).toEqual([id]);
  await pin(id, false);
  expect(await pinned()).toEqual([]);
});

it('pinning a post again after a lost response adds no second record of the moderator', async () => {
  const id = await env.post(author.aliases.ANONYMOUS, { community_id: 43 });
  for (const wanted of [true, true, false, false]) expect((await pin(id, wanted)).statusCode).toBe(204);
  const records = await listStaffActions(env.services, moderator.memberId);
  expect(
    records
      .filter((record) => record.includes(id))
      .map((record) => record.split('  ')[2])
      .sort(),
  ).toEqual(['PIN', 'UNPIN']);
});

it('a pinned post is no longer pinned when its author changes what the moderator read', async () => {
  const id = await env.post(author.aliases.ANONYMOUS, { community_id: 43 });
  await pin(id, true);
  const save = (content: string) =>
    env.write('PATCH', `/v2/post/${id}`, { title: 'A title', content }, author.cookie);
  expect((await save('A text')).status).toBe(200);
  expect(await pinned()).toContain(id);
  expect((await save('Buy at my shop')).status).toBe(200);
  expect(await pinned()).not.toContain(id);
});

it('a post that is not public cannot be pinned and is not shown where it was pinned', async () => {
  const current = await env.post(author.aliases.ANONYMOUS, { community_id: 43, status: 'FLAGGED' });
  expect((await pin(current, true)).statusCode).toBe(404);
  const live = await env.post(author.aliases.ANONYMOUS, { community_id: 43 });
  await pin(live, true);
  await env.services.db.updateTable('posts').set({ status: 'FLAGGED' }).where('id', '=', live).execute();
  expect(await pinned()).toEqual([]);
});

it('a moderator can pin no post of any of their aliases, and can unpin one that another moderator pinned', async () => {
  const other = await env.person('Other moderator');
  await makeModerator(env.services.db, other.memberId);
  for (const alias of ['ANONYMOUS', 'DESIGNATION'] as const) {
    const id = await env.post(moderator.aliases[alias], { community_id: 43 });
    const refused = await pin(id, true);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'OWN_CONTENT']);
    expect(await pinned()).not.toContain(id);
    expect((await pin(id, true, other)).statusCode).toBe(204);
    expect(await pinned()).toContain(id);
    expect((await pin(id, false)).statusCode).toBe(204);
    expect(await pinned()).not.toContain(id);
  }
});
