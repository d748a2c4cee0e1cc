import { observer } from 'mobx-react-lite';
import { salaryReportWords as words } from '../../core/salary-report/words';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { ContributionForm } from '../contribute/contribution-form';
import { CountedSalary } from '../contribute/counted-salary';
import { loaderOf, useRecalled } from '../contribute/form-screen';
import { SalaryBoard } from '../contribute/salary-board';
import { SalaryFields } from '../contribute/salary-fields';
import { SalaryThanks } from '../contribute/salary-thanks';
import { TakeBack } from '../contribute/take-back';
import type { ScreenHandle } from '../shell/screen-module';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export const loader = loaderOf(SalaryReportStore);

/** The form; what was just kept; or one that counts already. */
export const Component = observer(function ContributeSalaryScreen() {
  const form = useRecalled(SalaryReportStore);
  const { known, thanked } = form;
  if (thanked) return <SalaryThanks kept={thanked} />;
  if (known?.state === 'live') return <CountedSalary known={known} />;
  return (
    <ContributionForm
      form={form}
      words={words}
      board={<SalaryBoard />}
      undo={<TakeBack form={form} kind="SALARY" text={words.removeText} />}
    >
      <SalaryFields />
    </ContributionForm>
  );
});
