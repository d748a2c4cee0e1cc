import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { Storage } from '../shared/storage';
import { REPORT_DRAFT, type ReportTexts } from './report-form';
import type { SalaryReport } from './salary-report';
import type { KeptSalaryReport, SalaryReportsPort } from './salary-reports-port';
import { Telling } from './telling';

export class SalaryTelling extends Telling<SalaryReport, KeptSalaryReport, ReportTexts> {
  constructor(reports: SalaryReportsPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (report) => reports.addSalaryReport(report),
        read: (of, call) => reports.readSalaryReport(of, call),
        change: (report) => reports.changeSalaryReport(report),
        remove: (of) => reports.removeSalaryReport(of),
      },
      new FormDraft(storage, REPORT_DRAFT),
      current,
    );
  }
}
