import { observer } from 'mobx-react-lite';
import { feedWords } from '../../core/feed/words';
import type { Failure } from '../../core/shared/failure';
import { Catalogue } from '../../core/shell/messages';
import { FeedStore } from '../../stores/feed/feed-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { useStore } from '../use-store';
import css from './feed-list.module.css';

interface FailedProps {
  readonly failure: Failure;
}

export const FeedFailed = observer(function FeedFailed({ failure }: FailedProps) {
  const feed = useStore(FeedStore);
  const { fail } = useStore(ToastStore);
  const { errors } = useStore(Catalogue).messages;
  const words = feedWords.failed;
  const offline = failure.kind === 'offline';
  return (
    <Card role="alert">
      <EmptyState
        title={offline ? words.offlineTitle : words.title}
        text={offline ? errors.offline : errors.unavailable}
        action={
          <Button
            look="line"
            icon="rotate-ccw"
            busy={feed.list.state === 'LOADING'}
            onClick={() => void feed.refresh().catch(fail)}
          >
            {words.retry}
          </Button>
        }
      />
    </Card>
  );
});

/** The refresh failed; the old list stays. */
export const FeedStale = observer(function FeedStale({ failure }: FailedProps) {
  const feed = useStore(FeedStore);
  const { fail } = useStore(ToastStore);
  const words = feedWords.failed;
  return (
    <Card role="status" className={css.stale ?? ''}>
      {failure.kind === 'offline' ? words.offlineTitle : words.stale}
      <Button look="plain" size="small" onClick={() => void feed.refresh().catch(fail)}>
        {words.retry}
      </Button>
    </Card>
  );
});
