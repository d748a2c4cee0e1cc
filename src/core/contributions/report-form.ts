import type { PayChoices } from '../salaries/fair-pay-port';
import type { Query } from '../shell/query';
import { EMPTY_JOB, type JobTexts, jobOf, jobProblems, jobTexts } from './job-form';
import type { SalaryReport, StockType, VestingPeriod, WrittenPay } from './salary-report';
import { hasProblems, payProblems, type ReportProblems } from './sound-report';
import { DRAFT_KEYS } from './unsent-forms';
import { NO_PAY, readPay, type TypedPay, typedAs } from './written-pay';

export interface ReportTexts extends JobTexts {
  readonly currentSalary: boolean;
  readonly fixed: TypedPay;
  readonly variable: TypedPay;
  readonly hasStock: boolean;
  readonly stock: TypedPay;
  readonly stockType: StockType;
  readonly vestingPeriod: VestingPeriod;
}

const OPEN: TypedPay = typedAs();

/** Required choices start empty. */
export const EMPTY_REPORT: ReportTexts = {
  ...EMPTY_JOB,
  currentSalary: true,
  fixed: OPEN,
  variable: OPEN,
  hasStock: false,
  stock: OPEN,
  stockType: 'notSure',
  vestingPeriod: 'notAware',
};

export const REPORT_DRAFT = { key: DRAFT_KEYS.salary, empty: EMPTY_REPORT };

export interface ReadReport {
  /** Undefined while a field is invalid or missing. */
  readonly contribution: SalaryReport | undefined;
  readonly problems: ReportProblems;
  readonly fixed: WrittenPay;
  readonly variable: WrittenPay;
  readonly stock: WrittenPay;
}

/** Unreadable amounts count as zero until they are valid. */
export function readReport(texts: ReportTexts, choices: PayChoices): ReadReport {
  const read = {
    fixedSalary: readPay(texts.fixed),
    variableSalary: readPay(texts.variable),
    stockDetail: texts.hasStock ? readPay(texts.stock) : NO_PAY,
  };
  const {
    fixedSalary: fixed = NO_PAY,
    variableSalary: variable = NO_PAY,
    stockDetail: stock = NO_PAY,
  } = read;
  const pay = { fixedSalary: fixed, variableSalary: variable };
  const problems: ReportProblems = {
    ...jobProblems(texts, choices),
    ...payProblems({ ...pay, stockDetail: texts.hasStock ? stock : undefined }),
    ...(!read.fixedSalary && { fixedSalary: 'unreadable' }),
    ...(!read.variableSalary && { variableSalary: 'unreadable' }),
    ...(!read.stockDetail && { stockDetail: 'unreadable' }),
  };
  const { stockType, vestingPeriod } = texts;
  const stockDetail = texts.hasStock ? { stockType, vestingPeriod, ...stock } : undefined;
  const contribution = hasProblems(problems)
    ? undefined
    : { ...jobOf(texts), currentSalary: texts.currentSalary, ...pay, stockDetail };
  return { contribution, problems, fixed, variable, stock };
}

export const textsOf = (report: SalaryReport): ReportTexts => ({
  ...jobTexts(report),
  currentSalary: report.currentSalary,
  fixed: typedAs(report.fixedSalary),
  variable: typedAs(report.variableSalary),
  hasStock: report.stockDetail !== undefined,
  stock: typedAs(report.stockDetail),
  stockType: report.stockDetail?.stockType ?? EMPTY_REPORT.stockType,
  vestingPeriod: report.stockDetail?.vestingPeriod ?? EMPTY_REPORT.vestingPeriod,
});

/** Prefills "are you paid fairly" with the job; never with the pay. */
export const comparingQuery = (report: SalaryReport, { places }: PayChoices): Query => [
  ['role', report.jobProfile],
  ['city', places.find(({ id }) => id === report.locationId)?.name ?? ''],
  ['years', String(report.totalExperience)],
  ['company', report.companyName],
];
