import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatEnvironment, type Person, ROOM, startChatEnvironment } from './testing';

/** Attempts to reach a member who blocked and unblocked, but never accepted a request. */

let env: ChatEnvironment;
beforeAll(async () => {
  env = await startChatEnvironment();
});
afterAll(() => env.close());

async function twoMembers() {
  const [them, me] = [await env.newUser('Them'), await env.newUser('Me')];
  const [theirs, mine] = [await env.person(them.memberId), await env.person(me.memberId)];
  const resourceId = await env.post(them.aliases.ANONYMOUS);
  const start = async (): Promise<string> => {
    const query = { resourceType: 'POST', resourceId, profileType: 'ANONYMOUS' };
    return (await mine.call('PUT', 'v1/message/direct', query)).body.groupId;
  };
  const askFor = async (): Promise<string> => {
    const chat = await start();
    await mine.say(chat, 'Hello');
    return chat;
  };
  return { theirs, mine, start, askFor };
}

const statusOf = async (person: Person, chat: string) =>
  (await person.groups()).find(({ groupId }) => groupId === chat)?.status;

const repeated = async ({ mine, chat }: { readonly mine: Person; readonly chat: string }) => {
  const answers = [];
  for (const text of ['Two', 'Three', 'Four', 'Five']) answers.push(await mine.say(chat, text));
  return answers.map(({ status, body }) => body.code ?? status);
};
const AS_UNANSWERED = [200, 200, 'NOT_ANSWERED_YET', 'NOT_ANSWERED_YET'];

describe('a request that was never accepted', () => {
  it('a requester who leaves during the block and returns after it waits for an answer', async () => {
    const { theirs, mine, start, askFor } = await twoMembers();
    const chat = await askFor();
    await theirs.setStatus(chat, 'BLOCKED');
    await mine.setStatus(chat, 'LEFT');
    await theirs.setStatus(chat, 'ACTIVE');
    await start();
    expect([await statusOf(theirs, chat), await statusOf(mine, chat)]).toEqual(['REQUESTED', 'WAITING']);
    expect(await repeated({ mine, chat })).toEqual(AS_UNANSWERED);
  });

  it('a requester who was blocked in a room before asking waits for an answer after the block', async () => {
    const { theirs, mine, start, askFor } = await twoMembers();
    for (const person of [theirs, mine]) await person.setStatus(ROOM, 'ACTIVE');
    const { body: noise } = await mine.say(ROOM, 'Noise');
    await theirs.call('PUT', `v1/message/${noise.messageId}/block`, { blocked: true });
    const chat = await askFor();
    await mine.setStatus(chat, 'LEFT');
    await theirs.setStatus(chat, 'ACTIVE');
    await start();
    expect([await statusOf(theirs, chat), await statusOf(mine, chat)]).toEqual(['REQUESTED', 'WAITING']);
    expect(await repeated({ mine, chat })).toEqual(AS_UNANSWERED);
  });

  it('a requester who blocks and unblocks still waits, and the other member can do the same', async () => {
    const { theirs, mine, askFor } = await twoMembers();
    const chat = await askFor();
    for (const person of [mine, theirs])
      for (const status of ['BLOCKED', 'ACTIVE']) await person.setStatus(chat, status);
    expect([await statusOf(theirs, chat), await statusOf(mine, chat)]).toEqual(['REQUESTED', 'WAITING']);
    expect(await repeated({ mine, chat })).toEqual(AS_UNANSWERED);
  });

  it.each(['nothing', 'LEFT', 'BLOCKED'])(
    'a requester who blocks and unblocks cannot infer that the answer was %s',
    async (answer) => {
      const { theirs, mine, askFor } = await twoMembers();
      const chat = await askFor();
      if (answer !== 'nothing') await theirs.setStatus(chat, answer);
      for (const status of ['BLOCKED', 'ACTIVE']) await mine.setStatus(chat, status);
      expect(await statusOf(mine, chat)).toBe('WAITING');
      expect(await repeated({ mine, chat })).toEqual(AS_UNANSWERED);
    },
  );
});

describe('a chat that both members accepted', () => {
  it('a chat that both members accepted continues after a block, also when both blocked', async () => {
    const { theirs, mine, askFor } = await twoMembers();
    const chat = await askFor();
    await theirs.setStatus(chat, 'ACTIVE');
    for (const status of ['BLOCKED', 'ACTIVE'])
      for (const person of [mine, theirs]) await person.setStatus(chat, status);
    expect([await statusOf(theirs, chat), await statusOf(mine, chat)]).toEqual(['ACTIVE', 'ACTIVE']);
    expect((await mine.say(chat, 'Still here')).status).toBe(200);
  });

  it('a request that was accepted during the block of its sender is open after it', async () => {
    const { theirs, mine, askFor } = await twoMembers();
    const chat = await askFor();
    await mine.setStatus(chat, 'BLOCKED');
    await theirs.setStatus(chat, 'ACTIVE');
    await mine.setStatus(chat, 'ACTIVE');
    expect([await statusOf(theirs, chat), await statusOf(mine, chat)]).toEqual(['ACTIVE', 'ACTIVE']);
  });

  it('a member who blocks twice keeps what they accepted', async () => {
    const { theirs, mine, askFor } = await twoMembers();
    const chat = await askFor();
    await theirs.setStatus(chat, 'ACTIVE');
    for (const status of ['BLOCKED', 'BLOCKED', 'ACTIVE']) await theirs.setStatus(chat, status);
    expect([await statusOf(theirs, chat), await statusOf(mine, chat)]).toEqual(['ACTIVE', 'ACTIVE']);
  });
});
