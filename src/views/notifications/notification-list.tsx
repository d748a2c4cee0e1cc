import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { byDay } from '../../core/notifications/by-day';
import { UNSEEN } from '../../core/notifications/notification';
import { noticeText as text } from '../../core/notifications/text';
import { Clock } from '../../core/shared/clock';
import type { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { NotificationsStore } from '../../stores/notifications/notifications-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
import { useStore } from '../use-store';
import css from './notification-list.module.css';
import { NotificationRow } from './notification-row';

interface ListProps {
  readonly onLeave?: () => void;
  readonly level?: 2 | 3;
}

/** The notification list or its empty and error states. Being visible marks the notifications seen. */
export const NotificationList = observer(function NotificationList({ onLeave, level = 3 }: ListProps) {
  const notices = useStore(NotificationsStore);
  const now = useStore(Clock).now();
  const { list } = notices;
  const items = loaded(list);
  const Heading = level === 2 ? 'h2' : 'h3';
  useSeen(notices);
  if (!items) return list.state === 'FAILURE' ? <Failed failure={list.failure} /> : <Waiting />;
  if (items.length === 0) return <EmptyState title={text.empty} text={text.emptyText} />;
  return (
    <div className={css.list}>
      {list.state === 'FAILURE' && <Stale failure={list.failure} />}
      {byDay(items, now).map((group) => (
        <section key={group.day} aria-labelledby={`notices-${group.day}`}>
          <Heading id={`notices-${group.day}`} className={css.day}>
            {text.groups[group.day]}
          </Heading>
          <ul>
            {group.items.map((item) => (
              <NotificationRow key={item.id} item={item} now={now} {...(onLeave && { onLeave })} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

/** A failed mark is retried only with new notifications or when the list reopens, to avoid a request loop. */
function useSeen(notices: NotificationsStore): void {
  const marked = useRef('');
  const unseen = notices.items
    .filter(({ status }) => status === UNSEEN)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (unseen === '' || unseen === marked.current) return;
    marked.current = unseen;
    void notices.view();
  }, [notices, unseen]);
}

const Waiting = () => (
  <div role="status" aria-label={text.loading} className={css.waiting}>
    <Skeleton lines={3} />
    <Skeleton lines={3} />
  </div>
);

interface FailedProps {
  readonly failure: Failure;
}

const Failed = observer(function Failed({ failure }: FailedProps) {
  const notices = useStore(NotificationsStore);
  return (
    <div role="alert">
      <EmptyState
        title={text.broken}
        text={explain(failure, '')}
        action={
          <Button look="line" icon="rotate-ccw" onClick={() => void continueInPlace(() => notices.refresh())}>
            {text.retry}
          </Button>
        }
      />
    </div>
  );
});

/** The refresh failed; the older notifications stay. */
const Stale = observer(function Stale({ failure }: FailedProps) {
  const notices = useStore(NotificationsStore);
  return (
    <p role="status" className={css.stale}>
      {explain(failure, text.stale)}
      <Button look="plain" size="small" onClick={() => void continueInPlace(() => notices.refresh())}>
        {text.retry}
      </Button>
    </p>
  );
});

const explain = (failure: Failure, otherwise: string): string =>
  failure.kind === 'offline' ? text.offline : retryAfterMessageOr(failure, otherwise);
