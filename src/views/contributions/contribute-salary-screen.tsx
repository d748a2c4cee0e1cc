import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { salaryReportText as text } from '../../core/contributions/salary-report-text';
import { jobText } from '../../core/contributions/text';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import type { ScreenHandle } from '../shared/screen-module';
import { ContributionForm } from './contribution-form';
import { CountedSalary } from './counted-salary';
import { DeleteContribution } from './delete-contribution';
import { loaderOf, useRestoredDraft } from './form-loader';
import { SalaryBoard } from './salary-board';
import { SalaryJob, SalaryPay } from './salary-fields';
import { SalaryThanks } from './salary-thanks';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export const loader = loaderOf(SalaryReportStore);

/** Shows the form, the confirmation, or a salary that is already counted. */
export const Component = observer(function ContributeSalaryScreen() {
  const form = useRestoredDraft(SalaryReportStore);
  const { known, thanked } = form;
  const [correcting, setCorrecting] = useState(false);
  if (thanked) return <SalaryThanks saved={thanked} changed={known !== undefined} />;
  if (known?.state === 'live' && !correcting && !form.drafted)
    return <CountedSalary known={known} onCorrect={() => setCorrecting(true)} />;
  return (
    <ContributionForm
      form={form}
      text={known?.state === 'live' ? { ...text, lead: text.changedText(known) } : text}
      steps={[
        { title: jobText.who, fields: <SalaryJob /> },
        { title: text.pay, fields: <SalaryPay /> },
      ]}
      board={<SalaryBoard />}
      undo={known && <DeleteContribution form={form} kind="SALARY" text={text.removeText(known)} />}
    />
  );
});
