import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';

beforeAll(() => import('../screens/profile-screen').then(() => undefined), 30_000);

it('faces that did not come are missed in their place, and asked for again there', async () => {
  let fails = true;
  const { toasts } = await showPage('/user', {
    listPseudoProfiles: ({ example }) =>
      fails ? Response.json({ code: 'BROKEN' }, { status: 500 }) : example,
  });
  const card = within(await screen.findByRole('region', { name: 'Who others see' }));
  expect(await card.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  expect(toasts()).toEqual([]);
  fails = false;
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(card.queryByRole('alert')).toBeNull());
  expect(card.getByText('QuietMonsoon')).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
