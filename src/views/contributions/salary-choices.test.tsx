import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openForm } from '../../../tests/support/form-page';
import { fakePort } from '../../../tests/support/test-container';
import { SalaryReportsPort } from '../../core/contributions/salary-reports-port';
import { pathTo } from '../../core/shell/screens';

beforeEach(async () => {
  await openForm(pathTo('contribute-salary'), {}, fakePort(SalaryReportsPort, {}));
});
afterEach(cleanup);

function offered(name: 'Lakh' | 'Thousand'): readonly string[] {
  const fixedPay = within(screen.getByRole('group', { name: 'Fixed pay' }));
  const { list } = fixedPay.getByRole<HTMLInputElement>('combobox', { name });
  return [...((list as HTMLDataListElement | null)?.options ?? [])].map(
    ({ value, label }) => `${value}: ${label}`,
  );
}

it('[R-549][R-550] the salary form offers 1 to 99 lakhs, then 1 to 5 crores in tenths', () => {
  const lakhs = offered('Lakh');
  expect(lakhs).toHaveLength(140);
  expect(lakhs.slice(0, 2)).toEqual(['1: 1 Lakh', '2: 2 Lakhs']);
  expect(lakhs.slice(98, 101)).toEqual(['99: 99 Lakhs', '100: 1 Crore', '110: 1.1 Crores']);
  expect(lakhs.at(-1)).toBe('500: 5 Crores');
});

it('[R-551] the salary form offers 0 to 95 thousand in steps of five', () => {
  const thousands = offered('Thousand');
  expect(thousands).toHaveLength(20);
  expect(thousands.slice(0, 2)).toEqual(['0: 0 Thousand', '5: 5 Thousand']);
  expect(thousands.at(-1)).toBe('95: 95 Thousand');
});

it('[R-547] the salary form offers up to 14 years of experience, then 15 and more', () => {
  const { options } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Total experience' });
  const labels = [...options].map(({ label }) => label);
  expect(labels.slice(1, 3)).toEqual(['Fresher', '1 year']);
  expect(labels.slice(-2)).toEqual(['14 years', '15+ years']);
  expect(labels).toHaveLength(17);
});
