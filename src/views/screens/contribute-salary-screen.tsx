import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { parseQuery } from '../../core/navigation/query';
import { salaryReportWords as words } from '../../core/salary-report/words';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { SessionStore } from '../../stores/session-store';
import { ContributionForm } from '../contribute/contribution-form';
import { CountedSalary } from '../contribute/counted-salary';
import { SalaryBoard } from '../contribute/salary-board';
import { SalaryFields } from '../contribute/salary-fields';
import { SalaryThanks } from '../contribute/salary-thanks';
import { TakeBack } from '../contribute/take-back';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext, useStore } from '../use-store';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await resolve(SalaryReportStore).form.open(parseQuery(new URL(request.url).search), call);
}

/** The form; what was just kept; or one that counts already. */
export const Component = observer(function ContributeSalaryScreen() {
  const { form } = useStore(SalaryReportStore);
  const { known, thanked, recall } = form;
  // What was typed in this tab is not known where the page is made.
  useEffect(recall, [recall]);
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
