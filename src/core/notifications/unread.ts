import type { NotificationId } from '../shared/ids';
import { type Notification, SEEN, UNSEEN } from './notification';

export interface Counts {
  readonly unseen: number;
  readonly unread: number;
}

export const isUnread = ({ status }: Pick<Notification, 'status'>): boolean =>
  status === UNSEEN || status === SEEN;

/** Computed from the list itself so that the badge always matches it. */
export const countsOf = (items: readonly Pick<Notification, 'status'>[]): Counts => ({
  unseen: items.filter(({ status }) => status === UNSEEN).length,
  unread: items.filter(isUnread).length,
});

/** The most advanced status wins: a read notification never becomes unread. */
export const settled = (
  items: readonly Notification[],
  marked: readonly { readonly id: NotificationId; readonly status: number }[],
): readonly Notification[] =>
  items.map((item) => {
    const furthest = Math.max(
      item.status,
      ...marked.flatMap(({ id, status }) => (id === item.id ? [status] : [])),
    );
    return furthest === item.status ? item : { ...item, status: furthest };
  });
