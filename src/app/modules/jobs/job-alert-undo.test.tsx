import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { problem } from '../../../adapters/http/testing';

const LOADING = { timeout: 20_000 };

it('Undo restores a deleted job alert with all its filters', async () => {
  const sent: unknown[] = [];
  await showPage('/jobs/alerts', {
    createJobAlert: async ({ request, example }) => {
      sent.push(await request.json());
      return example;
    },
  });
  const own = within(await screen.findByRole('group', { name: 'Your alerts' }, LOADING));
  const [first] = own.getAllByRole('heading');
  await userEvent.click(own.getByRole('button', { name: `Delete alert: ${first?.textContent}` }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await touchUntil(() => expect(screen.getByText('Alert deleted.')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await own.findByRole('heading', { name: 'Backend engineer' })).toBeVisible();
  expect(sent).toMatchObject([
    {
      designations: ['data-analyst', 'data-engineer'],
      preferences: { location: 'pune', experience: 3, employment: 'fulltime', ctc: '10-15' },
    },
  ]);
}, 30_000);

it('a member can undo the deletion of a job alert again when the first attempt failed', async () => {
  let attempts = 0;
  await showPage('/jobs/alerts', {
    createJobAlert: ({ example }) => {
      attempts += 1;
      return attempts === 1 ? problem(500, 'BROKEN') : example;
    },
  });
  const own = within(await screen.findByRole('group', { name: 'Your alerts' }, LOADING));
  await userEvent.click(own.getByRole('button', { name: /^Delete alert/ }));
  await touchUntil(() => expect(screen.getByText('Alert deleted.')).toBeVisible());
  const first = screen.getByRole('button', { name: 'Undo' });
  await userEvent.click(first);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await own.findByRole('heading', { name: 'Backend engineer' })).toBeVisible();
}, 30_000);
