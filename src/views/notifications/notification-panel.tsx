import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { NotificationExtras } from '../../core/notifications/notification-extras';
import { noticeText as text } from '../../core/notifications/text';
import { NotificationsStore } from '../../stores/notifications/notifications-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Dialog } from '../kit/dialog';
import { useStore } from '../use-store';
import { ListHead } from './list-head';
import { NotificationList } from './notification-list';
import css from './notification-panel.module.css';

/** Suspends until the stores are loaded; they are in the same chunk. */
export function Part() {
  use(useStore(NotificationExtras).load());
  return <NotificationPanel />;
}

/** The list next to the page, in windows wide enough for both. */
const NotificationPanel = observer(function NotificationPanel() {
  const shell = useStore(ShellStore);
  const notices = useStore(NotificationsStore);
  const open = shell.overlay === 'notifications';
  useEffect(() => {
    if (open) void notices.refresh();
  }, [open, notices]);
  return (
    <Dialog open={open} onClose={shell.close} title={text.title} className={css.panel}>
      <div className={css.content}>
        <ListHead onLeave={shell.close} />
        <NotificationList onLeave={shell.close} />
      </div>
    </Dialog>
  );
});
