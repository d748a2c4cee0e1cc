import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openSalaryForm as open, pay } from '../../../tests/support/salary-page';
import { tabWithForm } from '../../../tests/support/tab-with-form';
import { Failure } from '../../core/shared/failure';

afterEach(cleanup);

const board = () => within(screen.getByRole('region', { name: 'Your pay, as we’ll count it' }));
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toPay = () => press('Your pay, yearly');
const send = async () => {
  await toPay();
  await press('Add salary');
};
const city = () => screen.findByRole('combobox', { name: 'City you work in' });
async function fill() {
  await userEvent.type(await city(), 'Pune');
  await choose('Total experience', '4 years');
  await press('Continue');
  await userEvent.type(pay('Fixed pay'), '18.5 lakh');
}
const LINK = '?CompanyName=Zentrix+Labs&designation=backend-engineer';

it('[R-133][R-137][R-317] the salary form prefills company and job from its link, and shows the total of the typed pay', async () => {
  const { form: reported } = await open({ query: LINK });
  await fill();
  await userEvent.type(pay('Annual bonus'), '2,00,000');
  expect(board().getByRole('status')).toHaveTextContent('₹20,50,000');
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(reported).toMatchObject([
    {
      companyName: 'Zentrix Labs',
      jobProfile: 'Backend engineer',
      department: 'Engineering',
      locationId: 7,
      totalExperience: 4,
      currentSalary: true,
      fixedSalary: { lakhs: 18, thousand: 50 },
    },
  ]);
  expect(screen.getByText(/added on 1 January 2027 with the next quarterly update/)).toBeVisible();
});

it('[R-549][R-550][R-551] the salary form offers 1 to 99 lakhs, 1 to 5 crores in tenths and thousands in steps of five', async () => {
  await open({ query: LINK });
  await toPay();
  const offered = () => [...(pay('Fixed pay').list?.options ?? [])].map(({ value }) => value);
  const lakhs = offered();
  expect(lakhs).toHaveLength(140);
  expect([lakhs[0], ...lakhs.slice(98, 101), lakhs.at(-1)]).toEqual([
    '1 Lakh',
    '99 Lakhs',
    '1 Crore',
    '1.1 Crores',
    '5 Crores',
  ]);
  await userEvent.type(pay('Fixed pay'), '18 lakh');
  const thousands = offered();
  expect(thousands).toHaveLength(20);
  expect(thousands.slice(0, 2)).toEqual(['18 lakh 0 Thousand', '18 lakh 5 Thousand']);
  expect(thousands.at(-1)).toBe('18 lakh 95 Thousand');
});

it('a bare number shows the lakhs it could mean, and is submitted only once that is confirmed', async () => {
  const { form: reported } = await open({ query: LINK });
  await userEvent.type(await city(), 'Pune');
  await choose('Total experience', '4 years');
  await press('Continue');
  await userEvent.type(pay('Fixed pay'), '18.5');
  expect(screen.getByText('= ₹18.5L?')).toBeVisible();
  await send();
  expect(pay('Fixed pay')).toHaveAccessibleDescription(/Is this in lakh/);
  expect(reported).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, ₹18.5L' }));
  expect(pay('Fixed pay')).toHaveFocus();
  expect(pay('Fixed pay')).toHaveValue('18.5 lakh');
  expect(screen.getByText('= ₹18.5L')).toBeVisible();
  await send();
  expect(reported[0]?.fixedSalary).toEqual({ lakhs: 18, thousand: 50 });
});

it('a pay range is marked and stays in its field, and an amount with a decimal comma is submitted', async () => {
  const { form: reported } = await open({ query: LINK });
  await userEvent.type(await city(), 'Pune');
  await choose('Total experience', '4 years');
  await press('Continue');
  await userEvent.type(pay('Fixed pay'), '18-20 lakh');
  await send();
  expect(pay('Fixed pay')).toHaveAccessibleDescription(/Enter one amount, such as 18.5 lakh/);
  expect(pay('Fixed pay')).toHaveValue('18-20 lakh');
  expect(reported).toEqual([]);
  await userEvent.clear(pay('Fixed pay'));
  await userEvent.type(pay('Fixed pay'), '18,5 lakhs p.a.');
  expect(screen.getByText('= ₹18.5L')).toBeVisible();
  await send();
  expect(reported[0]?.fixedSalary).toEqual({ lakhs: 18, thousand: 50 });
});

it('[R-547] the salary form offers up to 14 years of experience, then 15 and more', async () => {
  await open({ query: LINK });
  const { options } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Total experience' });
  const labels = [...options].map(({ label }) => label);
  expect(labels.slice(1, 3)).toEqual(['Fresher', '1 year']);
  expect(labels.slice(-2)).toEqual(['14 years', '15+ years']);
  expect(labels).toHaveLength(17);
});

it('[R-455] a submitted salary links to a review of the same company, and to a comparison without the pay in the link', async () => {
  await open({ query: LINK });
  await fill();
  await send();
  const review = await screen.findByRole('link', { name: 'Rate Zentrix Labs' });
  expect(review).toHaveAttribute('href', '/contribute/company-review-v3?CompanyName=Zentrix+Labs');
  const compare = screen.getByRole('link', { name: 'Are you paid fairly?' });
  expect(compare.getAttribute('href')).toContain(
    'role=Backend+engineer&city=Pune&years=4&company=Zentrix+Labs',
  );
});

it('[R-523] an incomplete salary form shows an error at each field and focuses the first', async () => {
  const { form: reported } = await open();
  await send();
  for (const name of ['Job profile', 'City you work in', 'Total experience'])
    expect(await screen.findByRole('combobox', { name })).toHaveAccessibleDescription(
      /This field is required/,
    );
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('combobox', { name: 'Company' }));
  await toPay();
  expect(pay('Fixed pay')).toHaveAccessibleDescription(/This field is required/);
  expect(pay('Annual bonus')).not.toHaveAccessibleDescription(/required/);
  expect(reported).toEqual([]);
});

it('[R-320][R-346][R-354] the salary form asks for stock type and vesting only when there is stock', async () => {
  const { form: reported } = await open({ query: LINK });
  await fill();
  expect(screen.queryByRole('combobox', { name: 'Type of stock' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I also have stock' }));
  await send();
  expect(pay('Stock granted')).toHaveAccessibleDescription(/amount of stock/);
  await userEvent.type(pay('Stock granted'), '8L');
  await choose('Type of stock', 'ESOPs');
  await send();
  expect(reported[0]?.stockDetail).toEqual({
    stockType: 'esops',
    vestingPeriod: 'notAware',
    lakhs: 8,
    thousand: 0,
  });
});

it('a visitor gets a login prompt for salaries, and finds the input again afterwards', async () => {
  const tab = new Map<string, string>();
  const { loginPrompts, form: reported } = await open({ query: LINK, member: '', tab });
  await fill();
  await send();
  expect(loginPrompts.current).toMatchObject({ loginPrompt: 'login', context: 'salary' });
  expect(reported).toEqual([]);
  cleanup();
  const later = await open({ tab });
  expect(await screen.findByRole('combobox', { name: 'Job profile' })).toHaveValue('Backend engineer');
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('18.5 lakh');
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(later.form).toHaveLength(1);
  expect(tab.size).toBe(0);
});

it('a salary draft is hidden from the next member in this tab, and its author finds it again', async () => {
  const tab = new Map<string, string>();
  await open({ query: LINK, member: 'vikram', tab });
  await fill();
  cleanup();
  await open({ member: 'asha', tab });
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('');
  cleanup();
  await open({ member: 'vikram', tab });
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('18.5 lakh');
});

it.each(['{', 'null', '{"texts":{"fixed":7}}', '[]'])(
  'an invalid salary draft is ignored: %s',
  async (text) => {
    await open({ tab: tabWithForm('salary-report', text) });
    await toPay();
    expect(pay('Fixed pay')).toHaveValue('');
  },
);

it('a company that the server does not know shows an error at its field, and the salary form keeps its input', async () => {
  const fields = [{ field: '/body/companyName', code: 'unknown', message: 'x' }];
  await open({ query: LINK, refuse: new Failure('invalid', 'addSalaryReport', 422, { fields }) });
  await fill();
  await send();
  expect(await screen.findByText(/choose from the list/)).toBeVisible();
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('18.5 lakh');
});

it('an unknown problem code from the server shows a generic error at its field', async () => {
  const fields = [{ field: '/body/companyName', code: 'PATTERN', message: 'x' }];
  await open({ query: LINK, refuse: new Failure('invalid', 'addSalaryReport', 422, { fields }) });
  await fill();
  await send();
  expect(await screen.findByText('We can’t accept this. Please check it.')).toBeVisible();
  expect(screen.queryByText(/Enter an amount/)).toBeNull();
});

it('a refused salary shows our text for its code instead of the server’s message', async () => {
  const refusal = { code: 'TOO_MANY_SALARIES', params: { limit: 5 }, message: 'Quota exceeded.' };
  await open({
    query: LINK,
    refuse: new Failure('conflict', 'addSalaryReport', 409, refusal),
  });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You can add up to 5 jobs per quarter. Edit one of them instead.',
  );
});
