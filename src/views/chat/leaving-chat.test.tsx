import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import type { ChatGroup } from '../../core/chat/chat';
import type { ChatLine } from '../../core/chat/chat-line';
import type { ChatPort } from '../../core/chat/chat-port';
import { chatGroup, chatMessage, messageWriting } from '../../core/chat/testing';
import { Failure } from '../../core/shared/failure';
import { ChatGroupsStore } from '../../stores/chat-groups-store';
import { ChatLineStore } from '../../stores/chat-line-store';
import { ChatPeaceStore } from '../../stores/chat-peace-store';
import { ChatThreadStore } from '../../stores/chat-thread-store';
import { ChatTypingStore } from '../../stores/chat-typing-store';
import { ToastStore } from '../../stores/toast-store';
import { type Resolve, StoreProvider, type Token } from '../use-store';
import { ChatThread } from './chat-thread';

/** An open chat, and a service that answers whoever leaves when the test says so. */
async function show(change: Partial<ChatGroup> = {}) {
  const timers = { after: () => () => undefined, every: () => () => undefined };
  const group = chatGroup('Room0001', change);
  const asked: string[] = [];
  let refuse: (failure: Failure) => void = () => undefined;
  const port = {
    listGroups: async () => [group],
    readRecent: async () => ({ items: [chatMessage(1)], upTo: 1, hasMore: false }),
    markRead: async (mark) => ({ groupId: mark.groupId, readNumber: mark.number, unread: 0 }),
    setChatStatus: ({ status }) => {
      asked.push(status);
      return new Promise((_, reject) => {
        refuse = reject;
      });
    },
  } as Partial<ChatPort> as ChatPort;
  const wire = { typing: () => undefined } as Partial<ChatLine> as ChatLine;
  const line = new ChatLineStore(wire, port, { watch: () => () => undefined }, timers);
  const toasts = new ToastStore(timers, { id: () => 'toast' });
  const groups = new ChatGroupsStore(port, line, toasts);
  const thread = new ChatThreadStore(port, groups, line, messageWriting());
  const stores = new Map<Token<unknown>, unknown>([
    [ChatGroupsStore, groups],
    [ChatLineStore, line],
    [ChatThreadStore, thread],
    [ChatTypingStore, new ChatTypingStore(line, timers)],
    [ChatPeaceStore, new ChatPeaceStore(port, thread, toasts)],
  ]);
  const resolve: Resolve = (token) => stores.get(token) as InstanceType<typeof token>;
  await groups.open('all');
  await thread.open('Room0001');
  inRouter(
    <StoreProvider value={resolve}>
      <ChatThread group={group} list="all" />
    </StoreProvider>,
  );
  return { asked, toasts, refuse: (failure: Failure) => act(async () => refuse(failure)) };
}

const box = () => screen.getByRole('textbox', { name: 'Write a message' });

it.each([
  [new Failure('offline', 'setChatStatus', 0), 'You are offline. Try again when you are back.'],
  [
    new Failure('unavailable', 'setChatStatus', 0, { code: 'TIMEOUT' }),
    'This did not work. Please try again.',
  ],
  [
    new Failure('limited', 'setChatStatus', 429, { retryAfter: 60 }),
    'That was a lot at once. Try again in 60 seconds.',
  ],
])(
  'whoever leaves sees that it takes its time, and asks once; then hears why it failed: %s',
  async (failure, said) => {
    const { asked, toasts, refuse } = await show();
    await userEvent.type(box(), 'Half a thought');
    await userEvent.click(screen.getByRole('button', { name: 'More on this chat' }));
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

it('an answer to who asks for a chat is sent once, and can be given again when it failed', async () => {
  const { asked, toasts, refuse } = await show({ kind: 'DIRECT', status: 'REQUESTED' });
  for (const name of ['Decline', 'Decline', 'Block'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual(['LEFT']);
  await refuse(new Failure('unavailable', 'setChatStatus', 500));
  expect(toasts.toasts).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  expect(asked).toEqual(['LEFT', 'BLOCKED']);
});
