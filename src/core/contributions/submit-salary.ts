import type { FormStorage } from '../composer/form-storage';
import type { CurrentSession } from '../login/current-session';
import { REPORT_DRAFT, type ReportTexts } from './report-form';
import type { SalaryReport } from './salary-report';
import type { OwnSalaryReport, SalaryReportsPort } from './salary-reports-port';
import { SubmitContribution } from './submit-contribution';

export class SubmitSalary extends SubmitContribution<SalaryReport, OwnSalaryReport, ReportTexts> {
  constructor(reports: SalaryReportsPort, forms: FormStorage, current: CurrentSession) {
    super(
      {
        add: (report) => reports.addSalaryReport(report),
        read: (input, call) => reports.readSalaryReport(input, call),
        change: (report) => reports.changeSalaryReport(report),
        remove: (input) => reports.removeSalaryReport(input),
      },
      REPORT_DRAFT,
      forms,
      current,
    );
  }
}
