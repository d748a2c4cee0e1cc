import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openForm } from '../../../tests/support/form-page';
import { pay } from '../../../tests/support/salary-page';
import { fakePort } from '../../../tests/support/test-container';
import { SalaryReportsPort } from '../../core/contributions/salary-reports-port';
import { pathTo } from '../../core/shell/screens';

beforeEach(async () => {
  await openForm(pathTo('contribute-salary'), {}, fakePort(SalaryReportsPort, {}));
});
afterEach(cleanup);

const toPay = () => userEvent.click(screen.getByRole('button', { name: 'Your pay, yearly' }));
const offered = () => [...(pay('Fixed pay').list?.options ?? [])].map(({ value }) => value);

it('[R-549][R-550] the salary form offers 1 to 99 lakhs, then 1 to 5 crores in tenths', async () => {
  await toPay();
  const lakhs = offered();
  expect(lakhs).toHaveLength(140);
  expect(lakhs.slice(0, 2)).toEqual(['1 Lakh', '2 Lakhs']);
  expect(lakhs.slice(98, 101)).toEqual(['99 Lakhs', '1 Crore', '1.1 Crores']);
});

it('[R-551] after whole lakhs the salary form offers 0 to 95 thousand in steps of five', async () => {
  await toPay();
  await userEvent.type(pay('Fixed pay'), '6 lakh');
  expect(offered()).toHaveLength(20);
  expect(offered().at(-1)).toBe('6 lakh 95 Thousand');
});

it('[R-547] the salary form offers up to 14 years of experience, then 15 and more', () => {
  const { options } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Total experience' });
  const labels = [...options].map(({ label }) => label);
  expect(labels.slice(1, 3)).toEqual(['Fresher', '1 year']);
  expect(labels.slice(-2)).toEqual(['14 years', '15+ years']);
  expect(labels).toHaveLength(17);
});
