import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openSalaryForm as open, pay, savedAs } from '../../../tests/support/salary-page';
import type { SalaryReport } from '../../core/contributions/salary-report';

afterEach(cleanup);

const toPay = () => userEvent.click(screen.getByRole('button', { name: 'Your pay, yearly' }));

const UNSAVED = 'Your changes aren’t saved yet.';

const REPORT: SalaryReport = {
  jobProfile: 'Staff nurse',
  department: 'Healthcare',
  companyName: 'Asha Hospital',
  locationId: 7,
  totalExperience: 2,
  currentSalary: true,
  fixedSalary: { lakhs: 6, thousand: 40 },
};

it('[R-137] a salary that is not counted yet opens for editing by its rid, and can be deleted', async () => {
  const { gone } = await open({ query: '?rid=Sr1', known: savedAs(REPORT) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit your salary');
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('6,40,000');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Other screen: /user' })).toBeVisible();
  expect(gone).toEqual(['Sr1']);
});

it('contribute salary: a correction of a counted salary takes effect in the next quarterly update, and the page says so', async () => {
  const { form: reported } = await open({ query: '?rid=Sr1', known: savedAs(REPORT, 'live') });
  expect(
    screen.getByText(/removed from the figures in the next quarterly update on 1 January 2027/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fix a mistake' }));
  const update = 'Your change will be added on 1 January 2027 with the next quarterly update.';
  expect(screen.getByText(update)).toBeVisible();
  await toPay();
  await userEvent.clear(pay('Fixed pay'));
  await userEvent.type(pay('Fixed pay'), '7 lakh');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(screen.getByText(update)).toBeVisible();
  expect(reported).toMatchObject([{ fixedSalary: { lakhs: 7 } }]);
});

it('contribute salary: a counted salary is not editable at first, and a new salary can be added', async () => {
  await open({ query: '?rid=Sr1', known: savedAs(REPORT, 'live') });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This salary is already counted');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add another salary' }));
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('');
});

it('the salary of another member is not shown, and a new salary can be added', async () => {
  await open({ query: '?rid=Sr2', known: savedAs(REPORT) });
  expect(screen.getByText(/no longer exists/)).toBeVisible();
  await toPay();
  expect(screen.getByRole('button', { name: 'Add salary' })).toBeVisible();
});

it('contribute salary: edits are restored for their author until they are saved', async () => {
  const visit = { query: '?rid=Sr1', known: savedAs(REPORT), tab: new Map<string, string>() };
  const { form: reported } = await open(visit);
  expect(screen.queryByText(UNSAVED)).toBeNull();
  await toPay();
  await userEvent.clear(pay('Fixed pay'));
  await userEvent.type(pay('Fixed pay'), '7 lakh');
  cleanup();

  await open({ ...visit, member: '' });
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('');
  cleanup();

  await open({ ...visit, member: 'imran' });
  expect(screen.queryByText(UNSAVED)).toBeNull();
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('6,40,000');
  cleanup();

  const { form: saved } = await open(visit);
  expect(screen.getByText(UNSAVED)).toBeVisible();
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('7 lakh');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect([reported, saved]).toMatchObject([[], [{ fixedSalary: { lakhs: 7 } }]]);
  cleanup();

  await open(visit);
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect([...visit.tab]).toEqual([]);
});

it('contribute salary: edits of a counted salary are shown at once, and can be discarded by keyboard', async () => {
  const visit = { query: '?rid=Sr1', known: savedAs(REPORT), tab: new Map<string, string>() };
  await open(visit);
  await toPay();
  await userEvent.type(pay('Fixed pay'), '0');
  cleanup();
  await open({ ...visit, known: savedAs(REPORT, 'live') });
  expect(screen.getByText(UNSAVED)).toBeVisible();
  screen.getByRole('button', { name: 'Discard changes' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This salary is already counted');
  cleanup();
  await open(visit);
  await toPay();
  await userEvent.type(pay('Fixed pay'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('heading', { level: 2, name: /Your job/ })).toHaveFocus();
  await toPay();
  expect(pay('Fixed pay')).toHaveValue('6,40,000');
  expect([...visit.tab]).toEqual([]);
});
