import {
  EMPTY_REPORT,
  type ReadReport,
  type ReportTexts,
  readReport,
  textsOf,
} from '../../core/contributions/report-form';
import type { SalaryReport } from '../../core/contributions/salary-report';
import { salaryReportWords as words } from '../../core/contributions/salary-report-words';
import type { KeptSalaryReport } from '../../core/contributions/salary-reports-port';
import type { ReportProblem } from '../../core/contributions/sound-report';
import { type FormParts, ToldForm } from './told-form';

/** The salary counts only within groups; no other user ever sees it. */
export class SalaryReportStore {
  readonly form: ToldForm<ReportTexts, SalaryReport, KeptSalaryReport, ReportProblem>;

  constructor(parts: FormParts<SalaryReport, KeptSalaryReport, ReportTexts>) {
    this.form = new ToldForm(
      {
        empty: EMPTY_REPORT,
        textsOf: ({ report }) => textsOf(report),
        read: readReport,
        refusals: [
          'refused',
          'unreadable',
          'required',
          'unknown',
          'elsewhere',
          'tooLittle',
          'tooMuch',
          'noAmount',
        ],
        context: 'salary',
        removed: words.removed,
      },
      parts,
    );
  }

  get read(): ReadReport {
    return readReport(this.form.texts, this.form.choices);
  }
}
