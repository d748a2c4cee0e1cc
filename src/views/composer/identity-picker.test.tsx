import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';
import { ShellStore } from '../../stores/shell/shell-store';

beforeAll(async () => {
  await Promise.all([import('../posts/post-screen'), import('./composer-dialog')]);
}, 30_000);

it('the identity picker shows no login prompt when the aliases of a member cannot be loaded', async () => {
  const { resolve } = await showPage('/p/Kq3vN8xWm2Zt7Rf1', {
    listPseudoProfiles: () => Response.json({ code: 'BROKEN' }, { status: 500 }),
  });
  await screen.findAllByRole('article');
  await act(async () => resolve(ShellStore).open('post'));
  const box = within(await screen.findByRole('dialog', { name: 'New post' }));
  expect(await box.findByText('Your name is never shown.')).toBeInTheDocument();
  expect(box.queryByText(/Log in/)).not.toBeInTheDocument();
});
