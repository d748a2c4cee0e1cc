import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { TakeHomeStore } from '../../stores/calculators/take-home-store';
import { TakeHomeFields } from './take-home-fields';

const taxOf = ({ outcome }: TakeHomeStore) =>
  outcome.kind === 'takeHome' ? outcome.regimes.new.tax : undefined;

it('[R-859] a non-resident pays tax on a CTC that is tax-free for a resident', async () => {
  const store = new TakeHomeStore();
  store.form.open([
    ['ctc', '1000000'],
    ['variable', '0'],
    ['state', 'other'],
  ]);
  renderPart(await testContainer(), <TakeHomeFields form={store.form} />);
  expect(taxOf(store)).toBe(0);
  await userEvent.click(screen.getByText('More details'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Residential status' }), 'Non-resident');
  expect(taxOf(store)).toBeGreaterThan(0);
  expect(screen.getByRole('combobox', { name: 'State you work in' })).toHaveDisplayValue('Other or not sure');
});
