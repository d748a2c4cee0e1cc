import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { rupees } from '../../core/calculators/money';
import { GratuityStore } from '../../stores/calculators/gratuity-store';
import { GratuityFields } from './gratuity-fields';

it('[R-860] central government employees see only the fields their formula needs', async () => {
  const store = new GratuityStore();
  store.form.open([
    ['wages', '100000'],
    ['joined', '2006-10-30'],
    ['left', '2026-10-30'],
  ]);
  render(<GratuityFields store={store} />);
  expect(screen.getByLabelText('Other monthly pay')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Employer' }), 'Central government');
  expect(screen.queryByLabelText('Other monthly pay')).toBeNull();
  expect(store.outcome).toMatchObject({ headline: { payable: rupees(1_000_000), taxable: 0 } });
});
