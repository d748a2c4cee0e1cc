import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { AppealsPort, type ModerationOutcome } from '../../core/moderation/appeals-port';
import { Failure } from '../../core/shared/failure';
import { AppealStore } from '../../stores/moderation/appeal-store';
import { AppealBox } from './appeal-box';

const HIDDEN: ModerationOutcome = {
  decision: 'HIDE',
  rule: 'A1',
  text: 'Without the insult.',
  appeal: 'NONE',
};
const POST = { kind: 'POST', id: 'Kq3vN8xWm2Zt7Rf1' } as const;

it('[R-283] an appeal is sent with the text of the author, and an empty one shows what is missing', async () => {
  const sent: string[] = [];
  const appeals = fakePort(AppealsPort, {
    readOutcome: async () => HIDDEN,
    appeal: async ({ text }) => {
      sent.push(text);
      return { ...HIDDEN, appeal: 'OPEN' };
    },
  });
  const container = await testContainer({ ports: [appeals] });
  const store = container.get(AppealStore);
  renderPart(container, <AppealBox thing={POST} />);
  await act(() => store.loadOutcome(POST));
  await userEvent.click(screen.getByRole('button', { name: 'Appeal this decision' }));
  const texts = await screen.findByLabelText('Why should this be visible?');
  expect(texts).toHaveFocus();
  await userEvent.type(texts, '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(texts).toHaveAccessibleDescription('This field is required.');
  expect([texts === document.activeElement, sent]).toEqual([true, []]);
  await userEvent.type(texts, 'It is what he calls himself.');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByRole('status')).toHaveTextContent('You’ve appealed.');
  expect(sent).toHaveLength(1);
});

it.each([
  ['APPEALED_ALREADY', 'You’ve already appealed this. You can only appeal once.'],
  ['CONTACT_DETAILS', 'Remove email addresses and phone numbers. They could identify you or someone else.'],
  ['NEW_CODE', 'Something went wrong. Please try again.'],
])('[R-283] an appeal refused with %s shows our text instead of the server’s message', async (code, text) => {
  const appeals = fakePort(AppealsPort, {
    readOutcome: async () => HIDDEN,
    appeal: () => Promise.reject(new Failure('conflict', 'appeal', 409, { code, message: 'Denied.' })),
  });
  const container = await testContainer({ ports: [appeals] });
  renderPart(container, <AppealBox thing={POST} />);
  await act(() => container.get(AppealStore).loadOutcome(POST));
  await userEvent.click(screen.getByRole('button', { name: 'Appeal this decision' }));
  await userEvent.type(await screen.findByLabelText('Why should this be visible?'), 'It is true.');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(text)).toBeVisible();
});
