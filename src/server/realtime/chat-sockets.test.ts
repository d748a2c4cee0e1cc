import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ASHA, LEENA, type Person, ROOM, startChatEnvironment, until } from '../services/chat/testing';
import { type SocketEnvironment, sendMessage, startSocketEnvironment } from './testing';

let env: SocketEnvironment;
let listening: SocketEnvironment['listening'];
let [asha, imran, sudha] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  env = await startSocketEnvironment();
  ({ listening, asha, imran, sudha } = env);
});
beforeEach(() => env.nextMinute());
afterAll(() => env.close());

describe('[R-288] chat messages over a socket', () => {
  it('a message reaches listeners once and in order, and other tabs of the author as their own', async () => {
    const [hers, herOtherTab, his] = [
      await listening(asha, ROOM),
      await listening(asha, ROOM),
      await listening(imran, ROOM),
    ];
    for (const text of ['One', 'Two', 'Three']) expect((await sendMessage(hers, text)).ok).toBe(true);
    await until(() => his.messages().length >= 3 && herOtherTab.messages().length >= 3);
    expect(his.messages().map(({ text, isMine }) => [text, isMine])).toEqual([
      ['One', false],
      ['Two', false],
      ['Three', false],
    ]);
    expect(herOtherTab.messages().map(({ isMine }) => isMine)).toEqual([true, true, true]);
    const numbers = his.messages().map(({ number }) => number);
    expect(numbers).toEqual([0, 1, 2].map((step) => (numbers[0] ?? 0) + step));
    expect((await sudha.recent(ROOM)).items.slice(-3).map(({ text }) => text)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it('a message sent by an API call reaches listening sockets too', async () => {
    const his = await listening(imran, ROOM);
    await asha.say(ROOM, 'By a call');
    await until(() => his.messages().length === 1);
    expect(his.messages()[0]?.text).toBe('By a call');
  });

  it('typing and read marks reach only the members concerned', async () => {
    const CHAT = 'Gr4AChatOfTwo001';
    const leena = await env.person(LEENA);
    const [hers, leenas, his] = [
      await listening(asha, ROOM, CHAT),
      await listening(leena, CHAT),
      await listening(imran, ROOM),
    ];
    hers.socket.emit('typing', ROOM);
    await until(() => his.of('typing').length === 1);
    expect(his.of('typing')).toEqual([{ groupId: ROOM, name: 'QuietMonsoon' }]);
    const { message } = (await sendMessage(hers, 'Read me', CHAT)) as { message: { number: number } };
    await leenas.ask('read', { groupId: CHAT, number: message.number });
    expect([hers.of('typing'), leenas.of('typing')]).toEqual([[], []]);
    await until(() => hers.of('read').length === 1);
    expect(hers.of('read')).toEqual([{ groupId: CHAT, number: message.number, isMine: false }]);
    await his.ask('joinRoom', [ROOM]);
    expect(his.of('read')).toEqual([]);
  });
});

describe('a socket connection', () => {
  it('[R-665] a socket connection ends with its session, which then opens no other', async () => {
    const headers = { cookie: asha.cookie, systemid: 'desktop', clienttype: 'desktop' };
    const hers = await listening(asha, ROOM);
    await env.send({ url: '/logout', headers });
    expect(await hers.ended).toBe('io server disconnect');
    const again = await env.connect(asha.cookie);
    expect(again.outcome).toBe('websocket error');
    asha = await env.person(ASHA);
  });

  it('a socket is sent the reason when the server stops', async () => {
    const other = await startChatEnvironment();
    const hers = await (await other.person(ASHA)).listen();
    await other.close();
    expect(await hers.ended).toBe('io server disconnect');
    expect(hers.of('goodbye')).toEqual([{ reason: 'restart' }]);
    hers.close();
    const late = io(other.origin, { path: '/ws/', transports: ['websocket'], reconnection: false });
    await new Promise((done) => late.once('connect_error', done));
    late.close();
  });
});

describe('chat requests and blocks', () => {
  it('a chat request reaches every tab, and messages of blocked members do not arrive', async () => {
    const [his, hers] = [await listening(imran, ROOM), await listening(asha, ROOM)];
    const { items } = await asha.recent(ROOM);
    const message = items.findLast(({ author }) => author.userName === 'TokenNumber47');
    const query = { resourceType: 'MESSAGE', resourceId: message?.messageId, profileType: 'ANONYMOUS' };
    const { groupId } = (await asha.call('PUT', 'v1/message/direct', query)).body;
    await asha.say(groupId, 'May I?');
    await until(() => his.of('group').length === 1);
    expect(his.of('group')).toEqual([{ groupId }]);
    const noise = (await sendMessage(hers, 'Noise')) as { message: { messageId: string } };
    await until(() => his.messages().length === 1);
    await imran.call('PUT', `v1/message/${noise.message.messageId}/block`, { blocked: true });
    const before = his.messages().length;
    await sendMessage(hers, 'Not for him');
    await sudha.say(ROOM, 'For all');
    await until(() => his.messages().length > before);
    expect(
      his
        .messages()
        .slice(before)
        .map(({ text }) => text),
    ).toEqual(['For all']);
    await imran.call('PUT', `v1/message/${noise.message.messageId}/block`, { blocked: false });
  });
});
