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

/** Records the reports and responds as the test decides. */
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

it('the report dialog explains who reads a report and offers immediate help before anything is sent', async () => {
  const { sent } = await show();
  expect(screen.getByText(/moderator sees.*not who you are.*Block/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('the report dialog warns that the other member of a direct chat can tell who reported', async () => {
  await show(true);
  expect(screen.getByText(/the other person will know you reported it/)).toBeVisible();
});

it('[R-571] a report is sent to a moderator', async () => {
  const { sent, toasts } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(sent).toEqual([{ messageId: 'Message1', reason: 'SPAM', note: '' }]);
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['Thanks. A moderator will check it.']);
});

it('a report is sent only once, even when the button is pressed repeatedly', async () => {
  const { sent } = await show(false, () => new Promise(() => {}));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Report' }));
  expect(sent).toHaveLength(1);
});

it('[R-571] a report that could not be sent shows the error in the dialog and preserves the note', async () => {
  const { toasts } = await show(false, () =>
    Promise.reject(new Failure('unavailable', 'reportMessage', 500)),
  );
  await userEvent.type(screen.getByLabelText(/Anything else moderators should know/), 'again and again');
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(screen.getByLabelText(/Anything else moderators should know/)).toHaveValue('again and again');
  expect(toasts.toasts).toEqual([]);
});
