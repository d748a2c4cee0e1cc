import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { noticeTitle } from '../../core/notifications/notice-title';
import { KINDS, type Kind, type Notification } from '../../core/notifications/notification';
import { leadsTo } from '../../core/notifications/notification-target';
import { noticeText as text } from '../../core/notifications/text';
import { isUnread } from '../../core/notifications/unread';
import { closedTable } from '../../core/shared/closed-table';
import { timeAgo } from '../../core/shared/time-ago';
import { NotificationsStore } from '../../stores/notifications/notifications-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Anchor } from '../kit/anchor';
import { continueInPlace } from '../kit/continue-in-place';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Menu } from '../kit/menu';
import { RelativeTime } from '../kit/relative-time';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './notification-row.module.css';
import { unsavedText } from './unsaved-text';

/** Ignores the icon from the server: each kind has a fixed icon. */
const ICONS: Readonly<Record<Kind, IconName>> = closedTable({
  reply: 'reply',
  answer: 'messages-square',
  'vote-milestone': 'arrow-big-up',
  mention: 'user-round',
  'poll-result': 'chart-column',
  'review-status': 'shield-check',
  'job-alert': 'briefcase',
  chat: 'message-circle',
  awards: 'award',
  system: 'bell',
});

const kindOf = (variant: string): Kind => KINDS.find((kind) => kind === variant) ?? 'system';

interface RowProps {
  readonly item: Notification;
  readonly now: number;
  readonly onLeave?: () => void;
}

/** Renders the text of a notification as plain text, never as markup. */
export const NotificationRow = observer(function NotificationRow({ item, now, onLeave }: RowProps) {
  const notices = useStore(NotificationsStore);
  const unread = isUnread(item);
  const leave = () => {
    void notices.read([item.id]);
    onLeave?.();
  };
  return (
    <li className={css.row} data-unread={unread || undefined} data-kind={kindOf(item.variantId)}>
      <span className={css.icon}>
        <Icon name={ICONS[kindOf(item.variantId)]} size="large" />
      </span>
      <Way item={item} onLeave={leave}>
        <span className={css.title}>
          <bdi>{noticeTitle(item)}</bdi>
          {unread && <VisuallyHidden> ({text.isUnread})</VisuallyHidden>}
        </span>
        {item.data.body && <bdi className={css.body}>{item.data.body}</bdi>}
        <span className={css.foot}>
          <RelativeTime at={item.createdAt} now={now} format={timeAgo} />
          {item.isMuted && <span>{text.muted}</span>}
        </span>
      </Way>
      {unread && <span className={css.dot} aria-hidden="true" />}
      <RowMenu item={item} />
    </li>
  );
});

interface WayProps {
  readonly item: Notification;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Plain text when the notification has no valid target. */
function Way({ item, onLeave, children }: WayProps) {
  const way = leadsTo(item);
  if (!way) return <div className={css.text}>{children}</div>;
  if (way.outside)
    return (
      <a
        className={css.text}
        href={way.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        onClick={onLeave}
      >
        {children}
      </a>
    );
  return (
    <Anchor className={css.text} href={way.href} onClick={onLeave}>
      {children}
    </Anchor>
  );
}

const RowMenu = observer(function RowMenu({ item }: Pick<RowProps, 'item'>) {
  const notices = useStore(NotificationsStore);
  const toasts = useStore(ToastStore);
  const { id, isMuted } = item;
  const mute = async () => {
    const saved = await notices.mute(id, !isMuted);
    if (saved !== true) toasts.show({ type: 'failure', text1: unsavedText(saved) });
    else toasts.show({ type: 'success', text1: isMuted ? text.unmutedNow : text.mutedNow });
  };
  const markRead = async () => {
    const saved = await notices.read([id]);
    if (saved !== true) toasts.show({ type: 'failure', text1: unsavedText(saved) });
  };
  // Marking as read may remove the whole menu, so the focus continues in place.
  const read = {
    label: text.read,
    icon: 'check',
    onSelect: () => void continueInPlace(markRead),
  } as const;
  const muting = {
    label: isMuted ? text.unmute : text.mute,
    icon: isMuted ? 'bell' : 'eye-off',
    onSelect: () => void mute(),
  } as const;
  const items = [...(isUnread(item) ? [read] : []), ...(item.data.nativeInfo ? [muting] : [])];
  if (items.length === 0) return <span className={css.noMenu} />;
  return (
    <Menu
      className={css.menu}
      label={text.menu(noticeTitle(item))}
      trigger={<Icon name="ellipsis" />}
      items={items}
    />
  );
});
