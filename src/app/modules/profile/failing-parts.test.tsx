import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

const unavailable = () => new Response(undefined, { status: 503 });

beforeAll(async () => {
  await import('../../../views/profile/profile-screen');
}, 30_000);

it.each([
  ['Your details', 'readBasicDetails', 'Edit details'],
  ['Work', 'listWorkExperiences', 'Add job'],
  ['Education', 'listEducations', 'Add education'],
  ['Your contributions', 'listContributions', 'Points and coupons'],
])(
  '[R-055] the profile card %s fails alone and loads when it is tried again',
  async (title, operation, control) => {
    let down = true;
    const controls = ['Edit details', 'Add job', 'Add education', 'Points and coupons'];
    const shown = (name: string) => screen.queryByRole(/^Points/.test(name) ? 'link' : 'button', { name });
    await showPage('/user', {
      [operation]: ({ example }: { readonly example: unknown }) => (down ? unavailable() : example),
    });
    const card = await screen.findByRole('region', { name: title });
    expect(within(card).getByRole('alert')).toHaveTextContent('We couldn’t load this part.');
    expect(controls.filter((name) => shown(name) === null)).toEqual([control]);
    const retry = within(card).getByRole('button', { name: `Try again: ${title}` });
    act(() => retry.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(retry).toHaveFocus();
    down = false;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(control)).toBeInTheDocument());
    expect(screen.queryByText('We couldn’t load this part.')).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
);

it.each([
  ['Work', 'listWorkExperiences', 'Add job'],
  ['Your contributions', 'listContributions', 'Points and coupons'],
])(
  '[R-055] the profile card %s keeps its content when its reload fails, says so below it, and loads when it is tried again',
  async (title, operation, control) => {
    let down = false;
    const { router } = await showPage('/user', {
      [operation]: ({ example }: { readonly example: unknown }) => (down ? unavailable() : example),
    });
    const card = await screen.findByRole('region', { name: title });
    const content = card.textContent;
    down = true;
    await act(() => router.navigate('/user?kind=post'));
    expect(await screen.findByText('We couldn’t update this part.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(content, {
      normalizeWhitespace: false,
    });
    down = false;
    const retry = screen.getByRole('button', { name: `Try again: ${title}` });
    act(() => retry.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('We couldn’t update this part.')).toBeNull());
    expect(screen.getByText(control)).toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
);

it('[R-055] the profile fails as a whole when each of its cards fails', async () => {
  await showPage('/user', {
    readBasicDetails: unavailable,
    listWorkExperiences: unavailable,
    listEducations: unavailable,
    listContributions: unavailable,
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Work' })).toBeNull();
});
