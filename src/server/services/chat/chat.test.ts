import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_GROUPS, PACE } from '../../../core/chat/chat';
import {
  ASHA,
  type ChatEnvironment,
  clientId,
  IMRAN,
  JOB_ROOM,
  LEENA,
  type Person,
  ROOM,
  SUDHA,
  startChatEnvironment,
} from './testing';

let env: ChatEnvironment;
let now = Date.parse('2026-11-20T12:34:56.789Z');
let [asha, imran, sudha] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  env = await startChatEnvironment({ now: () => new Date(now) });
  [asha, imran, sudha] = [await env.person(ASHA), await env.person(IMRAN), await env.person(SUDHA)];
});
beforeEach(() => {
  // Moves past the rate limit window of the previous test.
  now += 60_000;
});
afterAll(() => env.close());

const groupOf = async (person: Person, groupId: string) =>
  (await person.groups()).find((group) => group.groupId === groupId);

describe('a room', () => {
  it('[R-691][R-693] a room counts its unread messages like the chat list does until they are read', async () => {
    const totals = async () => (await asha.call('GET', 'v1/message/meta')).body;
    const listed = async () => {
      const groups = await asha.groups();
      const unreadCount = groups.reduce((sum, group) => sum + group.unreadCount, 0);
      return { unreadCount, groupCount: groups.length };
    };
    const before = await totals();
    expect(before).toEqual(await listed());
    await imran.say(ROOM, 'One more');
    expect(await totals()).toEqual({ ...before, unreadCount: before.unreadCount + 1 });
    expect(await totals()).toEqual(await listed());
    const { lastNumber = 0 } = (await groupOf(asha, ROOM)) ?? {};
    const read = await asha.call('PUT', `v1/message/group/${ROOM}/read`, { number: lastNumber });
    expect(read.body).toEqual({ groupId: ROOM, readNumber: lastNumber, unreadCount: 0 });
    const back = await asha.call('PUT', `v1/message/group/${ROOM}/read`, { number: 1 });
    expect(back.body.readNumber).toBe(lastNumber);
    const far = await asha.call('PUT', `v1/message/group/${ROOM}/read`, { number: 2_000_000_000 });
    expect(far.body.readNumber).toBe(lastNumber);
    expect(await totals()).toEqual(await listed());
  });

  it('[R-288] a message that is sent again is stored once, in the order of its chat', async () => {
    const id = clientId();
    const first = await asha.say(ROOM, 'Only once', id);
    const again = await asha.say(ROOM, 'Only once', id);
    expect(again.body).toEqual(first.body);
    await imran.say(ROOM, 'Then this');
    const { items, upTo } = await asha.recent(ROOM);
    expect(items.map(({ number }) => number)).toEqual(items.map((_, index) => index + 1));
    expect(upTo).toBe(items.length);
    expect(items.slice(-2).map(({ text, isMine }) => [text, isMine])).toEqual([
      ['Only once', true],
      ['Then this', false],
    ]);
  });

  it('another text under the id of a sent message is refused, so that no text is lost without a word', async () => {
    const id = clientId();
    await asha.say(ROOM, 'The first text', id);
    const other = await asha.say(ROOM, 'Another text', id);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await asha.recent(ROOM)).items.at(-1)?.text).toBe('The first text');
    expect((await asha.say(ROOM, 'The first text', id)).status).toBe(200);
  });

  it('simultaneous messages get numbers without a gap, and simultaneous duplicates become one message', async () => {
    const id = clientId();
    const { upTo: before } = await asha.recent(ROOM);
    const responses = await Promise.all([
      asha.say(ROOM, 'Twin', id),
      asha.say(ROOM, 'Twin', id),
      ...[imran, sudha, imran, sudha].map((person) => person.say(ROOM, 'At once')),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { items } = await asha.recent(ROOM, `after=${before}`);
    expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5].map((step) => before + step));
  });

  it('[R-690][R-804] a room returns at most a thousand messages: the newest, or those before or after a number', async () => {
    const { db } = env.services;
    const { upTo } = await asha.recent(ROOM);
    const alias = 'FcTokenNumber47a000';
    const rows = Array.from({ length: 1005 }, (_, index) => ({
      group_id: ROOM,
      number: upTo + index + 1,
      id: `MsMany${String(index).padStart(6, '0')}`,
      alias_id: alias,
      client_id: `ClMany${String(index).padStart(6, '0')}`,
      text: `Line ${index}`,
      created_at: new Date('2026-11-19T10:00:00Z'),
    }));
    await db.insertInto('chat_messages').values(rows).execute();
    const last = upTo + rows.length;
    await db.updateTable('chat_groups').set({ last_number: last }).where('id', '=', ROOM).execute();
    const all = await asha.recent(ROOM);
    expect([all.items.length, all.items.at(-1)?.number, all.upTo, all.hasMore]).toEqual([
      1000,
      last,
      last,
      true,
    ]);
    expect((await asha.call('GET', `v1/message/group/${ROOM}/recent?limit=1001`)).status).toBe(400);
    const older = await asha.recent(ROOM, `before=${all.items[0]?.number}`);
    expect([older.items[0]?.number, older.items.at(-1)?.number, older.hasMore]).toEqual([
      1,
      last - 1000,
      false,
    ]);
    const gap = await asha.recent(ROOM, `after=${last - 10}&limit=4`);
    expect([gap.items.map(({ number }) => number), gap.upTo, gap.hasMore]).toEqual([
      [last - 9, last - 8, last - 7, last - 6],
      last - 6,
      true,
    ]);
    expect(await asha.recent(ROOM, `after=${last}`)).toEqual({ items: [], upTo: last, hasMore: false });
  });

  it('a room shows only the alias of an author and the hour of a message', async () => {
    await sudha.say(ROOM, 'Who am I?');
    const { items } = await asha.recent(ROOM);
    const message = items.at(-1);
    expect(Object.keys(message?.author ?? {}).sort()).toEqual(
      ['bio', 'fullAvatarUrl', 'isVerified', 'profileType', 'userName'].sort(),
    );
    expect(message?.createdOn).toMatch(/:00:00\.000Z$/);
    const text = JSON.stringify([
      items,
      await asha.groups(),
      (await asha.call('GET', 'v1/message/room')).body,
    ]);
    const written = await env.services.db.selectFrom('chat_messages').select('alias_id').distinct().execute();
    const secrets = [SUDHA, 'Sudha', 'seal', ...written.map(({ alias_id }) => alias_id)];
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  });

  it('a room is open only to its members and closed again to a member who left', async () => {
    const leena = await env.person(LEENA);
    const closed = async (person: Person) => [
      (await person.call('GET', `v1/message/group/${JOB_ROOM}/recent`)).status,
      (await person.call('PUT', `v1/message/group/${JOB_ROOM}/read`, { number: 1 })).status,
    ];
    expect(await closed(asha)).toEqual([404, 404]);
    expect((await asha.say(JOB_ROOM, 'Let me in')).status).toBe(404);
    const rooms = (await asha.call('GET', 'v1/message/room')).body as { groupId: string }[];
    expect(rooms.map(({ groupId }) => groupId)).toContain(JOB_ROOM);
    expect((await asha.setStatus(JOB_ROOM, 'ACTIVE')).body).toEqual({ groupId: JOB_ROOM, status: 'ACTIVE' });
    expect(await groupOf(asha, JOB_ROOM)).toMatchObject({ unreadCount: 0, members: 3, status: 'ACTIVE' });
    expect((await asha.say(JOB_ROOM, 'Here I am')).status).toBe(200);
    expect((await asha.setStatus(JOB_ROOM, 'ACTIVE')).status).toBe(200);
    expect((await groupOf(asha, JOB_ROOM))?.members).toBe(3);
    await asha.setStatus(JOB_ROOM, 'LEFT');
    expect(await closed(asha)).toEqual([404, 404]);
    expect((await leena.setStatus(JOB_ROOM, 'ACTIVE')).status).toBe(403);
  });

  it('a room accepts messages under one alias per member, even after leaving and coming back', async () => {
    await asha.setStatus(JOB_ROOM, 'ACTIVE', 'ANONYMOUS');
    await asha.say(JOB_ROOM, 'Under this alias');
    await asha.setStatus(JOB_ROOM, 'LEFT');
    const other = await asha.setStatus(JOB_ROOM, 'ACTIVE', 'DESIGNATION');
    expect([other.status, other.body.code]).toEqual([409, 'OTHER_ALIAS_HERE']);
    expect((await asha.setStatus(JOB_ROOM, 'ACTIVE', 'ANONYMOUS')).status).toBe(200);
    await asha.setStatus(JOB_ROOM, 'LEFT');
  });

  it('a message contains no characters that reverse the text around it, neither in a room nor in a direct chat', async () => {
    const text = '\u202eMeet\u2067 me\u0007 at\u202a five';
    for (const groupId of [ROOM, 'Gr4AChatOfTwo001'])
      expect((await asha.say(groupId, text)).body.text).toBe('Meet me at five');
    expect((await asha.say(ROOM, '\u202e\u2066')).body.code).toBe('EMPTY');
  });

  it('a room refuses contact details, which a direct chat allows', async () => {
    const text = 'Write to me at asha.nair@gmail.com';
    const refused = await asha.say(ROOM, text);
    expect([refused.status, refused.body.code]).toEqual([422, 'CONTACT_DETAILS']);
    expect((await asha.say('Gr4AChatOfTwo001', text)).status).toBe(200);
    expect((await asha.say(ROOM, ' \u200b ')).body.code).toBe('EMPTY');
  });

  it('a room accepts messages up to the rate limit, and one more after the wait', async () => {
    const flood = await Promise.all(
      Array.from({ length: PACE.burst + 5 }, () => sudha.say(ROOM, 'And another')),
    );
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(PACE.burst);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
    now += 1000 / PACE.perSecond;
    expect((await sudha.say(ROOM, 'Calmly')).status).toBe(200);
  });

  it('a message that is sent again or refused does not count towards the rate limit', async () => {
    const id = clientId();
    for (let copy = 0; copy < 3; copy++) expect((await sudha.say(ROOM, 'Only once', id)).status).toBe(200);
    expect((await sudha.say(ROOM, ' ')).status).toBe(422);
    for (let message = 1; message < PACE.burst; message++)
      expect((await sudha.say(ROOM, 'Another')).status).toBe(200);
    expect((await sudha.say(ROOM, 'One too many')).status).toBe(429);
  });
});

describe('the list of chats', () => {
  it('[R-694][R-695] the list of chats also returns the job seeker rooms separately', async () => {
    const groups = (await imran.call('GET', 'jobseeker/message/group')).body as { groupId: string }[];
    expect(groups.map(({ groupId }) => groupId)).toEqual([JOB_ROOM]);
    const meta = (await imran.call('GET', 'jobseeker/message/meta')).body;
    expect(meta.groupCount).toBe(1);
    expect((await imran.groups()).length).toBeGreaterThan(1);
  });

  it('[R-689][R-803] the list of chats is limited to a hundred, and joining more is refused', async () => {
    const { db } = env.services;
    const rooms = Array.from(
      { length: MAX_GROUPS + 1 },
      (_, index) => `GrCrowd${String(index).padStart(5, '0')}`,
    );
    const room = { kind: 'ROOM', audience: 'COMMUNITY', name: 'Crowd' } as const;
    await db
      .insertInto('chat_groups')
      .values(rooms.map((id) => ({ id, ...room })))
      .execute();
    const before = (await imran.groups()).length;
    for (const id of rooms.slice(0, MAX_GROUPS - before))
      expect((await imran.setStatus(id, 'ACTIVE')).status).toBe(200);
    expect(await imran.groups()).toHaveLength(MAX_GROUPS);
    const last = await imran.setStatus(rooms.at(-1) ?? '', 'ACTIVE');
    expect([last.status, last.body.code]).toEqual([409, 'TOO_MANY_CHATS']);
    expect((await imran.call('GET', 'v1/message/group?limit=101')).status).toBe(400);
    for (const id of rooms.slice(0, MAX_GROUPS - before)) await imran.setStatus(id, 'LEFT');
    expect(await imran.groups()).toHaveLength(before);
  });

  it('the list of chats is refused to a visitor who is not signed in', async () => {
    for (const path of ['v1/message/group', 'v1/message/meta', `v1/message/group/${ROOM}/recent`])
      expect((await env.send({ url: `/api/chat/${path}` })).statusCode).toBe(401);
  });
});
