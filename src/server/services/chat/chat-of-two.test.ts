import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ASHA,
  type ChatEnvironment,
  IMRAN,
  LEENA,
  type Person,
  REQUEST,
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

describe('[R-692] a direct chat', () => {
  it('a direct chat waits for an answer, continues once accepted and closes when a member leaves', async () => {
    expect(await groupOf(asha, REQUEST)).toMatchObject({ status: 'REQUESTED', unreadCount: 1 });
    expect((await asha.say(REQUEST, 'Not yet accepted')).body.code).toBe('CHAT_CLOSED');
    for (const step of [2, 3]) expect((await sudha.say(REQUEST, `Message ${step}`)).status).toBe(200);
    expect((await sudha.say(REQUEST, 'And a fourth')).body.code).toBe('NOT_ANSWERED_YET');
    expect((await groupOf(asha, REQUEST))?.unreadCount).toBe(1);
    await asha.setStatus(REQUEST, 'ACTIVE');
    expect((await groupOf(sudha, REQUEST))?.status).toBe('ACTIVE');
    expect((await asha.say(REQUEST, 'Of course')).status).toBe(200);
    expect((await sudha.say(REQUEST, 'Thank you')).status).toBe(200);
    await asha.setStatus(REQUEST, 'LEFT');
    expect((await sudha.say(REQUEST, 'Are you there?')).body.code).toBe('CHAT_CLOSED');
    expect((await asha.setStatus(REQUEST, 'ACTIVE')).status).toBe(404);
  });

  it('a direct chat starts from a message under the alias used there and exists only once', async () => {
    const { items } = await asha.recent(ROOM);
    const imrans = items.findLast(({ author }) => author.userName === 'TokenNumber47');
    const query = { resourceType: 'MESSAGE', resourceId: imrans?.messageId, profileType: 'DESIGNATION' };
    const made = await asha.call('PUT', 'v1/message/direct', query);
    expect(made.body.status).toBe('WAITING');
    expect((await asha.call('PUT', 'v1/message/direct', query)).body).toEqual(made.body);
    const { groupId } = made.body;
    expect((await groupOf(asha, groupId))?.alias.userName).toBe('QuietMonsoon');
    expect(await groupOf(imran, groupId)).toBeUndefined();
    await asha.say(groupId, 'May I ask you something?');
    expect(await groupOf(imran, groupId)).toMatchObject({ name: 'QuietMonsoon', status: 'REQUESTED' });
    const own = (await asha.say(ROOM, 'Is anybody there?')).body;
    const self = await asha.call('PUT', 'v1/message/direct', { ...query, resourceId: own.messageId });
    expect([self.status, self.body.code]).toEqual([403, 'CHAT_WITH_YOURSELF']);
  });

  it('a direct chat starts from a post, and not from content that does not exist', async () => {
    const query = { resourceType: 'POST', resourceId: 'Kq3vN8xWm2Zt7Rf1', profileType: 'ANONYMOUS' };
    expect((await asha.call('PUT', 'v1/message/direct', query)).status).toBe(200);
    const gone = { ...query, resourceId: 'NoSuchPost00000' };
    expect((await asha.call('PUT', 'v1/message/direct', gone)).status).toBe(404);
    const foreign = { ...query, resourceType: 'MESSAGE', resourceId: 'MsSwitchingJobs1' };
    expect((await asha.call('PUT', 'v1/message/direct', foreign)).status).toBe(404);
  });

  it('a direct chat request does not reach a member who wants none, and the requester does not learn it', async () => {
    const groups = await imran.groups();
    const request = groups.find(({ status }) => status === 'REQUESTED');
    const want = (allowFrom: string) =>
      env.send({
        method: 'PUT',
        url: '/user-services/v1/user/message-preferences',
        payload: { allowFrom, readReceipts: true, designationReadReceipts: true },
        headers: { cookie: imran.cookie },
      });
    const before = (await imran.call('GET', 'v1/message/meta')).body;
    expect((await want('NOBODY')).statusCode).toBe(200);
    expect(await groupOf(imran, request?.groupId ?? '')).toBeUndefined();
    expect((await imran.call('GET', 'v1/message/meta')).body.groupCount).toBe(before.groupCount - 1);
    expect((await asha.say(request?.groupId ?? '', 'Hello?')).status).toBe(200);
    expect((await want('VERIFIED')).statusCode).toBe(200);
    expect(await groupOf(imran, request?.groupId ?? '')).toBeUndefined();
    await want('EVERYONE');
    expect((await groupOf(imran, request?.groupId ?? ''))?.status).toBe('REQUESTED');
  });

  it('a direct chat can be blocked without notice to the other member and unblocked again', async () => {
    const request = (await imran.groups()).find(({ status }) => status === 'REQUESTED')?.groupId ?? '';
    await imran.setStatus(request, 'BLOCKED');
    expect((await asha.say(request, 'Why so quiet?')).status).toBe(200);
    expect((await asha.say(request, 'And a fourth')).body.code).toBe('NOT_ANSWERED_YET');
    expect((await groupOf(asha, request))?.status).toBe('WAITING');
    expect(await groupOf(imran, request)).toMatchObject({ status: 'BLOCKED', unreadCount: 0 });
    await imran.setStatus(request, 'ACTIVE');
    expect((await groupOf(imran, request))?.status).toBe('REQUESTED');
    await imran.setStatus(request, 'LEFT');
  });

  it('a direct chat opens for both when a member who declined a request asks in turn', async () => {
    const [first, second] = [await env.newUser('First'), await env.newUser('Second')];
    const [asking, declining] = [await env.person(first.memberId), await env.person(second.memberId)];
    const ask = async (person: Person, alias: string) => {
      const query = { resourceType: 'POST', resourceId: await env.post(alias), profileType: 'ANONYMOUS' };
      return (await person.call('PUT', 'v1/message/direct', query)).body;
    };
    const { groupId } = await ask(asking, second.aliases.ANONYMOUS);
    await asking.say(groupId, 'Hello');
    await declining.setStatus(groupId, 'LEFT');
    expect(await ask(declining, first.aliases.ANONYMOUS)).toEqual({ groupId, status: 'ACTIVE' });
    expect((await groupOf(asking, groupId))?.status).toBe('ACTIVE');
    for (const person of [asking, declining])
      for (const text of ['One', 'Two', 'Three', 'Four'])
        expect((await person.say(groupId, text)).status).toBe(200);
  });

  it('an alias that is blocked in rooms stays silent there when a direct chat with it ends', async () => {
    const [first, second] = [await env.newUser('First'), await env.newUser('Second')];
    const [blocking, noisy] = [await env.person(first.memberId), await env.person(second.memberId)];
    for (const person of [blocking, noisy]) await person.setStatus(ROOM, 'ACTIVE');
    const { messageId } = (await noisy.say(ROOM, 'Noise')).body;
    await blocking.call('PUT', `v1/message/${messageId}/block`, { blocked: true });
    const line = await blocking.listen();
    await line.ask('joinRoom', [ROOM]);
    const resourceId = await env.post(first.aliases.DESIGNATION);
    const query = { resourceType: 'POST', resourceId, profileType: 'ANONYMOUS' };
    const { groupId } = (await noisy.call('PUT', 'v1/message/direct', query)).body;
    await noisy.say(groupId, 'Hello');
    await blocking.setStatus(groupId, 'LEFT');
    await noisy.say(ROOM, 'More noise');
    await asha.say(ROOM, 'A signal');
    while (line.messages().length === 0) await line.ask('joinRoom', [ROOM]);
    expect(line.messages().map(({ text }) => text)).toEqual(['A signal']);
    line.close();
  });

  it('a direct chat shows how far the other member has read only where both allow it', async () => {
    const CHAT = 'Gr4AChatOfTwo001';
    const leena = await env.person(LEENA);
    const { lastNumber = 0 } = (await groupOf(asha, CHAT)) ?? {};
    const profileType = (await groupOf(leena, CHAT))?.alias.profileType;
    await leena.call('PUT', `v1/message/group/${CHAT}/read`, { number: lastNumber });
    expect((await groupOf(asha, CHAT))?.peerReadNumber).toBe(lastNumber);
    const show = (readReceipts: boolean, designationReadReceipts: boolean) =>
      env.send({
        method: 'PUT',
        url: '/user-services/v1/user/message-preferences',
        payload: { allowFrom: 'EVERYONE', readReceipts, designationReadReceipts },
        headers: { cookie: leena.cookie },
      });
    // The setting of her other alias must not matter here: a contact of both aliases could link them.
    await show(profileType === 'ANONYMOUS', profileType === 'DESIGNATION');
    await leena.call('PUT', `v1/message/group/${CHAT}/read`, { number: lastNumber });
    expect((await groupOf(asha, CHAT))?.peerReadNumber).toBe(lastNumber);
    await show(profileType !== 'ANONYMOUS', profileType !== 'DESIGNATION');
    await leena.call('PUT', `v1/message/group/${CHAT}/read`, { number: lastNumber });
    expect((await groupOf(asha, CHAT))?.peerReadNumber).toBeNull();
    expect((await groupOf(leena, CHAT))?.peerReadNumber).toBeNull();
  });
});

describe('a blocked member', () => {
  it('a blocked member is not read, counted or shown until the block is removed', async () => {
    await imran.say(ROOM, 'Noise');
    const { items } = await sudha.recent(ROOM);
    const noise = items.at(-1)?.messageId ?? '';
    const block = (person: Person, blocked: boolean, id = noise) =>
      person.call('PUT', `v1/message/${id}/block`, { blocked });
    await sudha.call('PUT', `v1/message/group/${ROOM}/read`, { number: 2_000_000_000 });
    expect((await block(sudha, true)).status).toBe(204);
    await imran.say(ROOM, 'More noise');
    const left = (await sudha.recent(ROOM)).items;
    expect(left.filter(({ author }) => author.userName === 'TokenNumber47')).toEqual([]);
    expect(await groupOf(sudha, ROOM)).toMatchObject({ unreadCount: 0 });
    expect((await block(sudha, false)).status).toBe(204);
    expect((await sudha.recent(ROOM)).items.at(-1)?.text).toBe('More noise');
    expect((await block(imran, true)).status).toBe(403);
    expect((await block(asha, true, 'MsSwitchingJobs1')).status).toBe(404);
  });

  it('a message is reported once per member and only from chats the reporter is in', async () => {
    const report = (person: Person, id: string, note: string) =>
      person.call('PUT', `v1/message/${id}/report`, { reason: 'SPAM', note });
    const id = 'Ms4ZentrixHello4';
    expect((await report(asha, id, 'Again')).status).toBe(204);
    expect((await report(asha, id, 'And again')).status).toBe(204);
    const rows = await env.services.db.selectFrom('chat_reports').selectAll().execute();
    expect(rows.map(({ message_id, note }) => [message_id, note])).toEqual([[id, 'And again']]);
    expect((await report(imran, id, 'Mine')).status).toBe(403);
    expect((await report(asha, 'MsSwitchingJobs1', 'Not mine to see')).status).toBe(404);
  });
});
