import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { parseQuery } from '../../core/navigation/query';
import { salaryReportWords as words } from '../../core/salary-report/words';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { SessionStore } from '../../stores/session-store';
import { CountedSalary } from '../contribute/counted-salary';
import { SalaryForm } from '../contribute/salary-form';
import { SalaryThanks } from '../contribute/salary-thanks';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext, useStore } from '../use-store';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await resolve(SalaryReportStore).open(parseQuery(new URL(request.url).search), call);
}

/** The form; what was just kept; or one that counts already. */
export const Component = observer(function ContributeSalaryScreen() {
  const { known, thanked, recall } = useStore(SalaryReportStore);
  // What was typed in this tab is not known where the page is made.
  useEffect(recall, [recall]);
  if (thanked) return <SalaryThanks kept={thanked} />;
  return known?.state === 'live' ? <CountedSalary known={known} /> : <SalaryForm />;
});
