import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { MAX_MESSAGE_LENGTH } from '../../core/chat/chat';
import { ChatPort } from '../../core/chat/chat-port';
import { chatGroup, chatMessage } from '../../core/chat/testing';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { MessageBox } from './message-box';

async function show() {
  const sent: string[] = [];
  const group = chatGroup('Room0001');
  const chats = fakePort(ChatPort, {
    readRecent: async () => ({ items: [chatMessage(1)], upTo: 1, hasMore: false }),
    sendMessage: async ({ text }) => {
      sent.push(text);
      return chatMessage(2, { mine: true });
    },
  });
  const container = await testContainer({ ports: [chats] });
  await container.get(ChatThreadStore).open('Room0001');
  renderPart(container, <MessageBox group={group} />);
  return { sent, box: screen.getByRole('textbox', { name: 'Write a message' }) };
}

it.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['Send', () => userEvent.click(screen.getByRole('button', { name: 'Send' }))],
])('%s explains why a message that is too long is not sent, until it is changed', async (_, send) => {
  const { sent, box } = await show();
  await userEvent.click(box);
  await userEvent.paste('x'.repeat(MAX_MESSAGE_LENGTH + 1002));
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Too long by 1,002. The limit is 2,000 characters.');
  expect(box).toHaveAccessibleDescription('Too long by 1,002. The limit is 2,000 characters.');
  expect(box).toHaveValue('x'.repeat(MAX_MESSAGE_LENGTH + 1002));
  await userEvent.clear(box);
  await userEvent.type(box, 'Short');
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  expect(box).toHaveValue('');
  expect(sent).toEqual(['Short']);
});
