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

/** Disappears when pressed, so the focus moves to the page, as on other pages that failed. */
function Retry() {
  const feed = useStore(FeedStore);
  const { fail } = useStore(ToastStore);
  const retry = () => {
    void feed.refresh().catch(fail);
    document.getElementById('main')?.focus();
  };
  return (
    <Button look="line" icon="rotate-ccw" onClick={retry}>
      {feedText.failed.retry}
    </Button>
  );
}

export function FeedFailed({ failure }: FailedProps) {
  const { errors } = useStore(Catalogue).messages;
  const text = feedText.failed;
  const offline = failure.kind === 'offline';
  return (
    <Card role="alert">
      <EmptyState
        title={offline ? text.offlineTitle : text.title}
        text={offline ? errors.offline : retryAfterMessageOr(failure, errors.unavailable)}
        action={<Retry />}
      />
    </Card>
  );
}

/** The refresh failed; the old list stays. */
export function FeedStale({ failure }: FailedProps) {
  const text = feedText.failed;
  return (
    <Card role="status" className={css.stale}>
      {failure.kind === 'offline' ? text.offlineTitle : text.stale}
      <Retry />
    </Card>
  );
}
