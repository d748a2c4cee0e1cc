import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { moderationText as text } from '../../core/moderation/text';
import { Catalogue } from '../../core/shell/messages';
import { pathTo } from '../../core/shell/screens';
import { SessionStore } from '../../stores/login/session-store';
import { GrievanceDeskStore } from '../../stores/moderation/grievance-desk-store';
import { ModerationStore } from '../../stores/moderation/moderation-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { continueInPlace } from '../kit/continue-in-place';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { Skeleton } from '../kit/skeleton';
import { LogInButton } from '../shared/log-in-button';
import type { ScreenHandle } from '../shared/screen-module';
import { useRetryWhenBack } from '../shared/use-retry-when-back';
import { storesContext, useStore } from '../use-store';
import { GrievanceDesk } from './grievance-desk';
import css from './moderation.module.css';
import { PendingDecisions } from './pending-decisions';
import { QueueCard } from './queue-item';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await Promise.all([resolve(ModerationStore).open(call), resolve(GrievanceDeskStore).open(call)]);
}

export const handle: ScreenHandle = {
  head: (resolve) => ({
    title: text.title,
    description: text.lead,
    hidden: true,
    ...(resolve(GrievanceDeskStore).forbidden && { status: 403 }),
  }),
};

export const Component = () => (
  <Page width="narrow">
    <PageHead title={text.title} lead={text.lead}>
      <Anchor className={css.link} href={pathTo('moderation-log')}>
        {text.log.link}
      </Anchor>
    </PageHead>
    <PendingDecisions />
    <Cards>
      <Queue />
      <GrievanceDesk />
    </Cards>
  </Page>
);

const Queue = observer(function Queue() {
  const store = useStore(ModerationStore);
  const { signedIn } = useStore(SessionStore);
  const desk = useStore(GrievanceDeskStore);
  const { queue } = store;
  useRetryWhenBack(queue, store.open);
  const { errors } = useStore(Catalogue).messages;
  // A grievance officer without the moderator role sees only the grievances, not the notice about the queue.
  if (store.forbidden && desk.waiting.state === 'SUCCESS') return undefined;
  if (store.forbidden)
    return (
      <Card>
        <EmptyState {...text.forbidden} action={signedIn ? undefined : <LogInButton />} />
      </Card>
    );
  switch (queue.state) {
    case 'IDLE':
    case 'LOADING':
      return <Skeleton shape="post" />;
    case 'FAILURE':
      return (
        <Card role="alert">
          <EmptyState
            title={text.failed}
            {...(queue.failure.kind === 'offline' && { text: errors.offline })}
            action={
              <Button icon="rotate-ccw" onClick={() => void continueInPlace(store.open)}>
                {text.retry}
              </Button>
            }
          />
        </Card>
      );
    case 'SUCCESS':
      return queue.value.length === 0 ? (
        <Card>
          <EmptyState {...text.empty} />
        </Card>
      ) : (
        <>
          <p className={css.keys}>{text.keys}</p>
          {queue.value.map((item) => (
            <QueueCard key={item.kind + item.id} item={item} />
          ))}
        </>
      );
  }
});
