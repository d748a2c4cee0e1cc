import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { salaryReportWords as words } from '../../core/contributions/salary-report-words';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import type { ScreenHandle } from '../shared/screen-module';
import { ContributionForm } from './contribution-form';
import { CountedSalary } from './counted-salary';
import { loaderOf, useRecalled } from './form-loader';
import { SalaryBoard } from './salary-board';
import { SalaryFields } from './salary-fields';
import { SalaryThanks } from './salary-thanks';
import { TakeBack } from './take-back';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export const loader = loaderOf(SalaryReportStore);

/** Shows the form, the confirmation, or a salary that is already counted. */
export const Component = observer(function ContributeSalaryScreen() {
  const form = useRecalled(SalaryReportStore);
  const { known, thanked } = form;
  const [correcting, setCorrecting] = useState(false);
  if (thanked) return <SalaryThanks kept={thanked} changed={known !== undefined} />;
  if (known?.state === 'live' && !correcting)
    return <CountedSalary known={known} onCorrect={() => setCorrecting(true)} />;
  return (
    <ContributionForm
      form={form}
      words={known?.state === 'live' ? { ...words, lead: words.changedText(known) } : words}
      board={<SalaryBoard />}
      undo={known && <TakeBack form={form} kind="SALARY" text={words.removeText(known)} />}
    >
      <SalaryFields />
    </ContributionForm>
  );
});
