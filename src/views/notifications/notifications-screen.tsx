import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { NotificationExtras } from '../../core/notifications/notification-extras';
import { noticeText as text } from '../../core/notifications/text';
import { ShellExtras } from '../../core/shell/shell-extras';
import { SessionStore } from '../../stores/login/session-store';
import { NotificationsStore } from '../../stores/notifications/notifications-store';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Page, PageHead } from '../kit/page';
import { LogInButton } from '../shared/log-in-button';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { ListHead } from './list-head';
import { NotificationList } from './notification-list';
import css from './notifications-screen.module.css';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await Promise.all([resolve(SessionStore).ensure(call), resolve(ShellExtras).load()]);
  // Also for visitors, who may sign in on this page.
  await resolve(NotificationExtras).load();
  if (resolve(SessionStore).signedIn) await resolve(NotificationsStore).refresh(call);
}

export const Component = observer(function NotificationsScreen() {
  const { signedIn } = useStore(SessionStore);
  return (
    <Page width="narrow">
      <PageHead title={text.title} lead={text.lead} />
      <Card className={css.card}>{signedIn ? <Mine /> : <SignedOut />}</Card>
    </Page>
  );
});

const Mine = () => (
  <>
    <ListHead />
    <NotificationList level={2} />
  </>
);

const SignedOut = () => <EmptyState title={text.signIn} action={<LogInButton />} />;
