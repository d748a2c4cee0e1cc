import type { StockType } from '../../../core/contributions/salary-report';
import type { Services } from '../services';

type Encrypting = Pick<Services, 'encryption'>;

/** The content of a salary report. Only the server's key decrypts it. */
export interface StoredReport {
  readonly company: number;
  readonly job: number;
  readonly place: number;
  readonly years: number;
  /** Rupees per year. */
  readonly fixed: number;
  readonly variable: number;
  /** Rupees granted, over how many years. */
  readonly stock: number;
  readonly stockYears: number | null;
  readonly stockType: StockType | null;
  readonly isCurrent: boolean;
  /** The first day of a month, such as 2026-11-01. */
  readonly month: string;
  /** The bucket it was published in; null while it waits. */
  readonly bucket: string | null;
}

/** All sealed reports have the same length, so that the length reveals nothing about the amounts or a bucket. */
const BLOCK = 160;

type Fields = [
  ...[company: number, job: number, place: number, years: number],
  ...[fixed: number, variable: number, stock: number, stockYears: number | null],
  ...[stockType: StockType | null, isCurrent: boolean, month: string, bucket: string | null],
];

const contextOf = (id: string): string => `salary report ${id}`;

export function sealReport({ encryption }: Encrypting, id: string, report: StoredReport): string {
  const { company, job, place, years, fixed, variable, stock, stockYears, stockType } = report;
  const { isCurrent, month, bucket } = report;
  const fields: Fields = [
    company,
    job,
    place,
    years,
    fixed,
    variable,
    stock,
    stockYears,
    stockType,
    isCurrent,
    month,
    bucket,
  ];
  return encryption.encrypt(contextOf(id), fields, BLOCK);
}

export function openReport({ encryption }: Encrypting, id: string, sealed: string): StoredReport {
  const [
    company,
    job,
    place,
    years,
    fixed,
    variable,
    stock,
    stockYears,
    stockType,
    isCurrent,
    month,
    bucket,
  ] = encryption.decrypt<Fields>(contextOf(id), sealed);
  return {
    company,
    job,
    place,
    years,
    fixed,
    variable,
    stock,
    stockYears,
    stockType,
    isCurrent,
    month,
    bucket,
  };
}
