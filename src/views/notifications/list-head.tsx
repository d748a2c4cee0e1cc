import { observer } from 'mobx-react-lite';
import { noticeText as text } from '../../core/notifications/text';
import { pathTo } from '../../core/shell/screens';
import { NotificationsStore } from '../../stores/notifications/notifications-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { useStore } from '../use-store';
import css from './list-head.module.css';
import { unsavedText } from './unsaved-text';

interface HeadProps {
  readonly onLeave?: () => void;
}

export const ListHead = observer(function ListHead({ onLeave }: HeadProps) {
  const notices = useStore(NotificationsStore);
  const toasts = useStore(ToastStore);
  const { unread } = notices.counts;
  const reports = unread > 0 || (notices.list.state === 'SUCCESS' && notices.items.length > 0);
  const readAll = async () => {
    const saved = await notices.readAll();
    if (saved !== true) toasts.show({ type: 'failure', text1: unsavedText(saved) });
  };
  return (
    <div className={css.head}>
      <span role="status" className={css.count}>
        {reports && text.unread(unread)}
      </span>
      {unread > 0 && (
        <Button look="plain" icon="check" onClick={() => void continueInPlace(readAll)}>
          {text.readAll}
        </Button>
      )}
      <Button
        look="plain"
        icon="settings"
        href={`${pathTo('preferences')}#notifications`}
        onClick={() => onLeave?.()}
      >
        {text.settings}
      </Button>
    </div>
  );
});
