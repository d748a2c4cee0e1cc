import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import type { FakeCall } from '../../../adapters/http/fake';

const CHAT = '/messages?chat=Gr4ZentrixRoom01';
const unavailable = () => new Response(undefined, { status: 503 });

beforeAll(async () => {
  await import('../../../views/chat/messages-screen');
}, 30_000);

afterEach(() => vi.unstubAllGlobals());

const alert = (text: string) => screen.findByText(text).then((element) => element.closest('[role=alert]'));

it('[R-055] a chat that is opened directly can be read although the list of chats fails, and answered once the list has loaded', async () => {
  let down = true;
  let read = 0;
  await showPage(CHAT, {
    listGroups: ({ example }: FakeCall) => (down ? unavailable() : example),
    markRead: ({ example }: FakeCall) => {
      read += 1;
      return example;
    },
  });
  expect(await screen.findByText('The cafeteria has filter coffee again.')).toBeInTheDocument();
  expect(await alert('Couldn’t load your chats.')).toBeInTheDocument();
  const chat = screen.getByRole('region', { name: 'Chat' });
  expect(within(chat).queryByRole('textbox')).toBeNull();
  expect(within(chat).queryByRole('button', { name: /^Options for/ })).toBeNull();
  // The member of an unanswered request must not learn that it was read.
  expect(read).toBe(0);
  const retry = within(chat).getByRole('button', { name: 'Try again' });
  act(() => retry.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  expect(retry).toHaveFocus();
  down = false;
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeVisible();
  expect(screen.queryByText('Couldn’t load your chats.')).toBeNull();
  expect(screen.getByRole('log')).toHaveTextContent('The cafeteria has filter coffee again.');
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('earlier messages that fail to load are asked for once, say so above the loaded ones, and come when they are tried again', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  let down = true;
  let requests = 0;
  const { toasts } = await showPage(CHAT, {
    readRecent: ({ example, query }: FakeCall) => {
      const { items, upTo } = example as { readonly items: readonly object[]; readonly upTo: number };
      if (query.get('before') === null) return { items, upTo, hasMore: true };
      requests += 1;
      if (down) return new Response(undefined, { status: 500 });
      const [first] = items;
      const older = { ...first, messageId: 'Ms4ZentrixHello2', clientId: 'Cl4ZentrixHello2', number: 2 };
      return { items: [{ ...older, text: 'The first of all.' }], upTo: 2, hasMore: false };
    },
  });
  const log = await screen.findByRole('log');
  fireEvent.scroll(log);
  expect(await alert('Couldn’t load earlier messages.')).toBeInTheDocument();
  expect(log).toHaveTextContent('The cafeteria has filter coffee again.');
  const retry = within(log).getByRole('button', { name: 'Try again' });
  fireEvent.scroll(log);
  expect(retry).not.toHaveAttribute('aria-busy');
  down = false;
  act(() => retry.focus());
  await userEvent.keyboard('{Enter}');
  expect(await within(log).findByText('The first of all.')).toBeInTheDocument();
  expect(screen.getAllByText('The cafeteria has filter coffee again.')).toHaveLength(1);
  expect(screen.queryByText('Couldn’t load earlier messages.')).toBeNull();
  expect(log).toHaveFocus();
  expect([requests, toasts()]).toEqual([2, []]);
});

it('[R-042] a message that was not sent is announced, is sent once however often it is tried again, and leaves the focus in the chat', async () => {
  let down = true;
  const sent: string[] = [];
  await showPage(CHAT, {
    sendMessage: ({ example, path, request }: FakeCall) => {
      sent.push(`${request.method} ${path.clientId}`);
      return down ? unavailable() : { ...(example as object), clientId: path.clientId };
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'Hello{Enter}');
  expect(await alert('Not sent')).toBeInTheDocument();
  down = false;
  const again = screen.getByRole('button', { name: 'Send again' });
  act(() => again.focus());
  act(() => {
    again.click();
    again.click();
  });
  await waitFor(() => expect(screen.queryByText(/^(Not sent|Sending)$/)).toBeNull());
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(screen.getByRole('log')).toHaveFocus();
});
