import { observer } from 'mobx-react-lite';
import { noticeWords as words } from '../../core/notifications/words';
import { GateStore } from '../../stores/gate-store';
import { SessionStore } from '../../stores/session-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
import { ListHead } from '../notifications/list-head';
import { NotificationList } from '../notifications/notification-list';
import { useNotices } from '../notifications/use-notices';
import type { ScreenHandle } from '../shell/screen-module';
import { useStore } from '../use-store';
import css from './notifications-screen.module.css';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

/** The list as a page. What it shows is one's own, so it is fetched where one looks at it. */
export const Component = observer(function NotificationsScreen() {
  const { signedIn } = useStore(SessionStore);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <Card className={css.card ?? ''}>{signedIn ? <Mine /> : <Nobody />}</Card>
    </div>
  );
});

function Mine() {
  const here = useNotices();
  if (!here)
    return (
      <div role="status" aria-label={words.loading} className={css.waiting}>
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </div>
    );
  return (
    <>
      <ListHead />
      <NotificationList level={2} />
    </>
  );
}

const Nobody = observer(function Nobody() {
  const gates = useStore(GateStore);
  return (
    <EmptyState
      title={words.signIn}
      action={
        <Button look="gold" onClick={() => gates.open('login')}>
          {words.logIn}
        </Button>
      }
    />
  );
});
