import { afterAll, beforeAll, expect, it } from 'vitest';
import { REQUEST_PACE } from './start-chat';
import { type ChatEnvironment, startChatEnvironment } from './testing';

const { burst } = REQUEST_PACE;
const A_DAY = 86_400_000;
let now = Date.parse('2026-11-20T12:34:56.789Z');
let env: ChatEnvironment;
let posts: string[];
beforeAll(async () => {
  env = await startChatEnvironment({ now: () => new Date(now) });
  posts = [];
  for (let index = 0; index < burst + 5; index++) {
    const stranger = await env.newUser('Stranger');
    posts.push(await env.post(stranger.aliases.ANONYMOUS));
  }
});
afterAll(() => env.close());

type Member = Awaited<ReturnType<ChatEnvironment['person']>>;

const newMember = async (): Promise<Member> => env.person((await env.newUser('Me')).memberId);
const ask = (me: Member, resourceId = '') =>
  me.call('PUT', 'v1/message/direct', { resourceType: 'POST', resourceId, profileType: 'ANONYMOUS' });

/** Leaving makes room among the open chats. */
async function askAndLeave(me: Member, post: string): Promise<number> {
  const { status, body } = await ask(me, post);
  if (status === 200) await me.setStatus(body.groupId, 'LEFT');
  return status;
}

it('a member who leaves each chat after the request can ask only so many strangers in a day, also in parallel', async () => {
  const me = await newMember();
  const statuses = await Promise.all(posts.map((post) => askAndLeave(me, post)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(burst);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  now += A_DAY;
  const later = await env.person(me.memberId);
  const others = posts.filter((_, index) => statuses[index] === 429);
  for (const post of others) expect((await ask(later, post)).status).toBe(200);
});

it('a chat that exists can be opened again without counting as a new one', async () => {
  const me = await newMember();
  for (let time = 0; time < burst + 5; time++) expect((await ask(me, posts[0])).status).toBe(200);
  expect((await ask(me, posts[1])).status).toBe(200);
});
