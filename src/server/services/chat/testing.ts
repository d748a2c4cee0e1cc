import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { components } from '../../../contracts/chat';
import type { TestServer } from '../../testing/start-test-server';
import { startTestEnvironment } from '../posts/testing';

export type Wire = components['schemas'];

/** Seed members who share rooms. */
export const ASHA = 'Mb1asha2Nair3Qx4';
export const IMRAN = 'Mb2imranS7Vt5Wk9';
export const LEENA = 'Mb3leenaK4Rd8Zy1';
export const SUDHA = 'Mb5sudhaV9Gm3Bn7';
export const ROOM = 'Gr4ZentrixRoom01';
export const JOB_ROOM = 'Gr4SwitchingJobs';
export const REQUEST = 'Gr4AskedForAChat';

export type ChatEnvironment = Awaited<ReturnType<typeof startChatEnvironment>>;
export type Person = ReturnType<typeof personOf>;

export async function startChatEnvironment(preferences: Parameters<typeof startTestEnvironment>[0] = {}) {
  const server = await startTestEnvironment(preferences);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const person = async (memberId: string) =>
    personOf(server, origin, memberId, await server.signIn(memberId));
  return { ...server, origin, person, newUser: server.person };
}

let made = 0;
export const clientId = (): string => `Client${String(++made).padStart(6, '0')}`;

function personOf(server: TestServer, origin: string, memberId: string, cookie: string) {
  const call = async (method: 'GET' | 'PUT', path: string, payload?: object) => {
    const response = await server.send({
      method,
      url: `/api/chat/${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };
  return {
    memberId,
    cookie,
    call,
    groups: async () => (await call('GET', 'v1/message/group')).body as Wire['ChatGroup'][],
    recent: async (groupId: string, query = '') =>
      (await call('GET', `v1/message/group/${groupId}/recent?${query}`)).body as Wire['ChatMessages'],
    say: (groupId: string, text: string, id = clientId()) =>
      call('PUT', `v1/message/group/${groupId}/message/${id}`, { text }),
    setStatus: (groupId: string, status: string, profileType = 'ANONYMOUS') =>
      call('PUT', `v1/message/group/${groupId}/status`, { status, profileType }),
    listen: () => listen(origin, cookie),
  };
}

/** An untrusted socket client: it may send anything. */
export async function listen(
  origin: string,
  cookie: string,
  headers: Record<string, string> = { origin },
  auth: { readonly accountId?: string } = {},
) {
  const extraHeaders = { cookie, ...headers };
  const socket = io(origin, {
    path: '/ws/',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders,
    auth,
  });
  const received: { readonly event: string; readonly message: unknown }[] = [];
  socket.onAny((event: string, message: unknown) => received.push({ event, message }));
  const ended = new Promise<string>((done) => socket.once('disconnect', done));
  const outcome = await new Promise<string>((done) => {
    socket.once('connect', () => done('connected'));
    socket.once('connect_error', ({ message }) => done(message));
  });
  const ask = (event: string, ...messages: unknown[]) =>
    socket.timeout(5000).emitWithAck(event, ...messages) as Promise<
      | { readonly ok: true; readonly message: Wire['ChatMessage']; readonly joined: string[] }
      | { readonly ok: false; readonly code: string; readonly retryAfter?: number }
    >;
  const select = (event: string) =>
    received.filter((item) => item.event === event).map(({ message }) => message);
  const messages = () => select('message') as Wire['ChatMessage'][];
  return { socket, outcome, ended, ask, of: select, messages, close: () => socket.close() };
}

const LOOK_EVERY_MS = 10;

/** Polls until the condition is true; the test's timeout ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
}
