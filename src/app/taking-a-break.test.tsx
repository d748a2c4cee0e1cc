import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../tests/support/whole-page';

beforeAll(async () => {
  await Promise.all([
    import('../views/screens/manage-account-screen'),
    import('../views/screens/home-screen'),
    import('../views/shell/later-parts'),
  ]);
}, 30_000);

it('whoever takes a break is told so once', async () => {
  const user = userEvent.setup();
  const { toasts } = await showPage('/settings/manage-account', {});
  const main = () => within(screen.getByRole('main'));
  await user.click(await waitFor(() => main().getByRole('button', { name: 'Take a break' })));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take a break' }));
  await waitFor(() => expect(toasts()).toEqual(['See you. Log in whenever you want to be back.']));
});
