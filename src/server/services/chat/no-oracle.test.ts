import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endDueAccounts } from '../profile/deletion/end-accounts';
import { ASHA, type ChatWorld, startChatWorld } from './testing';

/** Attempts by a chat member to learn more than the chat shows. */

const A_DAY = 86_400_000;

let world: ChatWorld;
let now = Date.parse('2026-11-20T12:34:56.789Z');
beforeAll(async () => {
  world = await startChatWorld({ now: () => new Date(now) });
});
afterAll(() => world.close());
beforeEach(() => {
  now += 60_000;
});

/** Two strangers with two aliases each; one sends a request in response to a post of the other. */
async function strangers() {
  const [them, me] = [await world.newcomer('Them'), await world.newcomer('Me')];
  const [theirs, mine] = [await world.person(them.memberId), await world.person(me.memberId)];
  const askFor = async (face: 'ANONYMOUS' | 'DESIGNATION'): Promise<string> => {
    const resourceId = await world.post(them.faces[face]);
    const wish = { resourceType: 'POST', resourceId, profileType: 'ANONYMOUS' };
    const { body } = await mine.call('PUT', 'v1/message/direct', wish);
    await mine.say(body.groupId, 'Hello');
    return body.groupId;
  };
  return { them, me, theirs, mine, askFor };
}
type Strangers = Awaited<ReturnType<typeof strangers>>;

const seen = async ({ mine }: Strangers, groupId: string) =>
  (await mine.groups()).find((group) => group.groupId === groupId);

describe('the requester of a chat', () => {
  it.each(['nothing', 'LEFT', 'BLOCKED'])(
    'the requester of a chat cannot infer from their permissions that the answer was %s',
    async (answer) => {
      const one = await strangers();
      const chat = await one.askFor('ANONYMOUS');
      const before = await seen(one, chat);
      if (answer !== 'nothing') await one.theirs.stand(chat, answer);
      expect(await seen(one, chat)).toEqual(before);
      const said = [
        await one.mine.say(chat, 'Two'),
        await one.mine.say(chat, 'Three'),
        await one.mine.say(chat, 'Four'),
      ];
      expect(said.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 'NOT_ANSWERED_YET']);
    },
  );

  it('a requester who was blocked before asking does not learn it, and their messages are not delivered', async () => {
    const one = await strangers();
    const room = 'Gr4ZentrixRoom01';
    for (const person of [one.theirs, one.mine]) await person.stand(room, 'ACTIVE');
    const { body: noise } = await one.mine.say(room, 'Noise');
    await one.theirs.call('PUT', `v1/message/${noise.messageId}/block`, { blocked: true });
    const chat = await one.askFor('ANONYMOUS');
    expect((await one.mine.say(chat, 'Two')).status).toBe(200);
    expect((await seen(one, chat))?.status).toBe('WAITING');
    expect((await one.theirs.groups()).find(({ groupId }) => groupId === chat)).toMatchObject({
      unreadCount: 0,
    });
  });

  it('the requester of a chat gets no event when declined or blocked, and gets one when accepted', async () => {
    const one = await strangers();
    const chats = [await one.askFor('ANONYMOUS'), await one.askFor('DESIGNATION')] as const;
    const line = await one.mine.listen();
    await line.ask('joinRoom', chats);
    await one.theirs.stand(chats[0], 'BLOCKED');
    await one.theirs.stand(chats[1], 'ACTIVE');
    while (line.of('group').length === 0) await line.ask('joinRoom', chats);
    expect(line.of('group')).toEqual([{ groupId: chats[1] }]);
    line.close();
  });

  it('the requester of a chat sees no read mark before acceptance and no change after a block', async () => {
    const one = await strangers();
    const chat = await one.askFor('ANONYMOUS');
    const read = (number: number) => one.theirs.call('PUT', `v1/message/group/${chat}/read`, { number });
    await one.mine.call('PUT', `v1/message/group/${chat}/read`, { number: 1 });
    await read(1);
    expect((await seen(one, chat))?.peerReadNumber).toBeNull();
    await one.theirs.stand(chat, 'ACTIVE');
    await read(1);
    await one.mine.say(chat, 'Thank you');
    expect((await seen(one, chat))?.peerReadNumber).toBe(1);
    await one.theirs.stand(chat, 'BLOCKED');
    await read(2);
    expect((await seen(one, chat))?.peerReadNumber).toBe(1);
  });
});

describe('two aliases of one member', () => {
  it('an alias still receives messages in its direct chat when the other alias blocks the same peer', async () => {
    const one = await strangers();
    const [first, second] = [await one.askFor('ANONYMOUS'), await one.askFor('DESIGNATION')];
    for (const chat of [first, second]) await one.theirs.stand(chat, 'ACTIVE');
    await one.theirs.stand(first, 'BLOCKED');
    const line = await one.theirs.listen();
    await line.ask('joinRoom', [first, second]);
    await one.mine.say(second, 'Still there?');
    while (line.messages().length === 0) await line.ask('joinRoom', [second]);
    expect((await one.theirs.recent(second)).items.map(({ text }) => text)).toEqual([
      'Hello',
      'Still there?',
    ]);
    expect((await one.theirs.groups()).find(({ groupId }) => groupId === second)).toMatchObject({
      unreadCount: 2,
    });
    line.close();
  });

  it('two aliases of one member do not leave their chats on the same day when the account ends', async () => {
    const gone = new Set<string>();
    for (let attempt = 0; attempt < 3; attempt++) {
      const one = await strangers();
      const chats = [await one.askFor('ANONYMOUS'), await one.askFor('DESIGNATION')];
      for (const chat of chats) await one.theirs.stand(chat, 'ACTIVE');
      await world.services.db
        .insertInto('account_deletions')
        .values({ member_id: one.them.memberId, due_on: '2026-11-20', choices: '[]' })
        .execute();
      await endDueAccounts(world.services);
      const left = (await one.mine.groups()).filter(({ groupId }) => chats.includes(groupId));
      gone.add(`${chats.length - left.length} at once`);
    }
    // Each chat has a different random delay: not all of these accounts leave every chat at once.
    expect([...gone]).not.toEqual(['2 at once']);
    now += 8 * A_DAY;
    await endDueAccounts(world.services);
    const { rows } = await world.database.pool.query(
      "select id from chat_groups where kind = 'DIRECT' and last_number = 1",
    );
    const left = await world.services.db.selectFrom('farewells').selectAll().execute();
    expect([rows.length > 0, left]).toEqual([true, []]);
  });

  it('two aliases of one member are not linked by their reports in direct chats', async () => {
    const one = await strangers();
    const chats = [await one.askFor('ANONYMOUS'), await one.askFor('DESIGNATION')];
    for (const chat of chats) {
      const { items } = await one.theirs.recent(chat);
      const path = `v1/message/${items[0]?.messageId}/report`;
      await one.theirs.call('PUT', path, { reason: 'SPAM', note: '' });
      expect((await one.theirs.call('PUT', path, { reason: 'ABUSE', note: '' })).status).toBe(204);
    }
    const rows = await world.services.db.selectFrom('chat_reports').selectAll().execute();
    expect(rows.map(({ reason }) => reason)).toEqual(['ABUSE', 'ABUSE']);
    expect(new Set(rows.map(({ reporter_seal }) => reporter_seal)).size).toBe(2);
  });
});

it('a blocked alias is listed without its id, and unblocking applies to every chat', async () => {
  const one = await strangers();
  const chat = await one.askFor('ANONYMOUS');
  const listed = async () =>
    (await one.theirs.call('GET', 'v1/blocked')).body as {
      readonly blockedId: string;
      readonly name: string;
    }[];
  expect(await listed()).toEqual([]);
  await one.theirs.stand(chat, 'BLOCKED');
  const [blocked, ...more] = await listed();
  expect(more).toEqual([]);
  expect(JSON.stringify(blocked)).not.toContain(one.me.faces.ANONYMOUS);
  const unblock = (person: typeof one.theirs, id = blocked?.blockedId) =>
    world.send({ method: 'DELETE', url: `/api/chat/v1/blocked/${id}`, headers: { cookie: person.cookie } });
  expect((await unblock(one.mine)).statusCode).toBe(204);
  expect(await listed()).toHaveLength(1);
  expect((await unblock(one.theirs)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  const heard = (await one.theirs.groups()).find(({ groupId }) => groupId === chat);
  expect(heard).toMatchObject({ status: 'REQUESTED', unreadCount: 1 });
  expect((await unblock(one.theirs, 'MadeUpByMe')).statusCode).toBe(204);
});

it('a client message id is visible only to its author, so others cannot recognise the client', async () => {
  const [asha, imran] = [await world.person(ASHA), await world.person('Mb2imranS7Vt5Wk9')];
  const { body } = await asha.say('Gr4ZentrixRoom01', 'From my old laptop', 'Laptop42-00017');
  expect(body.clientId).toBe('Laptop42-00017');
  const heard = (await imran.recent('Gr4ZentrixRoom01')).items.at(-1);
  expect([heard?.text, JSON.stringify(heard).includes('Laptop42')]).toEqual(['From my old laptop', false]);
});
