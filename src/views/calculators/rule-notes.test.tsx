import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { stillClock } from '../../adapters/rendering/server-environment';
import { pathTo } from '../../core/shell/screens';

const open = async (path: string, now = Date.UTC(2026, 10, 23)) => {
  const page = await renderScreen(path, { environment: { clock: stillClock(now) } });
  await screen.findByRole('heading', { level: 1 });
  return page;
};

it('[R-859] the take-home screen explains a bonus that costs more tax than it brings', async () => {
  // Taxable income is exactly ₹12 lakh without the bonus. With it: ₹50,000 tax and 4 % cess.
  await open(`${pathTo('take-home')}?ctc=1325000&variable=50000&pf=none&gratuity=no&state=DL&regime=new`);
  expect(screen.getByText(/This bonus costs you money: .* ₹2,000 more than the bonus/)).toBeVisible();
});

it('[R-859] a calculator names the date of its rules without a warning during their financial year', async () => {
  await open(pathTo('gratuity'));
  await userEvent.click(screen.getByText('Where the rules come from'));
  const [labourCodes] = await screen.findAllByText(/^\(from the law/);
  expect(labourCodes).toHaveTextContent(
    'from the law; in force since 21 November 2025, checked on 20 November 2026',
  );
  expect(screen.queryByText(/that financial year has ended/)).toBeNull();
});

it('[R-859] a calculator warns once the financial year of its rules has ended', async () => {
  await open(pathTo('gratuity'), Date.UTC(2027, 3, 1));
  expect(await screen.findByText(/on 20 November 2026, and that financial year has ended/)).toBeVisible();
});

it('[R-861] the HRA screen says that the 50 % of Bengaluru is only reported', async () => {
  await open(pathTo('hra'));
  expect(screen.getByText(/The 50% limit for Bengaluru is only known from the news/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City you rent in' }), 'Mumbai');
  expect(screen.queryByText(/is only known from the news/)).toBeNull();
});
