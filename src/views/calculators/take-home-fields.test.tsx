import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { pathTo } from '../../core/shell/screens';
import { TakeHomeStore } from '../../stores/calculators/take-home-store';

const taxOf = ({ outcome }: TakeHomeStore) =>
  outcome.kind === 'takeHome' ? outcome.regimes.new.tax : undefined;

it('[R-859] a non-resident pays tax on a CTC that is tax-free for a resident', async () => {
  const { container } = await renderScreen(`${pathTo('take-home')}?ctc=1000000&variable=0&state=other`);
  const store = container.get(TakeHomeStore);
  expect(taxOf(store)).toBe(0);
  await userEvent.click(screen.getByText('More details'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Residential status' }), 'Non-resident');
  expect(taxOf(store)).toBeGreaterThan(0);
  expect(screen.getByRole('combobox', { name: 'State you work in' })).toHaveDisplayValue('Other or not sure');
});

it('a link with deductions above the pay opens the part with the marked field, and correcting it leaves it open', async () => {
  await renderScreen(`${pathTo('take-home')}?ctc=1000000&vpf=5000000`);
  const field = await screen.findByRole('textbox', { name: 'Voluntary PF, yearly' });
  expect(field).toBeVisible();
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.type(field, '50000');
  await waitFor(() => expect(field).toBeValid());
  expect(field).toBeVisible();
});
