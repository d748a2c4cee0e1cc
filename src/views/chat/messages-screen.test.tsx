import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { ChatLine, LineHearing } from '../../core/chat/chat-line';
import type { ChatPort } from '../../core/chat/chat-port';
import { chatGroup, chatMessage, messageWriting } from '../../core/chat/testing';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatLineStore } from '../../stores/chat/chat-line-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { type Resolve, storesContext, type Token } from '../use-store';
import { loader } from './messages-screen';

const settled = () => new Promise((done) => setTimeout(done));

/** The page of somebody with two chats, of which the line lets them hear one, and what it asks for. */
function world() {
  const asked: string[] = [];
  const line: { hearing: LineHearing | undefined } = { hearing: undefined };
  const timers = { after: () => () => undefined, every: () => () => undefined };
  const port = {
    listGroups: async () => {
      asked.push('chats');
      return [chatGroup('Room0001'), chatGroup('Room0002')];
    },
    readRecent: async ({ groupId }) => {
      asked.push(groupId);
      return { items: [chatMessage(1, { groupId })], upTo: 1, hasMore: false };
    },
  } as Partial<ChatPort> as ChatPort;
  const wire = {
    open: async (heard) => {
      line.hearing = heard;
    },
    join: async () => ['Room0001'],
  } as Partial<ChatLine> as ChatLine;
  const store = new ChatLineStore(wire, port, { watch: () => () => undefined }, timers);
  const groups = new ChatGroupsStore(port, store, new ToastStore(timers, { id: () => 'toast' }));
  const session = { ensure: async () => undefined, signedIn: true };
  const stores = new Map<Token<unknown>, unknown>([
    [SessionStore, session],
    [ChatGroupsStore, groups],
    [ChatThreadStore, new ChatThreadStore(port, groups, store, messageWriting())],
  ]);
  const resolve: Resolve = (token) => stores.get(token) as InstanceType<typeof token>;
  const context = new RouterContextProvider();
  context.set(storesContext, resolve);
  const goTo = async (address: string) => {
    asked.length = 0;
    const request = new Request(`http://here${address}`);
    await loader({ request, context, params: {}, url: new URL(request.url), pattern: '/messages' });
    return asked.toSorted();
  };
  const connect = async () => {
    await groups.listen();
    line.hearing?.connected();
    await settled();
  };
  return { goTo, connect, cut: () => line.hearing?.disconnected() };
}

it('the chats are asked for again only where nobody tells what happens in them', async () => {
  const { goTo, connect, cut } = world();
  expect(await goTo('/messages')).toEqual(['chats']);
  expect(await goTo('/messages?chat=Room0001')).toEqual(['Room0001', 'chats']);
  await connect();
  await goTo('/messages');
  expect(await goTo('/messages?chat=Room0001')).toEqual(['Room0001']);
  expect(await goTo('/messages?chat=Room0002')).toEqual(['Room0002', 'chats']);
  cut();
  expect(await goTo('/messages?chat=Room0001')).toEqual(['Room0001', 'chats']);
});
