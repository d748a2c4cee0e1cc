import type { LoaderFunctionArgs } from 'react-router';
import { readAlertQuery } from '../../core/jobs/alert-query';
import { alertText as text } from '../../core/jobs/job-alerts-text';
import { JobAlertsStore } from '../../stores/jobs/job-alerts-store';
import { SessionStore } from '../../stores/login/session-store';
import { Cards, Page, PageHead } from '../kit/page';
import { PromisesCard } from '../shared/promises-card';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext } from '../use-store';
import { AlertForm } from './alert-form';
import { AlertList } from './alert-list';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await resolve(JobAlertsStore).open(readAlertQuery(new URL(request.url).search), call);
}

export const Component = () => (
  <Page>
    <PageHead title={text.title} lead={text.lead} />
    <Cards>
      <AlertForm />
      <AlertList />
      <PromisesCard title={text.promisesTitle} lines={text.promises} />
    </Cards>
  </Page>
);
