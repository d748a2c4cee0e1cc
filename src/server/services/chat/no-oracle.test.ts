import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endDueAccounts } from '../profile/deletion/end-accounts';
import { ASHA, type ChatEnvironment, startChatEnvironment } from './testing';

/** Attempts by a chat member to learn more than the chat shows. */

const A_DAY = 86_400_000;

let env: ChatEnvironment;
let now = Date.parse('2026-11-20T12:34:56.789Z');
beforeAll(async () => {
  env = await startChatEnvironment({ now: () => new Date(now) });
});
afterAll(() => env.close());
beforeEach(() => {
  now += 60_000;
});

/** Two strangers with two aliases each; one sends a request in response to a post of the other. */
async function otherMembers() {
  const [them, me] = [await env.newUser('Them'), await env.newUser('Me')];
  const [theirs, mine] = [await env.person(them.memberId), await env.person(me.memberId)];
  const askFor = async (alias: 'ANONYMOUS' | 'DESIGNATION'): Promise<string> => {
    const resourceId = await env.post(them.aliases[alias]);
    const query = { resourceType: 'POST', resourceId, profileType: 'ANONYMOUS' };
    const { body } = await mine.call('PUT', 'v1/message/direct', query);
    await mine.say(body.groupId, 'Hello');
    return body.groupId;
  };
  return { them, me, theirs, mine, askFor };
}
type UnknownVisitors = Awaited<ReturnType<typeof otherMembers>>;

const seen = async ({ mine }: UnknownVisitors, groupId: string) =>
  (await mine.groups()).find((group) => group.groupId === groupId);

describe('the requester of a chat', () => {
  it.each(['nothing', 'LEFT', 'BLOCKED'])(
    'the requester of a chat cannot infer from their permissions that the answer was %s',
    async (answer) => {
      const item = await otherMembers();
      const chat = await item.askFor('ANONYMOUS');
      const before = await seen(item, chat);
      if (answer !== 'nothing') await item.theirs.setStatus(chat, answer);
      expect(await seen(item, chat)).toEqual(before);
      const messages = [
        await item.mine.say(chat, 'Two'),
        await item.mine.say(chat, 'Three'),
        await item.mine.say(chat, 'Four'),
      ];
      expect(messages.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 'NOT_ANSWERED_YET']);
    },
  );

  it('a requester who was blocked before asking does not learn it, and their messages are not delivered', async () => {
    const item = await otherMembers();
    const room = 'Gr4ZentrixRoom01';
    for (const person of [item.theirs, item.mine]) await person.setStatus(room, 'ACTIVE');
    const { body: noise } = await item.mine.say(room, 'Noise');
    await item.theirs.call('PUT', `v1/message/${noise.messageId}/block`, { blocked: true });
    const chat = await item.askFor('ANONYMOUS');
    expect((await item.mine.say(chat, 'Two')).status).toBe(200);
    expect((await seen(item, chat))?.status).toBe('WAITING');
    expect((await item.theirs.groups()).find(({ groupId }) => groupId === chat)).toMatchObject({
      unreadCount: 0,
    });
  });

  it('the requester of a chat gets no event when declined or blocked, and gets one when accepted', async () => {
    const item = await otherMembers();
    const chats = [await item.askFor('ANONYMOUS'), await item.askFor('DESIGNATION')] as const;
    const line = await item.mine.listen();
    await line.ask('joinRoom', chats);
    await item.theirs.setStatus(chats[0], 'BLOCKED');
    await item.theirs.setStatus(chats[1], 'ACTIVE');
    while (line.of('group').length === 0) await line.ask('joinRoom', chats);
    expect(line.of('group')).toEqual([{ groupId: chats[1] }]);
    line.close();
  });

  it('the requester of a chat sees no read mark before acceptance and no change after a block', async () => {
    const item = await otherMembers();
    const chat = await item.askFor('ANONYMOUS');
    const read = (number: number) => item.theirs.call('PUT', `v1/message/group/${chat}/read`, { number });
    await item.mine.call('PUT', `v1/message/group/${chat}/read`, { number: 1 });
    await read(1);
    expect((await seen(item, chat))?.peerReadNumber).toBeNull();
    await item.theirs.setStatus(chat, 'ACTIVE');
    await read(1);
    await item.mine.say(chat, 'Thank you');
    expect((await seen(item, chat))?.peerReadNumber).toBe(1);
    await item.theirs.setStatus(chat, 'BLOCKED');
    await read(2);
    expect((await seen(item, chat))?.peerReadNumber).toBe(1);
  });
});

describe('two aliases of one member', () => {
  it('an alias still receives messages in its direct chat when the other alias blocks the same peer', async () => {
    const item = await otherMembers();
    const [first, second] = [await item.askFor('ANONYMOUS'), await item.askFor('DESIGNATION')];
    for (const chat of [first, second]) await item.theirs.setStatus(chat, 'ACTIVE');
    await item.theirs.setStatus(first, 'BLOCKED');
    const line = await item.theirs.listen();
    await line.ask('joinRoom', [first, second]);
    await item.mine.say(second, 'Still there?');
    while (line.messages().length === 0) await line.ask('joinRoom', [second]);
    expect((await item.theirs.recent(second)).items.map(({ text }) => text)).toEqual([
      'Hello',
      'Still there?',
    ]);
    expect((await item.theirs.groups()).find(({ groupId }) => groupId === second)).toMatchObject({
      unreadCount: 2,
    });
    line.close();
  });

  it('two aliases of one member do not leave their chats on the same day when the account ends', async () => {
    const gone = new Set<string>();
    for (let attempt = 0; attempt < 3; attempt++) {
      const item = await otherMembers();
      const chats = [await item.askFor('ANONYMOUS'), await item.askFor('DESIGNATION')];
      for (const chat of chats) await item.theirs.setStatus(chat, 'ACTIVE');
      await env.services.db
        .insertInto('account_deletions')
        .values({ member_id: item.them.memberId, due_on: '2026-11-20', choices: '[]' })
        .execute();
      await endDueAccounts(env.services);
      const left = (await item.mine.groups()).filter(({ groupId }) => chats.includes(groupId));
      gone.add(`${chats.length - left.length} at once`);
    }
    // Each chat has a different random delay: not all of these accounts leave every chat at once.
    expect([...gone]).not.toEqual(['2 at once']);
    now += 8 * A_DAY;
    await endDueAccounts(env.services);
    const { rows } = await env.database.pool.query(
      "select id from chat_groups where kind = 'DIRECT' and last_number = 1",
    );
    const left = await env.services.db.selectFrom('account_deletion_parts').selectAll().execute();
    expect([rows.length > 0, left]).toEqual([true, []]);
  });

  it('two aliases of one member are not linked by their reports in direct chats', async () => {
    const item = await otherMembers();
    const chats = [await item.askFor('ANONYMOUS'), await item.askFor('DESIGNATION')];
    for (const chat of chats) {
      const { items } = await item.theirs.recent(chat);
      const path = `v1/message/${items[0]?.messageId}/report`;
      await item.theirs.call('PUT', path, { reason: 'SPAM', note: '' });
      expect((await item.theirs.call('PUT', path, { reason: 'ABUSE', note: '' })).status).toBe(204);
    }
    const rows = await env.services.db.selectFrom('chat_reports').selectAll().execute();
    expect(rows.map(({ reason }) => reason)).toEqual(['ABUSE', 'ABUSE']);
    expect(new Set(rows.map(({ reporter_seal }) => reporter_seal)).size).toBe(2);
  });
});

it('a blocked alias is listed without its id, and unblocking applies to every chat', async () => {
  const item = await otherMembers();
  const chat = await item.askFor('ANONYMOUS');
  const listed = async () =>
    (await item.theirs.call('GET', 'v1/blocked')).body as {
      readonly blockedId: string;
      readonly name: string;
    }[];
  expect(await listed()).toEqual([]);
  await item.theirs.setStatus(chat, 'BLOCKED');
  const [blocked, ...more] = await listed();
  expect(more).toEqual([]);
  expect(JSON.stringify(blocked)).not.toContain(item.me.aliases.ANONYMOUS);
  const unblock = (person: typeof item.theirs, id = blocked?.blockedId) =>
    env.send({ method: 'DELETE', url: `/api/chat/v1/blocked/${id}`, headers: { cookie: person.cookie } });
  expect((await unblock(item.mine)).statusCode).toBe(204);
  expect(await listed()).toHaveLength(1);
  expect((await unblock(item.theirs)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  const received = (await item.theirs.groups()).find(({ groupId }) => groupId === chat);
  expect(received).toMatchObject({ status: 'REQUESTED', unreadCount: 1 });
  expect((await unblock(item.theirs, 'MadeUpByMe')).statusCode).toBe(204);
});

it('a client message id is visible only to its author, so others cannot recognise the client', async () => {
  const [asha, imran] = [await env.person(ASHA), await env.person('Mb2imranS7Vt5Wk9')];
  const { body } = await asha.say('Gr4ZentrixRoom01', 'From my old laptop', 'Laptop42-00017');
  expect(body.clientId).toBe('Laptop42-00017');
  const received = (await imran.recent('Gr4ZentrixRoom01')).items.at(-1);
  expect([received?.text, JSON.stringify(received).includes('Laptop42')]).toEqual([
    'From my old laptop',
    false,
  ]);
});
