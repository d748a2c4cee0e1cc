import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ASHA,
  type ChatWorld,
  IMRAN,
  LEENA,
  type Person,
  REQUEST,
  ROOM,
  SUDHA,
  startChatWorld,
} from './testing';

let world: ChatWorld;
let now = Date.parse('2026-11-20T12:34:56.789Z');
let [asha, imran, sudha] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  world = await startChatWorld({ now: () => new Date(now) });
  [asha, imran, sudha] = [await world.person(ASHA), await world.person(IMRAN), await world.person(SUDHA)];
});
beforeEach(() => {
  // What was said in the test before no longer counts as a lot at once.
  now += 60_000;
});
afterAll(() => world.close());

const groupOf = async (person: Person, groupId: string) =>
  (await person.groups()).find((group) => group.groupId === groupId);

describe('[R-692] a chat of two', () => {
  it('waits for an answer, goes on with it, and ends when one leaves', async () => {
    expect(await groupOf(asha, REQUEST)).toMatchObject({ status: 'REQUESTED', unreadCount: 1 });
    expect((await asha.say(REQUEST, 'Not yet accepted')).body.code).toBe('CHAT_CLOSED');
    for (const step of [2, 3]) expect((await sudha.say(REQUEST, `Message ${step}`)).status).toBe(200);
    expect((await sudha.say(REQUEST, 'And a fourth')).body.code).toBe('NOT_ANSWERED_YET');
    expect((await groupOf(asha, REQUEST))?.unreadCount).toBe(1);
    await asha.stand(REQUEST, 'ACTIVE');
    expect((await groupOf(sudha, REQUEST))?.status).toBe('ACTIVE');
    expect((await asha.say(REQUEST, 'Of course')).status).toBe(200);
    expect((await sudha.say(REQUEST, 'Thank you')).status).toBe(200);
    await asha.stand(REQUEST, 'LEFT');
    expect((await sudha.say(REQUEST, 'Are you there?')).body.code).toBe('CHAT_CLOSED');
    expect((await asha.stand(REQUEST, 'ACTIVE')).status).toBe(404);
  });

  it('is begun from a message, under the face one wears there, and there is one of it', async () => {
    const { items } = await asha.recent(ROOM);
    const imrans = items.findLast(({ author }) => author.userName === 'TokenNumber47');
    const wish = { resourceType: 'MESSAGE', resourceId: imrans?.messageId, profileType: 'DESIGNATION' };
    const made = await asha.call('PUT', 'v1/message/direct', wish);
    expect(made.body.status).toBe('WAITING');
    expect((await asha.call('PUT', 'v1/message/direct', wish)).body).toEqual(made.body);
    const { groupId } = made.body;
    expect((await groupOf(asha, groupId))?.face.userName).toBe('QuietMonsoon');
    expect(await groupOf(imran, groupId)).toBeUndefined();
    await asha.say(groupId, 'May I ask you something?');
    expect(await groupOf(imran, groupId)).toMatchObject({ name: 'QuietMonsoon', status: 'REQUESTED' });
    const own = (await asha.say(ROOM, 'Is anybody there?')).body;
    const self = await asha.call('PUT', 'v1/message/direct', { ...wish, resourceId: own.messageId });
    expect([self.status, self.body.code]).toEqual([403, 'YOUR_OWN']);
  });

  it('is begun from a post, and from nothing that is not there', async () => {
    const wish = { resourceType: 'POST', resourceId: 'Kq3vN8xWm2Zt7Rf1', profileType: 'ANONYMOUS' };
    expect((await asha.call('PUT', 'v1/message/direct', wish)).status).toBe(200);
    const gone = { ...wish, resourceId: 'NoSuchPost00000' };
    expect((await asha.call('PUT', 'v1/message/direct', gone)).status).toBe(404);
    const foreign = { ...wish, resourceType: 'MESSAGE', resourceId: 'MsSwitchingJobs1' };
    expect((await asha.call('PUT', 'v1/message/direct', foreign)).status).toBe(404);
  });

  it('reaches nobody who wants no messages, and who asks is not told', async () => {
    const groups = await imran.groups();
    const asked = groups.find(({ status }) => status === 'REQUESTED');
    const want = (allowFrom: string) =>
      world.send({
        method: 'PUT',
        url: '/user-services/v1/user/message-preferences',
        payload: { allowFrom, readReceipts: true, designationReadReceipts: true },
        headers: { cookie: imran.cookie },
      });
    const before = (await imran.call('GET', 'v1/message/meta')).body;
    expect((await want('NOBODY')).statusCode).toBe(200);
    expect(await groupOf(imran, asked?.groupId ?? '')).toBeUndefined();
    expect((await imran.call('GET', 'v1/message/meta')).body.groupCount).toBe(before.groupCount - 1);
    expect((await asha.say(asked?.groupId ?? '', 'Hello?')).status).toBe(200);
    expect((await want('VERIFIED')).statusCode).toBe(200);
    expect(await groupOf(imran, asked?.groupId ?? '')).toBeUndefined();
    await want('EVERYONE');
    expect((await groupOf(imran, asked?.groupId ?? ''))?.status).toBe('REQUESTED');
  });

  it('is blocked without a word to the other one, and heard again when that is taken back', async () => {
    const asked = (await imran.groups()).find(({ status }) => status === 'REQUESTED')?.groupId ?? '';
    await imran.stand(asked, 'BLOCKED');
    expect((await asha.say(asked, 'Why so quiet?')).status).toBe(200);
    expect((await asha.say(asked, 'And a fourth')).body.code).toBe('NOT_ANSWERED_YET');
    expect((await groupOf(asha, asked))?.status).toBe('WAITING');
    expect(await groupOf(imran, asked)).toMatchObject({ status: 'BLOCKED', unreadCount: 0 });
    await imran.stand(asked, 'ACTIVE');
    expect((await groupOf(imran, asked))?.status).toBe('REQUESTED');
    await imran.stand(asked, 'LEFT');
  });

  it('shows how far the other one has read only where both want it', async () => {
    const CHAT = 'Gr4AChatOfTwo001';
    const leena = await world.person(LEENA);
    const { lastNumber = 0 } = (await groupOf(asha, CHAT)) ?? {};
    const profileType = (await groupOf(leena, CHAT))?.face.profileType;
    await leena.call('PUT', `v1/message/group/${CHAT}/read`, { number: lastNumber });
    expect((await groupOf(asha, CHAT))?.peerReadNumber).toBe(lastNumber);
    const show = (readReceipts: boolean, designationReadReceipts: boolean) =>
      world.send({
        method: 'PUT',
        url: '/user-services/v1/user/message-preferences',
        payload: { allowFrom: 'EVERYONE', readReceipts, designationReadReceipts },
        headers: { cookie: leena.cookie },
      });
    // What her other face shows changes nothing here: whoever chats with both could join them by it.
    await show(profileType === 'ANONYMOUS', profileType === 'DESIGNATION');
    await leena.call('PUT', `v1/message/group/${CHAT}/read`, { number: lastNumber });
    expect((await groupOf(asha, CHAT))?.peerReadNumber).toBe(lastNumber);
    await show(profileType !== 'ANONYMOUS', profileType !== 'DESIGNATION');
    await leena.call('PUT', `v1/message/group/${CHAT}/read`, { number: lastNumber });
    expect((await groupOf(asha, CHAT))?.peerReadNumber).toBeNull();
    expect((await groupOf(leena, CHAT))?.peerReadNumber).toBeNull();
  });
});

describe('somebody one wants to hear nothing of', () => {
  it('is not read, not counted and not told, until that is taken back', async () => {
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

  it('is reported, once by each, from chats of one’s own only', async () => {
    const report = (person: Person, id: string, note: string) =>
      person.call('PUT', `v1/message/${id}/report`, { reason: 'SPAM', note });
    const id = 'Ms4ZentrixHello4';
    expect((await report(asha, id, 'Again')).status).toBe(204);
    expect((await report(asha, id, 'And again')).status).toBe(204);
    const rows = await world.services.db.selectFrom('chat_reports').selectAll().execute();
    expect(rows.map(({ message_id, note }) => [message_id, note])).toEqual([[id, 'And again']]);
    expect((await report(imran, id, 'Mine')).status).toBe(403);
    expect((await report(asha, 'MsSwitchingJobs1', 'Not mine to see')).status).toBe(404);
  });
});
