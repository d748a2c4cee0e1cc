import { screen } from '@testing-library/react';
import type { SalaryReport } from '../../src/core/contributions/salary-report';
import { type OwnSalaryReport, SalaryReportsPort } from '../../src/core/contributions/salary-reports-port';
import { pathTo } from '../../src/core/shell/screens';
import { type FormVisit, fakeService, openForm } from './form-page';
import { fakePort } from './test-container';

export const savedAs = (report: SalaryReport, state: OwnSalaryReport['state'] = 'submitted') => ({
  id: 'Sr1',
  state,
  countsFrom: '2027-01-01',
  changesFrom: '2027-01-01',
  report,
});

export async function openSalaryForm(visit: FormVisit<OwnSalaryReport> = {}) {
  const {
    submitted: reported,
    gone,
    take,
    read,
    remove,
  } = fakeService(visit, (report: SalaryReport) => savedAs(report));
  const port = {
    addSalaryReport: take,
    changeSalaryReport: take,
    readSalaryReport: read,
    removeSalaryReport: remove,
  };
  const page = await openForm(pathTo('contribute-salary'), visit, fakePort(SalaryReportsPort, port));
  return { form: reported, gone, ...page };
}

export const pay = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
