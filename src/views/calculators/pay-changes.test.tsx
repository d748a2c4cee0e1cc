import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { pathTo } from '../../core/shell/screens';

it('[R-859] the pay change calculators switch between events and explain each result', async () => {
  await renderScreen(`${pathTo('pay-changes')}?change=noticeBuyout&reimbursed=0&monthly=60000&days=30`);
  const change = await screen.findByRole('combobox', { name: 'What changes?' });
  expect(change).toHaveDisplayValue('Notice-period buyout');
  expect(screen.getByRole('status')).toHaveTextContent('₹60,000');
  await userEvent.selectOptions(change, 'Raise during the year');
  expect(screen.getByText('Month by month')).toBeVisible();
  await userEvent.selectOptions(change, 'ESOP or RSU');
  expect(screen.queryByText('Month by month')).toBeNull();
  const before = screen.getByRole('status').textContent;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shares are' }), 'Listed in India');
  expect(screen.getByRole('status')).not.toHaveTextContent(before ?? '');
});
