import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';

const unavailable = () => new Response(undefined, { status: 503 });

it('[R-055] each page that fails to load takes the focus, and a failed retry leaves it on its button', async () => {
  const { router } = await showPage('/user', {
    readBasicDetails: unavailable,
    listWorkExperiences: unavailable,
    listEducations: unavailable,
    listContributions: unavailable,
    listOwnPosts: unavailable,
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  act(() => retry.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  expect(retry).toHaveFocus();
  const [link] = screen.getAllByRole('link', { name: 'Companies' });
  act(() => link?.focus());
  await act(() => router.navigate('/user/posts'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
