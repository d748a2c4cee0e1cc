import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ASHA, clientId, IMRAN, JOB_ROOM, LEENA, type Person, ROOM, until } from '../services/chat/testing';
import { accountIdOf } from '../session-cookies';
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

describe('a hostile socket', () => {
  it('[R-015] a socket is refused from a foreign origin, without a session, with a forged session and as a crawler', async () => {
    const attempts: [string, Record<string, string>][] = [
      [asha.cookie, { origin: 'https://evil.example' }],
      [asha.cookie, { origin: 'null' }],
      [asha.cookie, {}],
      ['', { origin: env.origin }],
      ['AT=made-up', { origin: env.origin }],
      [asha.cookie, { origin: env.origin, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ];
    for (const [cookie, headers] of attempts) {
      const socket = await env.connect(cookie, headers);
      expect(socket.outcome).toBe('websocket error');
    }
    const polling = await fetch(`${env.origin}/ws/?EIO=4&transport=polling`, {
      headers: { cookie: asha.cookie, origin: env.origin },
    });
    expect(polling.status).toBeGreaterThanOrEqual(400);
  });

  it('a socket of a page that shows another account than the signed-in one is refused', async () => {
    const connectAs = async (memberId: string) => {
      const auth = { accountId: accountIdOf(env.services, memberId) };
      return (await env.connect(asha.cookie, undefined, auth)).outcome;
    };
    expect([await connectAs(IMRAN), await connectAs(ASHA)]).toEqual(['refused', 'connected']);
  });

  it('a socket cannot access rooms its member has not joined', async () => {
    const hers = await listening(asha, ROOM);
    for (const query of [[JOB_ROOM], ['ALL'], [`chat ${JOB_ROOM}`], 'ALL', JOB_ROOM, [{}], null, 7]) {
      const response = await hers.ask('joinRoom', query);
      const belongsToOthersOnly = JSON.stringify(query) === JSON.stringify([JOB_ROOM]);
      expect(response).toEqual(
        belongsToOthersOnly ? { ok: true, joined: [] } : { ok: false, code: 'INVALID_REQUEST' },
      );
    }
    hers.socket.emit('typing', JOB_ROOM);
    expect(await sendMessage(hers, 'Let me in', JOB_ROOM)).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(await hers.ask('read', { groupId: JOB_ROOM, number: 1 })).toEqual({
      ok: false,
      code: 'NOT_FOUND',
    });
    const his = await listening(imran, JOB_ROOM);
    await sudha.say(JOB_ROOM, 'Among us');
    await until(() => his.messages().length === 1);
    await hers.ask('joinRoom', [ROOM]);
    expect(hers.messages()).toEqual([]);
    expect(his.of('typing')).toEqual([]);
  });

  it('a socket gets no messages of a room its member left, in any tab', async () => {
    await asha.setStatus(JOB_ROOM, 'ACTIVE');
    const [item, two, his] = [
      await listening(asha, JOB_ROOM),
      await listening(asha, JOB_ROOM),
      await listening(imran, JOB_ROOM),
    ];
    await asha.setStatus(JOB_ROOM, 'LEFT');
    await sudha.say(JOB_ROOM, 'She is gone');
    await until(() => his.messages().length === 1);
    expect([item.messages(), two.messages()]).toEqual([[], []]);
  });

  it('a message is sent as the member of its socket, even when it claims another author', async () => {
    const [hers, his] = [await listening(asha, ROOM), await listening(imran, ROOM)];
    const forged = {
      groupId: ROOM,
      clientId: clientId(),
      text: 'Trust me',
      author: { userName: 'TokenNumber47' },
      aliasId: 'FcTokenNumber47a000',
      memberId: IMRAN,
      number: 1,
      messageId: 'MsForged0001',
      isMine: true,
    };
    await hers.ask('message', forged);
    await until(() => his.messages().length === 1);
    expect(his.messages()[0]).toMatchObject({ author: { userName: 'QuietMonsoon' }, isMine: false });
    expect(his.messages()[0]?.messageId).not.toBe('MsForged0001');
  });

  it('malformed events are refused, and the socket stays open', async () => {
    const hers = await listening(asha, ROOM);
    const bad = [
      undefined,
      null,
      'text',
      {},
      { groupId: ROOM, clientId: 'short', text: 'x' },
      { groupId: ROOM, clientId: clientId(), text: '' },
      { groupId: ROOM, clientId: clientId(), text: 'x'.repeat(2001) },
      { groupId: ROOM, clientId: clientId(), text: 'a\0b' },
      { groupId: ROOM, clientId: clientId(), text: { toString: 'x' } },
      { groupId: ["' or 1=1"], clientId: clientId(), text: 'x' },
    ];
    for (const message of bad)
      expect(await hers.ask('message', message)).toEqual({ ok: false, code: 'INVALID_REQUEST' });
    expect((await hers.ask('read', { groupId: ROOM, number: Number.NaN })).ok).toBe(false);
    expect((await sendMessage(hers, 'Still here')).ok).toBe(true);
  });

  it('a member can send at most twenty messages at once over all tabs, and 16 KB at once', async () => {
    const [item, two, his] = [
      await listening(sudha, ROOM),
      await listening(sudha, ROOM),
      await listening(imran, ROOM),
    ];
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => sendMessage(index % 2 === 0 ? item : two, 'Flood')),
    );
    expect(responses.filter(({ ok }) => ok)).toHaveLength(20);
    expect(responses.find(({ ok }) => !ok)).toMatchObject({ code: 'TOO_MANY_MESSAGES', retryAfter: 1 });
    await until(() => his.messages().length >= 20);
    expect(his.messages()).toHaveLength(20);
    item.socket.emit('message', { groupId: ROOM, clientId: clientId(), text: 'x'.repeat(20_000) });
    expect(await item.ended).toBe('transport close');
  });

  it('a socket that floods the server with events is disconnected', async () => {
    const leena = await listening(await env.person(LEENA));
    for (let position = 0; position < 700; position++) leena.socket.emit('leaveRoom', 'ALL');
    expect(await leena.ended).toBe('io server disconnect');
  });

  it('a member can open at most twenty socket connections', async () => {
    const outcomes: string[] = [];
    for (let position = 0; position < 22; position++) {
      const socket = await env.connect(sudha.cookie);
      outcomes.push(socket.outcome);
    }
    expect(outcomes.slice(0, 20)).toEqual(outcomes.slice(0, 20).fill('connected'));
    expect(outcomes.slice(20)).toEqual(['too many', 'too many']);
  });

  it('a member who opens forty sockets at the same moment gets twenty connections', async () => {
    const sockets = await Promise.all(Array.from({ length: 40 }, () => env.connect(asha.cookie)));
    const outcomes = sockets.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'too many').length).toBeGreaterThan(0);
  });

  it('sockets that never complete the handshake take places of their member and are refused beyond them', async () => {
    const headers = { cookie: imran.cookie, origin: env.origin };
    const path = '/ws/?EIO=4&transport=websocket';
    const raw = await Promise.all(Array.from({ length: 40 }, () => upgrade(env.origin, path, headers)));
    expect(raw.filter(({ response }) => response.startsWith('HTTP/1.1 101 '))).toHaveLength(25);
    for (const { socket } of raw) socket.destroy();
  });

  it('an upgrade at another path gets 404', async () => {
    const { response, socket } = await upgrade(env.origin, '/elsewhere', {});
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    expect(response).toContain('x-content-type-options: nosniff');
    socket.destroy();
  });
});

const upgrade = (origin: string, path: string, headers: Readonly<Record<string, string>>) =>
  new Promise<{ readonly response: string; readonly socket: Socket }>((done) => {
    const all = {
      host: new URL(origin).host,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => done({ response: String(bytes), socket }));
  });
