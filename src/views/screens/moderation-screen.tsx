import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { moderationWords as words } from '../../core/moderation/words';
import { pathTo } from '../../core/navigation/screens';
import { ModerationStore } from '../../stores/moderation-store';
import { SessionStore } from '../../stores/session-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { Skeleton } from '../kit/skeleton';
import { LogInButton } from '../login/log-in-button';
import css from '../moderation/moderation.module.css';
import { QueueCard } from '../moderation/queue-item';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext, useStore } from '../use-store';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  await context.get(storesContext)(ModerationStore).open({ signal: request.signal });
}

export const handle: ScreenHandle = {
  head: (resolve) => ({
    title: words.title,
    description: words.lead,
    hidden: true,
    ...(resolve(ModerationStore).forbidden && { status: 403 }),
  }),
};

export const Component = () => (
  <Page width="narrow">
    <PageHead title={words.title} lead={words.lead}>
      <Anchor className={css.link} href={pathTo('moderation-log')}>
        {words.log.link}
      </Anchor>
    </PageHead>
    <Cards>
      <Queue />
    </Cards>
  </Page>
);

const Queue = observer(function Queue() {
  const store = useStore(ModerationStore);
  const { signedIn } = useStore(SessionStore);
  const { queue } = store;
  if (store.forbidden)
    return (
      <Card>
        <EmptyState {...words.forbidden} action={signedIn ? undefined : <LogInButton />} />
      </Card>
    );
  switch (queue.state) {
    case 'IDLE':
    case 'LOADING':
      return <Skeleton shape="post" lines={3} />;
    case 'FAILURE':
      return (
        <Card role="alert">
          <EmptyState
            title={words.failed}
            action={
              <Button icon="rotate-ccw" onClick={() => void store.open()}>
                {words.retry}
              </Button>
            }
          />
        </Card>
      );
    case 'SUCCESS':
      return queue.value.length === 0 ? (
        <Card>
          <EmptyState {...words.empty} />
        </Card>
      ) : (
        queue.value.map((item) => <QueueCard key={item.kind + item.id} item={item} />)
      );
  }
});
