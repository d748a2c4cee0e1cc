import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';

beforeAll(async () => {
  await Promise.all([import('./compare-screen'), import('../kit/combobox')]);
}, 30_000);

const timers = {
  after: (wait: number, run: () => void) => {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
  every: () => () => {},
};

it('[R-687] the company picker does not report a company as missing while the lookup runs', async () => {
  let answer: () => void = () => {};
  const request = new Promise<void>((done) => {
    answer = done;
  });
  await showPage(
    '/compare',
    {
      suggest: async () => {
        await request;
        return [];
      },
    },
    { timers },
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add a company' }), 'q');
  expect(screen.queryByText('No matches. Try fewer letters.')).toBeNull();
  await act(async () => answer());
  expect(await screen.findByText('No matches. Try fewer letters.')).toBeInTheDocument();
});
