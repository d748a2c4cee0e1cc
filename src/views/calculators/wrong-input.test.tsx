import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { FairPayPort } from '../../core/salaries/fair-pay-port';
import { pathTo } from '../../core/shell/screens';

afterEach(cleanup);

const box = (name: string) => screen.getByRole('textbox', { name });
const CORRECTION = /A marked field needs a correction/;

it('[R-860] dates that do not fit are explained at the date, and the dates stay', async () => {
  await renderScreen(pathTo('gratuity'));
  const left = await screen.findByLabelText('Last working day');
  fireEvent.change(left, { target: { value: '2001-01-01' } });
  await waitFor(() => expect(left).toHaveAccessibleDescription(/before your joining date/));
  expect(left).toHaveValue('2001-01-01');
});

it('[R-859] a bonus that does not fit the CTC is marked', async () => {
  await renderScreen(`${pathTo('take-home')}?ctc=300000&variable=0`);
  const bonus = await screen.findByRole('textbox', { name: 'Bonus included in CTC' });
  expect(bonus).toBeValid();
  await userEvent.clear(bonus);
  await userEvent.type(bonus, '299000');
  await waitFor(() => expect(bonus).toHaveAccessibleDescription(/more than the CTC/));
  expect(bonus).toHaveValue('₹2,99,000');
});

it('[R-859] deductions above the pay are marked at their field, and no negative pay is shown', async () => {
  await renderScreen(`${pathTo('take-home')}?ctc=300000&variable=0`);
  const name = 'Other deductions, yearly';
  await userEvent.type(await screen.findByRole('textbox', { name }), '400000');
  await waitFor(() => expect(box(name)).toHaveAccessibleDescription(/more than the pay/));
  expect(box('Voluntary PF, yearly')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('status')).toHaveTextContent('—');
  expect(screen.queryByText(/−₹/)).toBeNull();
  await userEvent.clear(box(name));
  await waitFor(() => expect(box(name)).not.toHaveAttribute('aria-invalid'));
  expect(screen.getByRole('status')).toHaveTextContent('₹');
});

it('[R-859] other income whose tax is above the pay is marked at its field', async () => {
  await renderScreen(`${pathTo('take-home')}?ctc=300000&variable=0&otherIncome=20000000`);
  await userEvent.click(await screen.findByText('Deductions, perks and other income'));
  const income = await screen.findByRole('textbox', { name: /^Other income/ });
  expect(income).toHaveAccessibleDescription(/more than the pay/);
});

it('an offer letter without pay is explained at its field, and an empty letter causes no error', async () => {
  await renderScreen(pathTo('offer-letter'));
  const name = 'Salary table from your offer letter';
  await screen.findByRole('textbox', { name });
  expect(box(name)).not.toHaveAttribute('aria-invalid');
  await userEvent.type(box(name), '1.2.3 😀');
  expect(box(name)).toHaveAccessibleDescription(/no monthly pay/);
  expect(box(name)).toHaveValue('1.2.3 😀');
});

it('[R-863] a company that was not chosen from the list is marked when the pay is checked', async () => {
  const port = fakePort(FairPayPort, {
    listPayChoices: async () => ({ jobProfiles: [], places: [] }),
    suggestEmployers: async () => [],
  });
  await renderScreen(pathTo('paid-fairly'), { ports: [port] });
  const company = await screen.findByRole('combobox', { name: 'Company' });
  await userEvent.type(company, 'My firm');
  expect(company).not.toHaveAccessibleDescription(/from the list/);
  await userEvent.click(screen.getByRole('button', { name: 'Check my pay' }));
  expect(company).toHaveAccessibleDescription(/Choose your company from the list/);
  expect(company).toHaveValue('My firm');
});

it('a correction is requested only while its field is shown', async () => {
  await renderScreen(pathTo('salary-hike'));
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Hike percentage' }));
  expect(await screen.findByText(CORRECTION)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Hike %' }));
  await waitFor(() => expect(screen.queryByText(CORRECTION)).toBeNull());
  cleanup();
  await renderScreen(pathTo('gratuity'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Other monthly pay' }), 'x');
  expect(await screen.findByText(CORRECTION)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Employer' }), 'Central government');
  await waitFor(() => expect(screen.queryByText(CORRECTION)).toBeNull());
});
