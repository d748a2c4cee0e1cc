import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { pathTo } from '../../core/shell/screens';

it('[R-859] the take-home screen keeps rare inputs collapsed and shows each one as a calculation step', async () => {
  await renderScreen(`${pathTo('take-home')}?ctc=2000000&variable=0&pf=none&gratuity=no&regime=new`);
  const details = (await screen.findByText('Deductions, perks and other income')).closest('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Deductions, perks and other income'));
  const nps = await screen.findByRole('textbox', { name: 'Employer’s NPS, % of basic (inside your CTC)' });
  await userEvent.clear(nps);
  await userEvent.type(nps, '14');
  await userEvent.click(screen.getByText('How we got this'));
  const step = await screen.findByRole('row', { name: /Employer’s NPS, section 80CCD\(2\)/ });
  expect(step).toHaveTextContent('lower of ₹1,40,000 and ₹1,40,000');
  expect(step).toHaveTextContent('−₹1,40,000');
});

it('[R-859] the fields for the driver and the cost appear only for a company car, and its value raises the tax', async () => {
  await renderScreen(`${pathTo('take-home')}?ctc=2000000&variable=0&pf=none&gratuity=no&state=DL&regime=new`);
  await userEvent.click(await screen.findByText('Deductions, perks and other income'));
  const car = await screen.findByRole('combobox', { name: 'Company car that you also use privately' });
  expect(screen.queryByRole('checkbox', { name: 'The company pays a driver' })).toBeNull();
  await userEvent.selectOptions(car, 'Yes, engine above 1.6 litres');
  await userEvent.click(screen.getByRole('checkbox', { name: 'The company pays a driver' }));
  await userEvent.click(screen.getByText('How we got this'));
  const value = await screen.findByRole('row', { name: /Taxable value of the company car/ });
  expect(value).toHaveTextContent('(₹7,000 + ₹3,000) × 12');
  expect(screen.getByText('Income tax', { selector: 'dt' }).nextSibling).toHaveTextContent('₹2,19,700');
});

it('[R-859] a meal card asks for the new regime once it has an amount, and other perks raise the tax only', async () => {
  await renderScreen(`${pathTo('take-home')}?ctc=2000000&variable=0&pf=none&gratuity=no&state=DL&regime=new`);
  await userEvent.click(await screen.findByText('Deductions, perks and other income'));
  const meals = await screen.findByRole('textbox', {
    name: 'Meal card, yearly (inside your CTC, old regime)',
  });
  const inNewRegime = 'My employer also treats meal cards as tax-free in the new regime';
  expect(screen.queryByRole('checkbox', { name: inNewRegime })).toBeNull();
  const tax = () => screen.getByText('Income tax', { selector: 'dt' }).nextSibling;
  await userEvent.type(meals, '60000');
  expect(tax()).toHaveTextContent('₹1,92,400');
  await userEvent.click(await screen.findByRole('checkbox', { name: inNewRegime }));
  expect(tax()).toHaveTextContent('₹1,79,920');
  await userEvent.clear(meals);
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Other taxable perks, yearly (outside your CTC)' }),
    '100000',
  );
  expect(tax()).toHaveTextContent('₹2,14,500');
});
