import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { applicationsText as text } from '../../core/jobs/applications-text';
import type { JobApplication } from '../../core/jobs/job-application';
import { pathTo } from '../../core/shell/screens';
import { ApplicationsStore } from '../../stores/jobs/applications-store';
import { SessionStore } from '../../stores/login/session-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { LogInButton } from '../shared/log-in-button';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext, useStore } from '../use-store';
import css from './applications.module.css';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await resolve(ApplicationsStore).open(call);
}

export const Component = () => (
  <Page>
    <PageHead title={text.title} lead={text.lead} />
    <Cards>
      <Sent />
    </Cards>
  </Page>
);

const Sent = observer(function Sent() {
  const { signedIn } = useStore(SessionStore);
  const { applications, withdraw } = useStore(ApplicationsStore);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its row, so the focus moves to the list.
  const drop = (application: JobApplication) => {
    list.current?.focus();
    void withdraw(application);
  };
  const find = <Button href={pathTo('jobs')}>{text.find}</Button>;
  return (
    <SectionCard title={text.own} text={applications.length > 0 ? text.withdrawNote : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: groups the list and its empty state. */}
      <div ref={list} role="group" aria-label={text.own} tabIndex={-1} className={css.own}>
        {applications.length === 0 ? (
          <EmptyState title={text.none} text={text.noneText} action={signedIn ? find : <LogInButton />} />
        ) : (
          <List applications={applications} onDrop={drop} />
        )}
      </div>
    </SectionCard>
  );
});

interface ListProps {
  readonly applications: readonly JobApplication[];
  readonly onDrop: (application: JobApplication) => void;
}

function List({ applications, onDrop }: ListProps) {
  return (
    <ul className={css.list}>
      {applications.map((application) => (
        <li key={application.id} className={css.row}>
          <div>
            <Anchor className={css.name} href={pathTo('job', { jobId: application.jobId })}>
              {application.title}
            </Anchor>
            <p>{application.company}</p>
            <p className={css.details}>
              {text.statuses[application.status]} · {text.sent(application.sentOn)}
            </p>
            {!application.open && <p className={css.details}>{text.closed}</p>}
          </div>
          <Button
            icon="trash-2"
            aria-label={text.withdrawOf(application.title)}
            onClick={() => onDrop(application)}
          >
            {text.withdraw}
          </Button>
        </li>
      ))}
    </ul>
  );
}
