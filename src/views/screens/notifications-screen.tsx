import { observer } from 'mobx-react-lite';
import { noticeWords as words } from '../../core/notifications/words';
import { SessionStore } from '../../stores/session-store';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Page, PageHead } from '../kit/page';
import { Skeleton } from '../kit/skeleton';
import { LogInButton } from '../login/log-in-button';
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
    <Page width="narrow">
      <PageHead title={words.title} lead={words.lead} />
      <Card className={css.card ?? ''}>{signedIn ? <Mine /> : <Nobody />}</Card>
    </Page>
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

const Nobody = () => <EmptyState title={words.signIn} action={<LogInButton />} />;
