import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';

beforeAll(() => import('./profile-screen').then(() => undefined), 30_000);

it('aliases that failed to load show an error in their place, with a retry button', async () => {
  let fails = true;
  const { toasts } = await showPage('/user', {
    listPseudoProfiles: ({ example }) =>
      fails ? Response.json({ code: 'BROKEN' }, { status: 500 }) : example,
  });
  const card = within(await screen.findByRole('region', { name: 'How others see you' }));
  expect(await card.findByRole('alert')).toHaveTextContent('We couldn’t load this.');
  expect(toasts()).toEqual([]);
  fails = false;
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(card.queryByRole('alert')).toBeNull());
  expect(card.getByText('QuietMonsoon')).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('[R-734] a user whose session has expired sees that in place of the aliases, with a login button', async () => {
  const { resolve } = await showPage('/user', {
    listPseudoProfiles: () =>
      Response.json({ code: 'UNAUTHORISED', message: 'Log in first.' }, { status: 401 }),
  });
  const card = within(await screen.findByRole('region', { name: 'How others see you' }));
  expect(await card.findByRole('alert')).toHaveTextContent('You are no longer logged in.');
  await userEvent.click(card.getByRole('button', { name: 'Log in' }));
  expect(resolve(LoginPromptStore).current?.loginPrompt).toBe('login');
});

it('the retry button for aliases stays focused during every retry', async () => {
  let answer = (_: Response) => {};
  const broken = () => Response.json({ code: 'BROKEN' }, { status: 500 });
  const answers = [broken];
  await showPage('/user', {
    listPseudoProfiles: () =>
      answers.pop()?.() ??
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  const card = within(await screen.findByRole('region', { name: 'How others see you' }));
  const again = await card.findByRole('button', { name: 'Try again' });
  for (const _ of ['first', 'second']) {
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    expect(again).toHaveFocus();
    await act(async () => answer(broken()));
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(again).toHaveFocus();
  }
});
