import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { pathTo } from '../../core/shell/screens';

it('[R-859][R-861] the HRA page fills the take-home calculator with its exemption', async () => {
  await renderScreen(`${pathTo('hra')}?row1=yes&row1.basic=50000&row1.hra=25000&row1.rent=20000`);
  const link = await screen.findByRole('link', { name: 'Use in the take-home calculator' });
  const target = link.getAttribute('href') ?? '';
  cleanup();
  await renderScreen(target);
  expect(await screen.findByRole('textbox', { name: 'Old-regime deductions, yearly' })).toHaveValue(
    '₹1,80,000',
  );
});
