import { comparingQuery, NO_PAY, reportTexts } from '../../core/contributions/report-form';
import { salaryReportText as text } from '../../core/contributions/salary-report-text';
import type { OwnSalaryReport } from '../../core/contributions/salary-reports-port';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { SalaryPreview } from './salary-preview';
import { Thanks } from './thanks';

interface SalaryThanksProps {
  readonly saved: OwnSalaryReport;
  /** Whether this was an edit. */
  readonly changed: boolean;
}

/** The next step after a salary is a review. */
export function SalaryThanks({ saved, changed }: SalaryThanksProps) {
  const { choices, again } = useStore(SalaryReportStore).form;
  const { report } = saved;
  const { companyName } = report;
  const reviewing = buildQuery([['CompanyName', companyName]]);
  return (
    <Thanks
      text={changed ? text.changedText(saved) : text.thanksText(saved)}
      given="salary"
      id={saved.id}
      company={companyName}
      again={{ label: text.again, begin: again }}
      published={
        <SalaryPreview
          jobProfile={report.jobProfile}
          companyName={companyName}
          place={reportTexts(report, choices).place}
          fixed={report.fixedSalary}
          bonus={report.variableSalary ?? NO_PAY}
          stock={report.stockDetail}
        />
      }
      shareable={{ title: text.compare, path: pathTo('paid-fairly') }}
    >
      <Button look="gold" icon="star" href={pathTo('contribute-review') + reviewing}>
        {text.review(companyName)}
      </Button>
      <Button icon="scale" href={pathTo('paid-fairly') + buildQuery(comparingQuery(saved.report, choices))}>
        {text.compare}
      </Button>
    </Thanks>
  );
}
