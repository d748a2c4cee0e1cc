import {
  ASHA,
  clientId,
  IMRAN,
  listen,
  type Person,
  ROOM,
  SUDHA,
  startChatEnvironment,
} from '../services/chat/testing';

export type SocketEnvironment = Awaited<ReturnType<typeof startSocketEnvironment>>;
type Listening = Awaited<ReturnType<Person['listen']>>;
type Connecting = [
  cookie: string,
  headers?: Record<string, string> | undefined,
  auth?: { readonly accountId: string },
];

export const sendMessage = (socket: Listening, text: string, groupId = ROOM, id = clientId()) =>
  socket.ask('message', { groupId, clientId: id, text });

/** Three members and their sockets for one test; `nextMinute` advances the clock. */
export async function startSocketEnvironment() {
  let now = Date.now();
  let open: Listening[] = [];
  const env = await startChatEnvironment({ now: () => new Date(now) });
  const hangUp = () => {
    for (const socket of open) socket.close();
    open = [];
  };
  const connect = async (...[cookie, headers, auth]: Connecting) => {
    const socket = await listen(env.origin, cookie, headers, auth);
    open.push(socket);
    return socket;
  };
  return {
    ...env,
    asha: await env.person(ASHA),
    imran: await env.person(IMRAN),
    sudha: await env.person(SUDHA),
    connect,
    listening: async ({ cookie }: Person, ...rooms: string[]) => {
      const socket = await connect(cookie);
      if (socket.outcome !== 'connected') throw new Error(`No line: ${socket.outcome}`);
      await socket.ask('joinRoom', rooms);
      return socket;
    },
    nextMinute: () => {
      hangUp();
      now += 60_000;
    },
    close: async () => {
      hangUp();
      await env.close();
    },
  };
}
