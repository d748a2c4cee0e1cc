import type { PayChoices } from '../fair-pay/fair-pay-port';
import { MOST_EXPERIENCE } from '../fair-pay/peers';
import { type Query, valueIn } from '../navigation/query';
import { designationUrl } from '../salaries/designation-url';
import type { SalaryReport, StockType, VestingPeriod, WrittenPay } from './salary-report';
import { hasProblems, payProblems, type ReportProblems } from './sound-report';
import { NO_PAY, readPay, type TypedPay, typedAs } from './written-pay';

/** The form that reports a salary, as it is typed. */
export interface ReportTexts {
  readonly companyName: string;
  readonly department: string;
  readonly jobProfile: string;
  readonly locationId: string;
  readonly totalExperience: string;
  readonly currentSalary: boolean;
  readonly fixed: TypedPay;
  readonly variable: TypedPay;
  /** Whether there is stock to tell of. */
  readonly hasStock: boolean;
  readonly stock: TypedPay;
  readonly stockType: StockType;
  readonly vestingPeriod: VestingPeriod;
}

const OPEN: TypedPay = typedAs();

/** Nothing is chosen beforehand that somebody has to say. */
export const EMPTY_REPORT: ReportTexts = {
  companyName: '',
  department: '',
  jobProfile: '',
  locationId: '',
  totalExperience: '',
  currentSalary: true,
  fixed: OPEN,
  variable: OPEN,
  hasStock: false,
  stock: OPEN,
  stockType: 'notSure',
  vestingPeriod: 'notAware',
};

export interface ReadReport {
  /** Undefined while a field is wrong or missing. */
  readonly report: SalaryReport | undefined;
  readonly problems: ReportProblems;
  readonly fixed: WrittenPay;
  readonly variable: WrittenPay;
  readonly stock: WrittenPay;
}

/** What a filled form says. What cannot be read counts as nothing until it can. */
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
    ...whoProblems(texts, choices),
    ...payProblems({ ...pay, stockDetail: texts.hasStock ? stock : undefined }),
    ...(!read.fixedSalary && { fixedSalary: 'unreadable' }),
    ...(!read.variableSalary && { variableSalary: 'unreadable' }),
    ...(!read.stockDetail && { stockDetail: 'unreadable' }),
  };
  const { stockType, vestingPeriod } = texts;
  const stockDetail = texts.hasStock ? { stockType, vestingPeriod, ...stock } : undefined;
  const report = hasProblems(problems) ? undefined : { ...whoOf(texts), ...pay, stockDetail };
  return { report, problems, fixed, variable, stock };
}

function whoProblems(texts: ReportTexts, { jobProfiles, places }: PayChoices): ReportProblems {
  const { companyName, jobProfile, locationId, totalExperience } = texts;
  const years = Number(totalExperience);
  return {
    ...(companyName.trim() === '' && { companyName: 'required' }),
    ...(!jobProfiles.some(({ name }) => name === jobProfile) && { jobProfile: 'required' }),
    ...(!places.some(({ id }) => String(id) === locationId) && { locationId: 'required' }),
    ...((totalExperience === '' || !(years >= 0 && years <= MOST_EXPERIENCE)) && {
      totalExperience: 'required',
    }),
  };
}

const whoOf = (texts: ReportTexts) => ({
  companyName: texts.companyName.trim(),
  department: texts.department || undefined,
  jobProfile: texts.jobProfile,
  locationId: Number(texts.locationId),
  totalExperience: Number(texts.totalExperience),
  currentSalary: texts.currentSalary,
});

/** A report as it can be told anew. */
export const textsOf = (report: SalaryReport): ReportTexts => ({
  companyName: report.companyName,
  department: report.department ?? '',
  jobProfile: report.jobProfile,
  locationId: String(report.locationId),
  totalExperience: String(report.totalExperience),
  currentSalary: report.currentSalary,
  fixed: typedAs(report.fixedSalary),
  variable: typedAs(report.variableSalary),
  hasStock: report.stockDetail !== undefined,
  stock: typedAs(report.stockDetail),
  stockType: report.stockDetail?.stockType ?? EMPTY_REPORT.stockType,
  vestingPeriod: report.stockDetail?.vestingPeriod ?? EMPTY_REPORT.vestingPeriod,
});

const MOST_NAME = 120;

/** What a link says of the job: ?CompanyName=Zentrix+Labs&designation=backend-engineer. What we do not know is left open. */
export function textsFrom(query: Query, { jobProfiles }: PayChoices): ReportTexts {
  const wanted = designationUrl(valueIn(query, 'designation') ?? '');
  const job = jobProfiles.find(({ name }) => designationUrl(name) === wanted);
  return {
    ...EMPTY_REPORT,
    companyName: (valueIn(query, 'CompanyName') ?? '').slice(0, MOST_NAME).trim(),
    jobProfile: job?.name ?? '',
    department: job?.department ?? '',
  };
}

/** A job brings its department with it; another department has other jobs. */
export const withJob = (
  texts: ReportTexts,
  jobProfile: string,
  { jobProfiles }: PayChoices,
): ReportTexts => ({
  ...texts,
  jobProfile,
  department: jobProfiles.find(({ name }) => name === jobProfile)?.department ?? texts.department,
});

export const withDepartment = (
  texts: ReportTexts,
  department: string,
  { jobProfiles }: PayChoices,
): ReportTexts => {
  const stays =
    department === '' ||
    jobProfiles.some((job) => job.name === texts.jobProfile && job.department === department);
  return { ...texts, department, jobProfile: stays ? texts.jobProfile : '' };
};

export const jobsOf = ({ jobProfiles }: PayChoices, department: string) =>
  department === '' ? jobProfiles : jobProfiles.filter((job) => job.department === department);

export const departmentsOf = ({ jobProfiles }: PayChoices): readonly string[] =>
  [...new Set(jobProfiles.map(({ department }) => department))].sort((one, other) =>
    one.localeCompare(other),
  );

/** Whom a report can be compared with in 'are you paid fairly'; never the pay. */
export const comparingQuery = (report: SalaryReport, { places }: PayChoices): Query => [
  ['role', report.jobProfile],
  ['city', places.find(({ id }) => id === report.locationId)?.name ?? ''],
  ['years', String(report.totalExperience)],
  ['company', report.companyName],
];
