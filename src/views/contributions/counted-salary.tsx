import { rupeesOf } from '../../core/contributions/salary-report';
import { salaryReportText as text } from '../../core/contributions/salary-report-text';
import type { OwnSalaryReport } from '../../core/contributions/salary-reports-port';
import { yearlyPay } from '../../core/shared/money';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Cards, Page, PageHead } from '../kit/page';
import { useStore } from '../use-store';
import { DeleteContribution } from './delete-contribution';

interface CountedSalaryProps {
  readonly known: OwnSalaryReport;
  readonly onCorrect: () => void;
}

/** A counted salary; adding a new salary is offered before a correction. */
export function CountedSalary({ known, onCorrect }: CountedSalaryProps) {
  const { form } = useStore(SalaryReportStore);
  const { jobProfile, companyName, fixedSalary, variableSalary } = known.report;
  const pay = rupeesOf(fixedSalary) + (variableSalary ? rupeesOf(variableSalary) : 0);
  return (
    <Page width="narrow">
      <PageHead title={text.counted} lead={text.countedText(known)} />
      <Cards>
        <Card padded>
          <h2>{text.messagesOf(jobProfile, companyName)}</h2>
          <p>{yearlyPay(pay)}</p>
          <Button look="gold" icon="plus" onClick={form.again}>
            {text.again}
          </Button>
          <Button icon="pencil" onClick={onCorrect}>
            {text.correct}
          </Button>
          <DeleteContribution form={form} kind="SALARY" text={text.removeText(known)} />
        </Card>
      </Cards>
    </Page>
  );
}
