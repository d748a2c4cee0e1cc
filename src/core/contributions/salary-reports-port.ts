import type { Call } from '../shared/call';
import type { SalaryReportId } from '../shared/ids';
import type { SalaryReport } from './salary-report';

/** The author's view of a salary report. */
export interface OwnSalaryReport {
  readonly id: SalaryReportId;
  readonly state: 'submitted' | 'live';
  /** The first day of the quarter whose figures include the report: 2027-01-01. */
  readonly countsFrom: string;
  /** The first day of the quarter whose figures reflect a change or deletion made now. */
  readonly changesFrom: string;
  readonly report: SalaryReport;
}

export abstract class SalaryReportsPort {
  abstract addSalaryReport(report: SalaryReport, call?: Call): Promise<OwnSalaryReport>;
  abstract readSalaryReport(input: { readonly id: SalaryReportId }, call?: Call): Promise<OwnSalaryReport>;
  abstract changeSalaryReport(
    input: { readonly id: SalaryReportId } & SalaryReport,
    call?: Call,
  ): Promise<OwnSalaryReport>;
  abstract removeSalaryReport(input: { readonly id: SalaryReportId }, call?: Call): Promise<void>;
}
