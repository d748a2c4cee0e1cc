import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import type { ChatGroup } from '../../core/chat/chat';
import { ChatConnection, type ChatConnectionListener } from '../../core/chat/chat-connection';
import { ChatPort } from '../../core/chat/chat-port';
import { chatGroup, chatMessage } from '../../core/chat/testing';
import { Failure } from '../../core/shared/failure';
import { ChatConnectionStore } from '../../stores/chat/chat-connection-store';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ChatList } from './chat-list';
import { ChatThread } from './chat-thread';

/** A service whose requests fail when the test says so, and a controllable connection. */
function fixture(group: ChatGroup) {
  const requests: string[] = [];
  let refuse: (failure: Failure) => void = () => undefined;
  let listener: ChatConnectionListener | undefined;
  const hangs = (label: string) => {
    requests.push(label);
    return new Promise<never>((_, reject) => {
      refuse = reject;
    });
  };
  const chats = fakePort(ChatPort, {
    listGroups: async () => [group],
    readRecent: async () => ({ items: [chatMessage(1)], upTo: 1, hasMore: false }),
    markRead: async (mark) => ({ groupId: mark.groupId, readNumber: mark.number, unread: 0 }),
    setChatStatus: ({ status }) => hangs(status),
    blockAuthor: () => hangs('silence'),
    readChatMetadata: async () => ({ unreadCount: 0, groupCount: 1 }),
  });
  const line = fakePort(ChatConnection, {
    typing: () => undefined,
    open: async (message) => {
      listener = message;
    },
    again: () => void requests.push('again'),
    join: async () => [],
  });
  return {
    asked: requests,
    ports: [chats, line],
    listener: () => listener,
    refuse: (failure: Failure) => refuse(failure),
  };
}

async function show(change: Partial<ChatGroup> = {}) {
  const group = chatGroup('Room0001', change);
  const { ports, refuse, ...seen } = fixture(group);
  const container = await testContainer({ ports });
  await container.get(ChatGroupsStore).open('all');
  await container.get(ChatConnectionStore).connect();
  await container.get(ChatThreadStore).open('Room0001');
  renderPart(container, <ChatThread group={group} list="all" />);
  return {
    ...seen,
    toasts: container.get(ToastStore),
    refuse: (failure: Failure) => act(async () => refuse(failure)),
  };
}

const box = () => screen.getByRole('textbox', { name: 'Write a message' });

it.each([
  [new Failure('offline', 'setChatStatus', 0), 'You’re offline. Try again when you’re back online.'],
  [
    new Failure('unavailable', 'setChatStatus', 0, { code: 'TIMEOUT' }),
    'This is taking too long. Please try again.',
  ],
  [
    new Failure('limited', 'setChatStatus', 429, { retryAfter: 60 }),
    'Too many attempts. Try again in 60 seconds.',
  ],
])(
  'leaving a chat shows a busy button, sends one request and shows why it failed: %s',
  async (failure, text) => {
    const { asked: requests, toasts, refuse } = await show();
    await userEvent.type(box(), 'Half a thought');
    await userEvent.click(screen.getByRole('button', { name: 'Chat options' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Leave' }));
    const leave = within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    expect(leave).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Stay' })).toBeDisabled();
    expect(requests).toEqual(['LEFT']);
    await refuse(failure);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts.toasts.map(({ text1 }) => text1)).toEqual([text]);
    expect(box()).toHaveValue('Half a thought');
  },
);

it('a chat that the member has left disappears at once, although an event asks for the list again', async () => {
  const group = chatGroup('Room0001', { name: 'Zentrix Labs' });
  let listener: ChatConnectionListener | undefined;
  const stale = () => {
    listener?.group(group.id);
    return [];
  };
  const lists = [() => [group], stale, () => new Promise<never>(() => undefined)];
  const chats = fakePort(ChatPort, {
    listGroups: async () => lists.shift()?.() ?? [],
    setChatStatus: async ({ groupId, status }) => ({ groupId, status }),
  });
  const line = fakePort(ChatConnection, {
    open: async (events) => {
      listener = events;
    },
    join: async () => [],
    leave: () => undefined,
  });
  const container = await testContainer({ ports: [chats, line] });
  const groups = container.get(ChatGroupsStore);
  await groups.open('all');
  await container.get(ChatConnectionStore).connect();
  renderPart(container, <ChatList list="all" open="Room0001" />);
  expect(screen.getByRole('link', { name: /Zentrix Labs/ })).toBeVisible();
  await act(() => groups.setStatus({ groupId: group.id, status: 'LEFT', profile: group.alias.profile }));
  expect(screen.queryByRole('link', { name: /Zentrix Labs/ })).toBeNull();
  expect(lists).toEqual([]);
});

it('Enter of an input method, such as a Hindi keyboard, sends no message', async () => {
  await show();
  await userEvent.type(box(), 'namas');
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(box()).toHaveValue('namas');
});

it('an answer to a chat request is sent once and can be sent again after a failure', async () => {
  const { asked: requests, toasts, refuse } = await show({ kind: 'DIRECT', status: 'REQUESTED' });
  for (const name of ['Decline', 'Decline', 'Block'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(requests).toEqual(['LEFT']);
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Block' })).not.toHaveAttribute('aria-busy');
  await refuse(new Failure('unavailable', 'setChatStatus', 500));
  expect(toasts.toasts).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  expect(requests).toEqual(['LEFT', 'BLOCKED']);
});

it('blocking a member from the menu shows progress until the response arrives', async () => {
  const { asked: requests, refuse } = await show({ kind: 'DIRECT', status: 'ACTIVE' });
  await userEvent.click(screen.getByRole('button', { name: 'Chat options' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block' }));
  expect(requests).toEqual(['BLOCKED']);
  expect(screen.getByText('Please wait…')).toBeVisible();
  await refuse(new Failure('unavailable', 'setChatStatus', 500));
  expect(screen.queryByText('Please wait…')).toBeNull();
});

it('blocking a member in a room shows progress and sends one request', async () => {
  const { asked: requests, toasts, refuse } = await show();
  const query = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Options for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  };
  await query();
  expect(screen.getByText('Please wait…')).toBeVisible();
  await query();
  expect(requests).toEqual(['silence']);
  await refuse(new Failure('unavailable', 'blockAuthor', 0, { code: 'TIMEOUT' }));
  expect(screen.queryByText('Please wait…')).toBeNull();
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['This is taking too long. Please try again.']);
});

it('[R-741] a chat without a connection says so and reconnects when the user asks', async () => {
  const { listener, asked: requests } = await show();
  await act(async () => listener()?.failed('', false));
  expect(screen.getByText(/^No connection/)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  expect(requests).toEqual(['again']);
  await act(async () => listener()?.connected());
  expect(screen.queryByText(/^No connection/)).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});
