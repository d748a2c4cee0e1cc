import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { NotificationExtras } from '../../core/notifications/notification-extras';
import { WebPush } from '../../core/notifications/web-push';
import { loaded } from '../../core/shared/loadable';
import { IntentsStore } from '../../stores/composer/intents-store';
import { NoticePollingStore } from '../../stores/notifications/notice-polling-store';
import { NotificationsStore } from '../../stores/notifications/notifications-store';
import { PushStore } from '../../stores/notifications/push-store';
import { NativePromptStore } from '../../stores/shell/native-prompt-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useStore } from '../use-store';
import { PushBanner } from './push-banner';

/** Suspends until the stores are loaded; they are in the same chunk. */
export function Part() {
  use(useStore(NotificationExtras).load());
  return <NotificationSync />;
}

/** Rendered on every page while a user is signed in. */
const NotificationSync = observer(function NoticeKeeper() {
  const polling = useStore(NoticePollingStore);
  const push = useStore(PushStore);
  const native = useStore(NativePromptStore);
  useEffect(() => {
    polling.start();
    void push.start();
    void native.start();
    return () => {
      polling.stop();
      void push.stop();
    };
  }, [polling, push, native]);
  useBell();
  useIntent();
  useOpenedPush();
  return <PushBanner />;
});

function useBell(): void {
  const { counts, list } = useStore(NotificationsStore);
  const shell = useStore(ShellStore);
  // Until the list is loaded the page shows the count it came with.
  const unread = loaded(list) && counts.unread;
  useEffect(() => {
    shell.setBell(unread);
    return () => shell.setBell(undefined);
  }, [shell, unread]);
}

function useOpenedPush(): void {
  const push = useStore(WebPush);
  const navigate = useNavigate();
  useEffect(() => push.onOpen((path) => void navigate(path)), [push, navigate]);
}

/** Opening a link from a notification marks it read. */
function useIntent(): void {
  const intents = useStore(IntentsStore);
  const notices = useStore(NotificationsStore);
  const wanted = intents.notification;
  useEffect(() => {
    const intent = wanted && intents.takeNotification();
    if (intent) void notices.follow(intent);
  }, [wanted, intents, notices]);
}
