import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { moderationWords as words } from '../../core/moderation/words';
import { pathTo } from '../../core/navigation/screens';
import { ModerationStore } from '../../stores/moderation-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
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
  <div className={css.page}>
    <header className={css.head}>
      <h1>{words.title}</h1>
      <p className={css.lead}>{words.lead}</p>
      <p>
        <Anchor href={pathTo('moderation-log')}>{words.log.link}</Anchor>
      </p>
    </header>
    <Queue />
  </div>
);

const Queue = observer(function Queue() {
  const store = useStore(ModerationStore);
  const { queue } = store;
  if (store.forbidden)
    return (
      <Card>
        <EmptyState {...words.forbidden} />
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
