import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeModerator } from '../../testing/make-moderator';
import {
  ASHA,
  type ChatEnvironment,
  IMRAN,
  LEENA,
  type Person,
  ROOM,
  SUDHA,
  startChatEnvironment,
  until,
} from './testing';

const CHAT = 'Gr4AChatOfTwo001';
const HIDE = { decision: 'HIDE', rule: 'P1', text: 'It names someone.' };
const KEEP = { decision: 'KEEP', rule: 'K1', text: '' };

let env: ChatEnvironment;
let now = Date.parse('2026-11-20T12:34:56.789Z');
let [asha, imran, leena, moderator] = [] as unknown as [Person, Person, Person, Person];
beforeAll(async () => {
  env = await startChatEnvironment({ now: () => new Date(now) });
  [asha, imran] = [await env.person(ASHA), await env.person(IMRAN)];
  leena = await env.person(LEENA);
  await makeModerator(env.services.db, SUDHA);
  moderator = await env.person(SUDHA);
});
beforeEach(() => {
  now += 60_000;
});
afterAll(() => env.close());

const moderation = async (cookie: string, path: string, payload?: object) => {
  const response = await env.send({
    method: payload ? 'POST' : 'GET',
    url: `/moderation-services${path}`,
    headers: { cookie, ...(payload && { 'idempotency-key': env.services.newId() }) },
    ...(payload && { payload }),
  });
  return {
    status: response.statusCode,
    text: response.body,
    body: response.body === '' ? undefined : response.json(),
  };
};
const waiting = async (id: string, user = moderator) =>
  (await moderation(user.cookie, '/v1/queue')).body.find(
    ({ resourceId }: { resourceId: string }) => resourceId === id,
  );
const decide = (id: string, decision: object, user = moderator) =>
  moderation(user.cookie, '/v1/decision', { resourceId: id, resourceType: 'MESSAGE', ...decision });
const report = (person: Person, id: string) =>
  person.call('PUT', `v1/message/${id}/report`, { reason: 'PERSONAL_DETAILS', note: 'the last word' });
const received = async (person: Person, text: string, groupId = ROOM): Promise<string> =>
  (await person.say(groupId, text)).body.messageId;
const shown = async (person: Person, id: string, groupId = ROOM) => {
  const { items } = await person.recent(groupId);
  const message = items.find(({ messageId }) => messageId === id);
  const last = (await person.groups()).find((group) => group.groupId === groupId)?.lastMessage;
  return [message?.text, message?.isRemoved, last?.text, last?.isRemoved];
};
const notices = async (person: Person) => {
  const url = '/notification-services/v1/notifications?platform=computer';
  const response = await env.send({ url, headers: { cookie: person.cookie } });
  return response
    .json()
    .filter(({ variantId }: { variantId: string }) => variantId === 'review-status')
    .map(({ data }: { data: { title: string; body: string; cta: string } }) => [
      data.title,
      data.body,
      data.cta,
    ]);
};

describe('[R-571][R-876] a reported message', () => {
  it('a reported message is queued with room, text and reason, and nothing about author or reporter', async () => {
    const id = await received(imran, 'Our Mr Zqx is a fool');
    expect(await waiting(id)).toBeUndefined();
    await report(asha, id);
    const item = await waiting(id);
    expect(item).toEqual({
      resourceId: id,
      resourceType: 'MESSAGE',
      community: 'Zentrix Labs',
      title: '',
      content: 'Our Mr Zqx is a fool',
      media: [],
      holdReason: null,
      reports: [{ reason: 'PERSONAL_DETAILS', note: 'the last word' }],
      appeal: null,
      createdOn: '2026-11-20T12:00:00.000Z',
      former: [],
      page: null,
      lastDecisionId: null,
      version: expect.any(String),
      earlier: [],
      flag: null,
    });
    expect((await shown(asha, id))[0]).toBe('Our Mr Zqx is a fool');
    expect((await decide(id, KEEP)).status).toBe(204);
    expect(await waiting(id)).toBeUndefined();
    // A notice about the review would reveal to the author that the message was reported.
    expect(await notices(imran)).toEqual([]);
  });

  it('a reported message is removed for the whole room, live and later, and restored after an appeal', async () => {
    const id = await received(imran, 'Ask Mr Zqx in the canteen');
    await report(asha, id);
    const sockets = await Promise.all([asha.listen(), imran.listen()]);
    for (const socket of sockets) await socket.ask('joinRoom', [ROOM]);
    const [hers, his] = sockets.map(
      (socket) => () => socket.of('moderated') as { text: string; isMine: boolean }[],
    );
    await decide(id, HIDE);
    await until(() => hers?.().length === 1 && his?.().length === 1);
    expect([hers?.()[0], his?.()[0]]).toMatchObject([
      { messageId: id, text: '', isRemoved: true, isMine: false },
      { messageId: id, text: '', isRemoved: true, isMine: true },
    ]);
    for (const person of [asha, imran]) expect(await shown(person, id)).toEqual(['', true, '', true]);
    const appeal = { resourceId: id, resourceType: 'MESSAGE', text: 'It is the name of the canteen.' };
    const outcome = `/v1/outcome/MESSAGE/${id}`;
    expect((await moderation(imran.cookie, outcome)).body).toMatchObject({ rule: 'P1', appeal: 'NONE' });
    expect((await moderation(asha.cookie, outcome)).status).toBe(404);
    expect((await moderation(imran.cookie, '/v1/appeal', appeal)).status).toBe(201);
    expect(await waiting(id)).toMatchObject({ holdReason: 'MODERATOR', appeal: appeal.text });
    await decide(id, KEEP);
    await until(() => hers?.().length === 2);
    expect(hers?.()[1]).toMatchObject({ text: 'Ask Mr Zqx in the canteen', isRemoved: false });
    expect((await shown(asha, id))[0]).toBe('Ask Mr Zqx in the canteen');
    for (const socket of sockets) socket.close();
  });

  it('a moderation decision notifies only the author alias, with the rule and the moderator note', async () => {
    const titles = (await notices(imran)).map(([title]: string[]) => title);
    expect(titles).toEqual(['Your message is visible again', 'A moderator removed your message']);
    expect((await notices(imran))[1].slice(1)).toEqual([
      'No personal names, numbers, addresses or documents. It names someone.',
      `/messages?chat=${ROOM}`,
    ]);
    expect([await notices(asha), await notices(moderator)]).toEqual([[], []]);
  });

  it('a decision on a reported message appears in the public log with action, rule and day only', async () => {
    const { items } = (await moderation('', '/v1/log?limit=2')).body;
    expect(items.map(({ decisionId: _, ...line }: { decisionId: string }) => line)).toEqual([
      { resourceType: 'MESSAGE', decision: 'KEEP', rule: 'K1', afterAppeal: true, decidedOn: '2026-11-20' },
      { resourceType: 'MESSAGE', decision: 'HIDE', rule: 'P1', afterAppeal: false, decidedOn: '2026-11-20' },
    ]);
  });

  it('a reported direct message names no room, even when the chat request has no answer yet', async () => {
    const request = (
      await asha.call('PUT', 'v1/message/direct', {
        resourceType: 'MESSAGE',
        resourceId: await received(imran, 'Anybody?'),
        profileType: 'ANONYMOUS',
      })
    ).body.groupId;
    const id = await received(asha, 'Tell me who you are', request);
    expect((await report(imran, id)).status).toBe(204);
    const item = await waiting(id);
    expect([item.community, item.content]).toEqual(['', 'Tell me who you are']);
    const aliases = await env.services.db.selectFrom('aliases').select('id').execute();
    expect(aliases.length).toBeGreaterThan(1);
    const text = JSON.stringify(item);
    expect(aliases.filter((alias) => text.includes(alias.id))).toEqual([]);
    expect(text).not.toMatch(/QuietMonsoon|TokenNumber47/);
    expect(text).not.toContain(request);
    await decide(id, HIDE);
    expect(await shown(imran, id, request)).toEqual(['', true, '', true]);
    expect((await asha.groups()).find(({ groupId }) => groupId === request)?.status).toBe('WAITING');
  });

  it('a reported message is not moderated by its own author or by a member without the staff role', async () => {
    const id = await received(moderator, 'I wrote this myself');
    await report(imran, id);
    expect(await waiting(id)).toBeUndefined();
    expect((await decide(id, HIDE)).body.code).toBe('OWN_CONTENT');
    expect((await decide(id, HIDE, leena)).status).toBe(403);
    expect((await decide('MsSuchIsNotThere', HIDE)).status).toBe(404);
  });

  it('a removed message that is reported again is not queued again', async () => {
    const id = await received(asha, 'Said in passing', CHAT);
    expect((await report(leena, id)).status).toBe(204);
    await decide(id, HIDE);
    expect((await report(leena, id)).status).toBe(204);
    expect(await waiting(id)).toBeUndefined();
    expect((await asha.recent(CHAT)).items.at(-1)).toMatchObject({
      text: '',
      isRemoved: true,
      isMine: true,
    });
  });
});
