import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { noticeText } from '../../../core/notifications/text';

const email = noticeText.preferences.letters;
const unavailable = () => new Response(undefined, { status: 503 });

beforeAll(async () => {
  await import('../../../views/profile/preferences-screen');
}, 30_000);

it('[R-198] the email form keeps the focus when saving fails, and moves it to the next control once it closes', async () => {
  let down = true;
  await showPage('/user-settings', {
    readEmailAddress: () => ({ address: null }),
    requestEmails: () => (down ? unavailable() : new Response(undefined, { status: 204 })),
  });
  await userEvent.type(await screen.findByLabelText(email.label), 'asha@example.com');
  const send = screen.getByRole('button', { name: email.ask });
  act(() => send.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByText(email.failed);
  expect(send).toHaveFocus();
  expect(screen.getByLabelText(email.label)).toHaveValue('asha@example.com');
  down = false;
  await userEvent.keyboard('{Enter}');
  await screen.findByText(email.asked('asha@example.com'));
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
