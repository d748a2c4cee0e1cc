import type { components } from '../../../contracts/salary';
import { hasProblems, payProblems } from '../../../core/contributions/report-problems';
import { rupeesOf, writtenAs } from '../../../core/contributions/salary-report';
import { salaryReportText } from '../../../core/contributions/salary-report-text';
import { refusedParts } from '../../http/refusal';
import { nameProblems, resolveCompanies } from '../companies/resolve-companies';
import type { Services } from '../services';
import { monthsBefore } from './months';
import type { NamedReport } from './own-reports';
import { quarterAfter, quarterOf } from './quarters';
import type { StoredReport } from './sealed-report';

type Wire = components['schemas'];
type Report = Wire['SalaryReport'];

/** Converts a report to its stored form; lists all problems at once. */
export async function storedOf({ db, now }: Services, report: Report): Promise<StoredReport> {
  const resolvedNames = await resolveCompanies(db, report);
  const { company, job, place } = resolvedNames;
  const problems = { ...payProblems(report), ...nameProblems(report, resolvedNames) };
  if (company === null || job === null || place === null || hasProblems(problems))
    throw refusedParts(problems, salaryReportText.problems);
  return {
    ...{ company, job, place },
    years: report.totalExperience,
    ...payOf(report),
    isCurrent: report.currentSalary,
    month: monthsBefore(now(), 0),
    bucket: null,
  };
}

function payOf({ fixedSalary, variableSalary, stockDetail }: Report) {
  const years = stockDetail?.vestingPeriod ?? 'notAware';
  return {
    fixed: rupeesOf(fixedSalary),
    variable: variableSalary ? rupeesOf(variableSalary) : 0,
    stock: stockDetail ? rupeesOf(stockDetail) : 0,
    stockYears: years === 'notAware' ? null : Number(years),
    stockType: stockDetail?.stockType ?? null,
  };
}

export const isReleased = (month: string, now: Date): boolean => quarterAfter(month) <= quarterOf(now);

export const presentOwn = (own: NamedReport, now: Date): Wire['OwnSalaryReport'] => ({
  rid: own.id,
  state: isReleased(own.month, now) ? 'live' : 'submitted',
  countsFrom: quarterAfter(own.month),
  changesFrom: quarterAfter(monthsBefore(now, 0)),
  report: {
    jobProfile: own.jobName,
    department: own.departmentName,
    companyName: own.companyName,
    locationId: own.place,
    totalExperience: own.years,
    currentSalary: own.isCurrent,
    fixedSalary: writtenAs(own.fixed),
    ...(own.variable > 0 && { variableSalary: writtenAs(own.variable) }),
    ...(own.stock > 0 && { stockDetail: stockOf(own) }),
  },
});

const stockOf = ({ stock, stockType, stockYears }: NamedReport): Wire['ReportedStock'] => ({
  stockType: stockType ?? 'notSure',
  vestingPeriod: stockYears === null ? 'notAware' : (String(stockYears) as '3' | '4' | '5'),
  ...writtenAs(stock),
});
