import { isBlank } from '../posts/writing-rules';
import type { PayChoices } from '../salaries/fair-pay-port';
import { moneyText, readTypedMoney } from '../shared/typed-money';
import type { Query } from '../shell/query';
import { EMPTY_JOB, JOB_PARTS, type JobTexts, jobOf, jobProblems, jobTexts } from './job-form';
import { hasProblems, payProblems, type ReportProblem, type ReportProblems } from './report-problems';
import {
  rupeesOf,
  type SalaryReport,
  type StockType,
  type VestingPeriod,
  type WrittenPay,
  writtenAs,
} from './salary-report';
import { DRAFT_KEYS } from './unsent-forms';

export interface ReportTexts extends JobTexts {
  readonly currentSalary: boolean;
  /** Amounts as typed, such as 18.5 lakh. */
  readonly fixed: string;
  readonly variable: string;
  readonly hasStock: boolean;
  readonly stock: string;
  readonly stockType: StockType;
  readonly vestingPeriod: VestingPeriod;
}

/** Required choices start empty. */
export const EMPTY_REPORT: ReportTexts = {
  ...EMPTY_JOB,
  currentSalary: true,
  fixed: '',
  variable: '',
  hasStock: false,
  stock: '',
  stockType: 'notSure',
  vestingPeriod: 'notAware',
};

export const NO_PAY: WrittenPay = { lakhs: 0, thousand: 0 };

/** The fields of each step. */
export const REPORT_STEPS = [JOB_PARTS, ['fixedSalary', 'variableSalary', 'stockDetail']] as const;

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
  const [fixed, variable] = [payOf(texts.fixed), payOf(texts.variable)];
  const stock = payOf(texts.hasStock ? texts.stock : '');
  const pay = { fixedSalary: fixed, variableSalary: variable };
  const problems: ReportProblems = {
    ...jobProblems(texts, choices),
    ...payProblems({ ...pay, stockDetail: texts.hasStock ? stock : undefined }),
    ...typedProblem('fixedSalary', texts.fixed),
    ...(isBlank(texts.fixed) && { fixedSalary: 'required' }),
    ...typedProblem('variableSalary', texts.variable),
    ...(texts.hasStock && typedProblem('stockDetail', texts.stock)),
  };
  const { stockType, vestingPeriod } = texts;
  const stockDetail = texts.hasStock ? { stockType, vestingPeriod, ...stock } : undefined;
  const contribution = hasProblems(problems)
    ? undefined
    : { ...jobOf(texts, choices), currentSalary: texts.currentSalary, ...pay, stockDetail };
  return { contribution, problems, fixed, variable, stock };
}

const PROBLEMS = { unclear: 'unclear', unreadable: 'unreadable' } as const;

function typedProblem(part: keyof SalaryReport, text: string): Readonly<Record<string, ReportProblem>> {
  const { kind } = readTypedMoney(text);
  return kind in PROBLEMS ? { [part]: PROBLEMS[kind as keyof typeof PROBLEMS] } : {};
}

function payOf(text: string): WrittenPay {
  const read = readTypedMoney(text);
  return writtenAs('rupees' in read ? read.rupees : 0);
}

export const reportTexts = (report: SalaryReport, choices: PayChoices): ReportTexts => ({
  ...jobTexts(report, choices),
  currentSalary: report.currentSalary,
  fixed: textOf(report.fixedSalary),
  variable: textOf(report.variableSalary),
  hasStock: report.stockDetail !== undefined,
  stock: textOf(report.stockDetail),
  stockType: report.stockDetail?.stockType ?? EMPTY_REPORT.stockType,
  vestingPeriod: report.stockDetail?.vestingPeriod ?? EMPTY_REPORT.vestingPeriod,
});

const textOf = (pay: WrittenPay | undefined): string => moneyText(pay ? rupeesOf(pay) : 0);

/** Prefills "are you paid fairly" with the job; never with the pay. */
export const comparingQuery = (report: SalaryReport, { places }: PayChoices): Query => [
  ['role', report.jobProfile],
  ['city', places.find(({ id }) => id === report.locationId)?.name ?? ''],
  ['years', String(report.totalExperience)],
  ['company', report.companyName],
];
