import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import type { Timers } from '../../core/shared/timers';
import { SalarySearch } from './salary-search';

const HIT = {
  ...{ kind: 'DESIGNATION', urlName: 'data-analyst', name: 'Data analyst', detail: 'Analytics' },
  ...{ logoUrl: null, rating: null },
};

/** Sends the request at once, without the pause between keystrokes. */
const timers: Timers = {
  after: (_, run) => {
    run();
    return () => undefined;
  },
  every: () => () => undefined,
};

async function show() {
  const container = await testContainer({ environment: { timers }, responses: { suggest: () => [HIT] } });
  const { router } = renderPart(container, <SalarySearch />);
  const field = await screen.findByRole('combobox', { name: 'Find a salary' });
  return { field, path: () => router.state.location.pathname + router.state.location.search };
}

it('the salary search suggests roles while the user types, and a role opens its salaries', async () => {
  const { field, path } = await show();
  await userEvent.type(field, 'data');
  await userEvent.click(await screen.findByRole('option', { name: /Data analyst/ }));
  expect(path()).toBe('/profile/data-analyst-salary');
});

it('Enter opens the highlighted role, and without one the results of the search', async () => {
  const { field, path } = await show();
  await userEvent.type(field, 'data');
  await screen.findByRole('option', { name: /Data analyst/ });
  await userEvent.keyboard('{Enter}');
  expect(path()).toBe('/search?q=data');
  await userEvent.type(field, ' a{ArrowDown}{Enter}');
  expect(path()).toBe('/profile/data-analyst-salary');
});

it('without scripts the salary search is a form that opens the results', async () => {
  const { field } = await show();
  expect(field.closest('form')).toHaveAttribute('action', '/search');
});
