import type { components } from '../../../contracts/salary';
import { rupeesOf, writtenAs } from '../../../core/salary-report/salary-report';
import { hasProblems, payProblems } from '../../../core/salary-report/sound-report';
import { salaryReportWords } from '../../../core/salary-report/words';
import { refusedParts } from '../../http/refusal';
import { nameProblems, readMeant } from '../company/read-meant';
import type { Services } from '../services';
import { monthsBefore } from './months';
import { quarterAfter, quarterOf } from './release-salaries';
import { type Told, type ToldRow, worksThere } from './told-queries';

type Wire = components['schemas'];
type Report = Wire['SalaryReport'];

/** A report as it is kept; everything that is wrong with it is said at once. */
export async function toldOf(services: Services, memberId: string, report: Report): Promise<Told> {
  const { db, now } = services;
  const meant = await readMeant(db, report);
  const { company, job, place } = meant;
  const problems = { ...payProblems(report), ...nameProblems(report, meant) };
  if (company === null || job === null || place === null || hasProblems(problems))
    throw refusedParts(problems, salaryReportWords.problems);
  return {
    company_id: company,
    job_profile_id: job,
    place_id: place,
    experience_years: report.totalExperience,
    ...payOf(report),
    is_current: report.currentSalary,
    is_verified: report.currentSalary && (await worksThere(services, memberId, company)),
    reported_month: monthsBefore(now(), 0),
  };
}

function payOf({ fixedSalary, variableSalary, stockDetail }: Report) {
  const years = stockDetail?.vestingPeriod ?? 'notAware';
  return {
    fixed: rupeesOf(fixedSalary),
    variable: variableSalary ? rupeesOf(variableSalary) : 0,
    stock: stockDetail ? rupeesOf(stockDetail) : 0,
    stock_years: years === 'notAware' ? null : Number(years),
    stock_type: stockDetail?.stockType ?? null,
  };
}

/** A report as whoever told it sees it again. */
export function presentTold(row: ToldRow, now: Date): Wire['KeptSalaryReport'] {
  const countsFrom = quarterAfter(row.month);
  return {
    rid: row.id,
    state: countsFrom <= quarterOf(now) ? 'live' : 'submitted',
    countsFrom,
    report: {
      jobProfile: row.job,
      department: row.department,
      companyName: row.company,
      locationId: row.place_id,
      totalExperience: row.experience_years,
      currentSalary: row.is_current,
      fixedSalary: writtenAs(row.fixed),
      ...(row.variable > 0 && { variableSalary: writtenAs(row.variable) }),
      ...(row.stock > 0 && { stockDetail: stockOf(row) }),
    },
  };
}

const stockOf = ({ stock, stock_type, stock_years }: ToldRow): Wire['ReportedStock'] => ({
  stockType: stock_type ?? 'notSure',
  vestingPeriod: stock_years === null ? 'notAware' : (String(stock_years) as '3' | '4' | '5'),
  ...writtenAs(stock),
});
