import {
  EMPTY_REPORT,
  REPORT_STEPS,
  type ReadReport,
  type ReportTexts,
  readReport,
  reportTexts,
} from '../../core/contributions/report-form';
import type { ReportProblem } from '../../core/contributions/report-problems';
import type { SalaryReport } from '../../core/contributions/salary-report';
import { salaryReportText as text } from '../../core/contributions/salary-report-text';
import type { OwnSalaryReport } from '../../core/contributions/salary-reports-port';
import type { SubmitContribution } from '../../core/contributions/submit-contribution';
import type { ContributionFeedback } from './contribution-feedback';
import { ContributionForm } from './contribution-form';
import type { Lists } from './form-lists';

/** The salary counts only within groups; no other user ever sees it. */
export class SalaryReportStore {
  readonly form: ContributionForm<ReportTexts, SalaryReport, OwnSalaryReport, ReportProblem>;

  constructor(
    submission: SubmitContribution<SalaryReport, OwnSalaryReport, ReportTexts>,
    lists: Lists,
    feedback: ContributionFeedback,
  ) {
    this.form = new ContributionForm(
      {
        empty: EMPTY_REPORT,
        textsOf: ({ report }, choices) => reportTexts(report, choices),
        read: readReport,
        steps: REPORT_STEPS,
        prefilled: ['companyName', 'jobProfile', 'department', 'place'],
        refusals: [
          'refused',
          'unreadable',
          'unclear',
          'required',
          'unknown',
          'elsewhere',
          'tooLittle',
          'tooMuch',
          'noAmount',
        ],
        context: 'salary',
        thanksText: text.thanksText,
        removed: text.removed,
      },
      submission,
      lists,
      feedback,
    );
  }

  get read(): ReadReport {
    return readReport(this.form.texts, this.form.choices);
  }
}
