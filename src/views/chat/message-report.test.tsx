import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { ChatPort, type MessageReport as Report } from '../../core/chat/chat-port';
import { chatMessage } from '../../core/chat/testing';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../../stores/shared/toast-store';
import { MessageReport } from './message-report';

/** What is sent is kept by the test, and answered as it says. */
async function show(ofTwo = false, answered = async () => {}) {
  const sent: Report[] = [];
  const reportMessage = (report: Report) => {
    sent.push(report);
    return answered();
  };
  const container = await testContainer({ ports: [fakePort(ChatPort, { reportMessage })] });
  renderPart(container, <MessageReport message={chatMessage(1)} ofTwo={ofTwo} onClose={() => undefined} />);
  return { sent, toasts: container.get(ToastStore) };
}

it('says before anything is sent who reads it and who does not, and what helps at once', async () => {
  const { sent } = await show();
  expect(screen.getByText(/moderator sees.*not who you are.*Block/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('says of a chat of two what the other one can tell', async () => {
  await show(true);
  expect(screen.getByText(/the other person will know you reported it/)).toBeVisible();
});

it('[R-571] goes to a moderator once it is sent', async () => {
  const { sent, toasts } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(sent).toEqual([{ messageId: 'Message1', reason: 'SPAM', note: '' }]);
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['Thanks. A moderator will check it.']);
});

it('is sent once, however often one presses while it is on its way', async () => {
  const { sent } = await show(false, () => new Promise(() => {}));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Report' }));
  expect(sent).toHaveLength(1);
});

it('[R-571] says in its place that it did not arrive, and keeps what was typed', async () => {
  const { toasts } = await show(false, () =>
    Promise.reject(new Failure('unavailable', 'reportMessage', 500)),
  );
  await userEvent.type(screen.getByLabelText(/Anything else moderators should know/), 'again and again');
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(screen.getByLabelText(/Anything else moderators should know/)).toHaveValue('again and again');
  expect(toasts.toasts).toEqual([]);
});
