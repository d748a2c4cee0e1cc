import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { ChatConnection, type ChatConnectionListener } from '../../core/chat/chat-connection';
import { ChatPort } from '../../core/chat/chat-port';
import { chatGroup, chatMessage } from '../../core/chat/testing';
import { ChatConnectionStore } from '../../stores/chat/chat-connection-store';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { MessageLog } from './message-log';

const FEW = 5;
/** With this many messages the first few are no longer among the latest and render only when visible. */
const MANY = 80;

const received = (count: number) => Array.from({ length: count }, (_, index) => chatMessage(index + 1));

async function show() {
  let listener: ChatConnectionListener | undefined;
  const group = chatGroup('Room0001');
  const chats = fakePort(ChatPort, {
    listGroups: async () => [group],
    readRecent: async () => ({ items: received(FEW), upTo: FEW, hasMore: false }),
    markRead: async (mark) => ({ groupId: mark.groupId, readNumber: mark.number, unread: 0 }),
  });
  const line = fakePort(ChatConnection, {
    open: async (received) => {
      listener = received;
    },
  });
  const container = await testContainer({ ports: [chats, line] });
  await container.get(ChatConnectionStore).connect();
  await container.get(ChatGroupsStore).open('all');
  await container.get(ChatThreadStore).open('Room0001');
  renderPart(container, <MessageLog group={group} />);
  const subscribe = () => {
    for (const message of received(MANY)) listener?.message(message);
  };
  return { subscribe: () => act(subscribe) };
}

afterEach(() => vi.unstubAllGlobals());

it('without ResizeObserver every message is rendered, also when more arrive', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const { subscribe } = await show();
  subscribe();
  for (const number of [1, FEW, MANY]) expect(screen.getByText(`Message ${number}`)).toBeInTheDocument();
});

it('a report note stays in its field while new messages arrive', async () => {
  const { subscribe } = await show();
  const [more] = screen.getAllByRole('button', { name: /^Options for/ });
  await userEvent.click(more as HTMLElement);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
  const note = await screen.findByLabelText(/Anything else moderators should know/);
  await userEvent.type(note, 'An ad');
  subscribe();
  expect(screen.getByText(`Message ${MANY}`)).toBeInTheDocument();
  expect(screen.queryByText('Message 1')).toBeNull();
  expect(note).toBeVisible();
  expect(note).toHaveValue('An ad');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('log')).toHaveFocus();
});

const HEIGHT = 400;

/** Sizes that jsdom lacks: a log of 400 px, and content of the height that the test sets. */
async function showWithSizes() {
  const listeners = new Set<(entries: readonly never[]) => void>();
  class Sizes {
    readonly observe = () => {};
    readonly unobserve = () => {};
    readonly #listener: (entries: readonly never[]) => void;
    constructor(listener: (entries: readonly never[]) => void) {
      this.#listener = listener;
      listeners.add(listener);
    }
    disconnect() {
      listeners.delete(this.#listener);
    }
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  await show();
  const log = screen.getByRole('log');
  let height = 0;
  Object.defineProperties(log, {
    clientHeight: { value: HEIGHT },
    scrollHeight: { get: () => height },
    scrollTo: {
      value: (_: number, top: number) => {
        log.scrollTop = Math.min(top, height - HEIGHT);
      },
    },
  });
  const grow = (to: number) => {
    height = to;
    log.scrollTop = Math.min(log.scrollTop, height - HEIGHT);
    for (const listener of listeners) listener([]);
    return log.scrollTop;
  };
  return { log, grow };
}

it('the chat stays scrolled to the end when its content grows or shrinks, even from slightly above the end', async () => {
  const { log, grow } = await showWithSizes();
  expect([1000, 1200, 900].map(grow)).toEqual([600, 800, 500]);
  log.scrollTop = 450;
  fireEvent.scroll(log);
  expect(grow(1300)).toBe(900);
});

it('a message that arrives while the user scrolls up does not scroll away from older messages', async () => {
  const { log, grow } = await showWithSizes();
  grow(2000);
  log.scrollTop = 300;
  expect(grow(2100)).toBe(300);
  // The scroll event is handled, but not rendered until the end of `act`.
  act(() => {
    log.dispatchEvent(new Event('scroll'));
    expect(grow(2200)).toBe(300);
  });
  expect(grow(2300)).toBe(300);
});
