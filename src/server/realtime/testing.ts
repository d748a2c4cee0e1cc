import {
  ASHA,
  clientId,
  IMRAN,
  listen,
  type Person,
  ROOM,
  SUDHA,
  startChatWorld,
} from '../services/chat/testing';

export type SocketWorld = Awaited<ReturnType<typeof startSocketWorld>>;
type Listening = Awaited<ReturnType<Person['listen']>>;

export const say = (socket: Listening, text: string, groupId = ROOM, id = clientId()) =>
  socket.ask('message', { groupId, clientId: id, text });

/** Three members and their sockets for one test; `nextMinute` advances the clock. */
export async function startSocketWorld() {
  let now = Date.now();
  let open: Listening[] = [];
  const world = await startChatWorld({ now: () => new Date(now) });
  const hangUp = () => {
    for (const socket of open) socket.close();
    open = [];
  };
  const connect = async (...as: [cookie: string, headers?: Record<string, string>]) => {
    const socket = await listen(world.origin, ...as);
    open.push(socket);
    return socket;
  };
  return {
    ...world,
    asha: await world.person(ASHA),
    imran: await world.person(IMRAN),
    sudha: await world.person(SUDHA),
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
      await world.close();
    },
  };
}
