import { observer } from 'mobx-react-lite';
import { feedText } from '../../core/feed/text';
import type { Failure } from '../../core/shared/failure';
import { Catalogue } from '../../core/shell/messages';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
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
  const text = feedText.failed;
  const offline = failure.kind === 'offline';
  return (
    <Card role="alert">
      <EmptyState
        title={offline ? text.offlineTitle : text.title}
        text={offline ? errors.offline : retryAfterMessageOr(failure, errors.unavailable)}
        action={
          <Button
            look="line"
            icon="rotate-ccw"
            busy={feed.list.state === 'LOADING'}
            onClick={() => void feed.refresh().catch(fail)}
          >
            {text.retry}
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
  const text = feedText.failed;
  return (
    <Card role="status" className={css.stale ?? ''}>
      {failure.kind === 'offline' ? text.offlineTitle : text.stale}
      <Button look="plain" size="small" onClick={() => void feed.refresh().catch(fail)}>
        {text.retry}
      </Button>
    </Card>
  );
});
