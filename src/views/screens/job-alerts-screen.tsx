import type { LoaderFunctionArgs } from 'react-router';
import { readAlertQuery } from '../../core/job-alerts/alert-query';
import { alertWords as words } from '../../core/job-alerts/words';
import { JobAlertsStore } from '../../stores/job-alerts-store';
import { SessionStore } from '../../stores/session-store';
import { AlertForm } from '../job-alerts/alert-form';
import { AlertList } from '../job-alerts/alert-list';
import css from '../job-alerts/job-alerts.module.css';
import { Icon } from '../kit/icon';
import { Cards, Page, PageHead } from '../kit/page';
import { SectionCard } from '../settings/section-card';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext } from '../use-store';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await resolve(JobAlertsStore).open(readAlertQuery(new URL(request.url).search), call);
}

export const Component = () => (
  <Page>
    <PageHead title={words.title} lead={words.lead} />
    <Cards>
      <AlertForm />
      <AlertList />
      <SectionCard title={words.promisesTitle}>
        <ul className={css.promises}>
          {words.promises.map((line) => (
            <li key={line}>
              <Icon name="lock" />
              {line}
            </li>
          ))}
        </ul>
      </SectionCard>
    </Cards>
  </Page>
);
