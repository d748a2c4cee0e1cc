import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { requestCookies } from '../../adapters/rendering/server-environment';
import { FairPayPort } from '../../core/salaries/fair-pay-port';
import { pathTo, type ScreenId } from '../../core/shell/screens';

afterEach(cleanup);

const fairPay = fakePort(FairPayPort, {
  listPayChoices: async () => ({ jobProfiles: [], places: [{ id: 3, name: 'Pune' }] }),
});

const open = (id: ScreenId, link: string) => renderScreen(pathTo(id) + link, { ports: [fairPay] });

it.each([
  ['take-home', '?ctc=900000', 'Yearly CTC', '2345678', '₹23,45,678'],
  ['gratuity', '?wages=50000', 'Last drawn basic and DA, monthly', '61234', '₹61,234'],
  ['hra', '?row1=yes&row1.rent=9000', 'Rent paid, monthly', '12345', '₹12,345'],
  ['salary-hike', '?before=900000', 'Current pay, yearly', '2345678', '₹23,45,678'],
  ['pay-changes', '?change=raise&before=90000', 'Gross pay before, monthly', '81234', '₹81,234'],
  ['offer-letter', '?state=MH', 'Salary table from your offer letter', 'Basic 50,000', 'Basic 50,000'],
  ['paid-fairly', '?city=Pune', 'City you work in', 'Kochi', 'Kochi'],
] as const)(
  '%s: typed values take precedence over the link when a login reloads the page',
  async (id, link, name, typed, shown) => {
    const { router } = await open(id, link);
    const field = () => screen.findByRole(id === 'paid-fairly' ? 'combobox' : 'textbox', { name });
    await userEvent.clear(await field());
    await userEvent.type(await field(), typed);
    await act(() => router.revalidate());
    expect(await field()).toHaveValue(shown);
  },
);

it('the same link fills a form again only after the user left it, and another link at once', async () => {
  const { router } = await open('take-home', '?ctc=900000');
  const field = () => screen.findByRole('textbox', { name: 'Yearly CTC' });
  await userEvent.type(await field(), '1');
  await act(() => router.navigate('?ctc=1000000'));
  expect(await field()).toHaveValue('₹10,00,000');
  await userEvent.type(await field(), '1');
  await act(() => router.navigate('/jobs'));
  await act(() => router.navigate(-1));
  expect(await field()).toHaveValue('₹10,00,000');
});

it.each([
  ['take-home', 'Yearly CTC', '2345678', '₹23,45,678'],
  ['hra', 'Rent paid, monthly', '12345', '₹12,345'],
  ['salary-hike', 'Current pay, yearly', '2345678', '₹23,45,678'],
  ['offer-letter', 'Salary table from your offer letter', 'Basic 50,000', 'Basic 50,000'],
] as const)(
  '%s: values typed by a visitor are restored after visiting another page',
  async (id, name, typed, shown) => {
    const { router } = await renderScreen(pathTo(id), { environment: { cookies: requestCookies('') } });
    const field = () => screen.findByRole('textbox', { name });
    await userEvent.clear(await field());
    await userEvent.type(await field(), typed);
    await act(() => router.navigate('/jobs'));
    await act(() => router.navigate(-1));
    expect(await field()).toHaveValue(shown);
  },
);
