import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import type { ChatGroup } from '../../core/chat/chat';
import type { ChatLine } from '../../core/chat/chat-line';
import type { ChatPort } from '../../core/chat/chat-port';
import { chatGroup, messageWriting } from '../../core/chat/testing';
import { Clock } from '../../core/shared/clock';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatLineStore } from '../../stores/chat/chat-line-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { type Resolve, StoreProvider, type Token } from '../use-store';
import { ChatPage } from './chat-page';

const timers = { after: () => () => undefined, every: () => () => undefined };

/** The messages of somebody with these chats, none of them open. */
async function show(...chats: readonly ChatGroup[]) {
  const port = { listGroups: async () => chats } as Partial<ChatPort> as ChatPort;
  const wire = { open: async () => undefined, join: async () => [] } as Partial<ChatLine> as ChatLine;
  const line = new ChatLineStore(wire, port, { watch: () => () => undefined }, timers);
  const groups = new ChatGroupsStore(port, line, new ToastStore(timers, { id: () => 'toast' }));
  const stores = new Map<Token<unknown>, unknown>([
    [SessionStore, { signedIn: true }],
    [ChatGroupsStore, groups],
    [ChatThreadStore, new ChatThreadStore(port, groups, line, messageWriting())],
    [Clock, { now: () => Date.parse('2026-11-22T10:00:00Z') }],
  ]);
  const resolve: Resolve = (token) => stores.get(token) as InstanceType<typeof token>;
  await groups.open('all');
  inRouter(
    <StoreProvider value={resolve}>
      <ChatPage />
    </StoreProvider>,
  );
}

it('[R-042] somebody without a chat is told so once, and not to pick one', async () => {
  await show();
  expect(screen.getByText('No chats yet')).toBeVisible();
  expect(screen.queryByText('Pick a chat')).toBeNull();
});

it('[R-042] beside chats of which none is open stands that one is picked', async () => {
  await show(chatGroup('Room0001'));
  expect(screen.getByText('Pick a chat')).toBeVisible();
});
