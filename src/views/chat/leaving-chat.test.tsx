import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import type { ChatGroup } from '../../core/chat/chat';
import { ChatLine, type LineHearing } from '../../core/chat/chat-line';
import { ChatPort } from '../../core/chat/chat-port';
import { chatGroup, chatMessage } from '../../core/chat/testing';
import { Failure } from '../../core/shared/failure';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatLineStore } from '../../stores/chat/chat-line-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ChatThread } from './chat-thread';

/** A service whose requests fail when the test says so, and a controllable connection. */
function house(group: ChatGroup) {
  const asked: string[] = [];
  let refuse: (failure: Failure) => void = () => undefined;
  let hearing: LineHearing | undefined;
  const hangs = (what: string) => {
    asked.push(what);
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
  const line = fakePort(ChatLine, {
    typing: () => undefined,
    open: async (said) => {
      hearing = said;
    },
    again: () => void asked.push('again'),
    join: async () => [],
  });
  return {
    asked,
    ports: [chats, line],
    hearing: () => hearing,
    refuse: (failure: Failure) => refuse(failure),
  };
}

async function show(change: Partial<ChatGroup> = {}) {
  const group = chatGroup('Room0001', change);
  const { ports, refuse, ...seen } = house(group);
  const container = await testContainer({ ports });
  await container.get(ChatGroupsStore).open('all');
  await container.get(ChatLineStore).connect();
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
  async (failure, said) => {
    const { asked, toasts, refuse } = await show();
    await userEvent.type(box(), 'Half a thought');
    await userEvent.click(screen.getByRole('button', { name: 'Chat options' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Leave' }));
    const leave = within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    expect(leave).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Stay' })).toBeDisabled();
    expect(asked).toEqual(['LEFT']);
    await refuse(failure);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts.toasts.map(({ text1 }) => text1)).toEqual([said]);
    expect(box()).toHaveValue('Half a thought');
  },
);

it('an answer to a chat request is sent once and can be sent again after a failure', async () => {
  const { asked, toasts, refuse } = await show({ kind: 'DIRECT', status: 'REQUESTED' });
  for (const name of ['Decline', 'Decline', 'Block'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual(['LEFT']);
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Block' })).not.toHaveAttribute('aria-busy');
  await refuse(new Failure('unavailable', 'setChatStatus', 500));
  expect(toasts.toasts).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  expect(asked).toEqual(['LEFT', 'BLOCKED']);
});

it('blocking a member from the menu shows progress until the response arrives', async () => {
  const { asked, refuse } = await show({ kind: 'DIRECT', status: 'ACTIVE' });
  await userEvent.click(screen.getByRole('button', { name: 'Chat options' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block' }));
  expect(asked).toEqual(['BLOCKED']);
  expect(screen.getByText('Please wait…')).toBeVisible();
  await refuse(new Failure('unavailable', 'setChatStatus', 500));
  expect(screen.queryByText('Please wait…')).toBeNull();
});

it('blocking a member in a room shows progress and sends one request', async () => {
  const { asked, toasts, refuse } = await show();
  const wish = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Options for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  };
  await wish();
  expect(screen.getByText('Please wait…')).toBeVisible();
  await wish();
  expect(asked).toEqual(['silence']);
  await refuse(new Failure('unavailable', 'blockAuthor', 0, { code: 'TIMEOUT' }));
  expect(screen.queryByText('Please wait…')).toBeNull();
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['This is taking too long. Please try again.']);
});

it('[R-741] a chat without a connection says so and reconnects when the user asks', async () => {
  const { hearing, asked } = await show();
  await act(async () => hearing()?.failed('', false));
  expect(screen.getByText(/^No connection/)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  expect(asked).toEqual(['again']);
  await act(async () => hearing()?.connected());
  expect(screen.queryByText(/^No connection/)).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});
