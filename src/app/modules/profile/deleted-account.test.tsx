import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { watchedStorage } from '../../../../tests/support/watched-storage';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { PENDING_TOAST_KEY } from '../../../core/shell/pending-toast';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/profile/manage-account-screen'),
    import('../../../views/feed/home-screen'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

it('a member who takes a break reads a goodbye on the next page', async () => {
  const user = userEvent.setup();
  const { tabStorage, written } = watchedStorage();
  const { restarts } = await showPage('/settings/manage-account', {}, { tabStorage });
  const main = () => within(screen.getByRole('main'));
  await user.click(await waitFor(() => main().getByRole('button', { name: 'Take a break' })));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take a break' }));
  await touchUntil(() => expect(restarts).toEqual(['/?toast=']));
  expect(written.get(PENDING_TOAST_KEY)).toBe('See you soon. Log in whenever you want to come back.');
});
