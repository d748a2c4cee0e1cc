import type { Services } from '../services';

type Encrypting = Pick<Services, 'encryption'>;

/** The content of an alumni report. Only the server's key decrypts it. */
export interface AlumniReport {
  readonly college: number;
  readonly company: number;
  readonly years: number;
  /** Rupees per year. */
  readonly pay: number;
  /** The first day of a month, such as 2026-11-01. */
  readonly month: string;
}

/** All sealed reports have the same length, so that the length reveals nothing about the pay. */
const BLOCK = 64;

type Fields = [college: number, company: number, years: number, pay: number, month: string];

const contextOf = (id: string): string => `alumni report ${id}`;

export const sealAlumni = ({ encryption }: Encrypting, id: string, report: AlumniReport): string => {
  const { college, company, years, pay, month } = report;
  return encryption.encrypt(contextOf(id), [college, company, years, pay, month], BLOCK);
};

export function openAlumni({ encryption }: Encrypting, id: string, sealed: string): AlumniReport {
  const [college, company, years, pay, month] = encryption.decrypt<Fields>(contextOf(id), sealed);
  return { college, company, years, pay, month };
}
