import { expect, it } from 'vitest';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { routerContext } from '../../app/routes/make-router';
import { ChatConnection, type ChatConnectionListener } from '../../core/chat/chat-connection';
import { ChatPort } from '../../core/chat/chat-port';
import { chatGroup, chatMessage } from '../../core/chat/testing';
import { Failure } from '../../core/shared/failure';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { loader } from './messages-screen';

const settled = () => new Promise((done) => setTimeout(done));

/** A user with two chats, of which the connection joins one, and the requests of the page. */
async function env() {
  const requests: string[] = [];
  const line: { listener: ChatConnectionListener | undefined; down: boolean } = {
    listener: undefined,
    down: false,
  };
  const chats = fakePort(ChatPort, {
    listGroups: async () => {
      requests.push('chats');
      if (line.down) throw new Failure('unavailable', 'listGroups', 503);
      return [chatGroup('Room0001'), chatGroup('Room0002')];
    },
    readRecent: async ({ groupId }) => {
      requests.push(groupId);
      return { items: [chatMessage(1, { groupId })], upTo: 1, hasMore: false };
    },
  });
  const socket = fakePort(ChatConnection, {
    open: async (received) => {
      line.listener = received;
    },
    join: async () => ['Room0001'],
  });
  const container = await testContainer({ ports: [chats, socket] });
  const context = routerContext(container, (entry) => entry.load());
  const goTo = async (address: string) => {
    requests.length = 0;
    const request = new Request(`http://here${address}`);
    await loader({ request, context, params: {}, url: new URL(request.url), pattern: '/messages' });
    return requests.toSorted();
  };
  const connect = async () => {
    await container.get(ChatGroupsStore).listen();
    line.listener?.connected();
    await settled();
  };
  const failChats = () => {
    line.down = true;
  };
  const opened = () => [
    container.get(ChatThreadStore).groupId,
    container.get(ChatGroupsStore).groups.map(({ id }) => id),
  ];
  return { goTo, connect, cut: () => line.listener?.disconnected(), failChats, opened };
}

it('the messages page reloads chats only where the connection does not report their events', async () => {
  const { goTo, connect, cut } = await env();
  expect(await goTo('/messages')).toEqual(['chats']);
  expect(await goTo('/messages?chat=Room0001')).toEqual(['Room0001', 'chats']);
  await connect();
  await goTo('/messages');
  expect(await goTo('/messages?chat=Room0001')).toEqual(['Room0001']);
  expect(await goTo('/messages?chat=Room0002')).toEqual(['Room0002', 'chats']);
  cut();
  expect(await goTo('/messages?chat=Room0001')).toEqual(['Room0001', 'chats']);
});

it('[R-055] a known chat opens beside the older list when the list of chats fails to reload', async () => {
  const { goTo, failChats, opened } = await env();
  await goTo('/messages');
  failChats();
  await goTo('/messages?chat=Room0001');
  expect(opened()).toEqual(['Room0001', ['Room0001', 'Room0002']]);
  await expect(goTo('/messages?show=rooms')).rejects.toThrow('unavailable');
});
