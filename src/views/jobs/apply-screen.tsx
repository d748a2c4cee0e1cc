import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { applicationsText as text } from '../../core/jobs/applications-text';
import type { JobApplication } from '../../core/jobs/job-application';
import { jobText } from '../../core/jobs/text';
import { pathTo } from '../../core/shell/screens';
import { ApplicationStore } from '../../stores/jobs/application-store';
import { SessionStore } from '../../stores/login/session-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { useBeforePaint } from '../kit/use-before-paint';
import { PromisesCard } from '../shared/promises-card';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import css from './applications.module.css';
import { ApplyForm } from './apply-form';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { job } = resolve(ApplicationStore);
    if (!job) return { title: text.title, description: text.description, hidden: true };
    const { title, company } = job.card;
    return {
      title: text.form.title(`${title}, ${company.name}`),
      description: text.form.description(title, company.name),
      hidden: true,
    };
  },
};

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await resolve(ApplicationStore).open(params.jobId ?? '', call);
}

export const Component = observer(function ApplyScreen() {
  const { job, sent, recall, leave } = useStore(ApplicationStore);
  useBeforePaint(recall);
  useEffect(() => leave, [leave]);
  if (!job) return undefined;
  const { id, title, company } = job.card;
  const takes = job.open && job.card.applyHere;
  const back = <Button href={pathTo('job', { jobId: id })}>{text.backToJob}</Button>;
  return (
    <Page>
      <PageHead title={text.form.title(title)} lead={text.form.lead(company.name)} />
      <Cards>
        {sent ? (
          <Sent sent={sent} />
        ) : !takes ? (
          <Card>
            <EmptyState title={job.open ? text.elsewhere : jobText.closed} action={back} />
          </Card>
        ) : (
          <ApplyForm job={job} />
        )}
        {(sent || takes) && <PromisesCard title={text.promisesTitle} lines={text.promises(company.name)} />}
      </Cards>
    </Page>
  );
});

/** The pressed button disappears with the form, so the focus moves here. */
const Sent = observer(function Sent({ sent }: { readonly sent: JobApplication }) {
  const { justSent } = useStore(ApplicationStore);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (justSent && document.activeElement === document.body) card.current?.focus();
  }, [justSent]);
  return (
    <Card ref={card} aria-label={text.form.sent} tabIndex={-1} className={css.done}>
      <EmptyState
        title={text.form.sent}
        text={`${text.sent(sent.sentOn)} · ${text.statuses[sent.status]}`}
        action={<Button href={pathTo('job-applications')}>{text.title}</Button>}
      />
    </Card>
  );
});
