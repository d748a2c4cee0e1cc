import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { reaction } from 'mobx';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chat, chatClient } from '../../src/adapters/http/generated/chat';
import { SocketConnection } from '../../src/adapters/socket/socket-connection';
import { messageWriting } from '../../src/core/chat/testing';
import type { Timers } from '../../src/core/shared/timers';
import {
  ASHA,
  type ChatEnvironment,
  IMRAN,
  ROOM,
  startChatEnvironment,
  until,
} from '../../src/server/services/chat/testing';
import { ChatConnectionStore } from '../../src/stores/chat/chat-connection-store';
import { ChatGroupsStore } from '../../src/stores/chat/chat-groups-store';
import { ChatThreadStore } from '../../src/stores/chat/chat-thread-store';
import { ToastStore } from '../../src/stores/shared/toast-store';

const MESSAGE = 500;
const DROPS = 30;

let env: ChatEnvironment;
let now = Date.parse('2026-11-20T12:00:00Z');
let requirement: Awaited<ReturnType<typeof openBarrier>>;
beforeAll(async () => {
  env = await startChatEnvironment({ now: () => new Date(now) });
  requirement = await openBarrier(Number(new URL(env.origin).port));
});
afterAll(async () => {
  await requirement.close();
  await env.close();
});

/** A proxy in front of the server that can cut all connections. */
async function openBarrier(port: number) {
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    for (const socket of [from, to]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: async () => {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}

const timers: Timers = {
  after: (wait, run) => {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
  every: (wait, run) => {
    const timer = setInterval(run, wait);
    return () => clearInterval(timer);
  },
};

/** The stores as in a browser, behind the proxy. Only the second between two attempts is shorter. */
function clientOf(cookie: string) {
  const { origin } = requirement;
  const fetchAs = (request: Request) => {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries({ cookie, appid: '999', systemid: 'AB_WEB' }))
      headers.set(name, value);
    return fetch(new Request(request, { headers }));
  };
  const port = chat(chatClient({ origin, fetch: fetchAs }));
  const quick = { reconnectionDelay: 20, reconnectionDelayMax: 20, extraHeaders: { cookie, origin } };
  const socketLine = new SocketConnection(
    () => undefined,
    async (options) => io(origin, { ...options, ...quick }),
  );
  let made = 0;
  const random = { id: () => `ClDrops${String(++made).padStart(8, '0')}` };
  const line = new ChatConnectionStore(socketLine, port, { watch: () => () => undefined }, timers);
  const groups = new ChatGroupsStore(port, line, new ToastStore(timers, random));
  return { line, groups, thread: new ChatThreadStore(port, groups, line, messageWriting(random.id)) };
}

it('[R-474][R-478] five hundred messages arrive once and in order despite thirty dropped connections', async () => {
  const [asha, imran] = [await env.person(ASHA), await env.person(IMRAN)];
  const { line, groups, thread } = clientOf(asha.cookie);
  await groups.open('all');
  await thread.open(ROOM);
  await groups.listen();
  await until(() => line.joinedRoomList.includes(ROOM));
  const before = thread.thread.messages.length;
  const disorder: string[] = [];
  const stop = reaction(
    () => thread.thread.messages.map(({ number }) => number),
    (numbers) => {
      if (numbers.some((number, index) => number <= (numbers[index - 1] ?? 0))) disorder.push(numbers.join());
    },
  );
  let drops = 0;
  for (let message = 1; message <= MESSAGE; message++) {
    now += 1_000;
    // Every tenth message is her own, sent over the unstable connection.
    if (message % 10 === 0) {
      thread.write(`Message ${message}`);
      void thread.send();
    } else await imran.say(ROOM, `Message ${message}`);
    if (message % 16 === 0 && drops < DROPS) {
      drops += 1;
      requirement.cut();
      await until(() => !line.isConnected);
    }
    if (message % 16 === 9) await until(() => line.isConnected);
  }
  await until(() => thread.thread.messages.length === before + MESSAGE && thread.thread.unsent.length === 0);
  stop();
  expect(drops).toBe(DROPS);
  expect(disorder).toEqual([]);
  const shown = thread.thread.messages.slice(before).map(({ text }) => Number(text.replace('Message ', '')));
  expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: MESSAGE }, (_, index) => index + 1));
  const rest = shown.filter((number) => number % 10 !== 0);
  expect(rest).toEqual([...rest].sort((a, b) => a - b));
  const { items } = await asha.recent(ROOM);
  expect(thread.thread.messages.map(({ id }) => id)).toEqual(items.map(({ messageId }) => messageId));
  expect(line.joinedRoomList).toEqual([...new Set(line.joinedRoomList)]);
  expect(line.joinedRoomList).toContain(ROOM);
  line.cleanup();
}, 120_000);
