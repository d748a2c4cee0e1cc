import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { stillClock } from '../../adapters/rendering/server-environment';
import type { ChatGroup } from '../../core/chat/chat';
import { ChatPort } from '../../core/chat/chat-port';
import { chatGroup } from '../../core/chat/testing';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { SessionStore } from '../../stores/login/session-store';
import { ChatPage } from './chat-page';

/** The messages page of a user with these chats, none of them open. */
async function show(...chats: readonly ChatGroup[]) {
  const container = await testContainer({
    environment: { clock: stillClock(Date.parse('2026-11-22T10:00:00Z')) },
    ports: [fakePort(ChatPort, { listGroups: async () => chats })],
  });
  await container.get(SessionStore).ensure();
  await container.get(ChatGroupsStore).open('all');
  renderPart(container, <ChatPage />);
}

it('[R-042] the messages page of a user without chats says so once and does not ask to pick one', async () => {
  await show();
  expect(screen.getByText('No chats yet')).toBeVisible();
  expect(screen.queryByText('Pick a chat')).toBeNull();
});

it('[R-042] the messages page asks the user to pick a chat when none is open', async () => {
  await show(chatGroup('Room0001'));
  expect(screen.getByText('Pick a chat')).toBeVisible();
});
