import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { Storage } from '../shared/storage';
import { REPORT_DRAFT, type ReportTexts } from './report-form';
import type { SalaryReport } from './salary-report';
import type { OwnSalaryReport, SalaryReportsPort } from './salary-reports-port';
import { SubmitContribution } from './submit-contribution';

export class SubmitSalary extends SubmitContribution<SalaryReport, OwnSalaryReport, ReportTexts> {
  constructor(reports: SalaryReportsPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (report) => reports.addSalaryReport(report),
        read: (input, call) => reports.readSalaryReport(input, call),
        change: (report) => reports.changeSalaryReport(report),
        remove: (input) => reports.removeSalaryReport(input),
      },
      new FormDraft(storage, REPORT_DRAFT),
      current,
    );
  }
}
