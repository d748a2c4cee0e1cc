import { comparingQuery } from '../../core/contributions/report-form';
import { salaryReportWords as words } from '../../core/contributions/salary-report-words';
import type { KeptSalaryReport } from '../../core/contributions/salary-reports-port';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { Thanks } from './thanks';

interface SalaryThanksProps {
  readonly kept: KeptSalaryReport;
  /** Whether this was an edit. */
  readonly changed: boolean;
}

/** The next step after a salary is a review. */
export function SalaryThanks({ kept, changed }: SalaryThanksProps) {
  const { choices, again } = useStore(SalaryReportStore).form;
  const { companyName } = kept.report;
  const reviewing = buildQuery([['CompanyName', companyName]]);
  return (
    <Thanks
      text={changed ? words.changedText(kept) : words.thanksText(kept)}
      given="salary"
      company={companyName}
      again={{ label: words.again, begin: again }}
    >
      <Button look="gold" icon="star" href={pathTo('contribute-review') + reviewing}>
        {words.review(companyName)}
      </Button>
      <Button icon="scale" href={pathTo('paid-fairly') + buildQuery(comparingQuery(kept.report, choices))}>
        {words.compare}
      </Button>
    </Thanks>
  );
}
