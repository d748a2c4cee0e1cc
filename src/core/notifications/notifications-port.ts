import type { Call } from '../shared/call';
import type { NotificationId } from '../shared/ids';
import type { Notification } from './notification';

export type Platform = 'phone' | 'computer';

export interface Mark {
  readonly action: 'View' | 'Read' | 'WebPushClick';
  readonly notificationIds?: readonly NotificationId[];
  /** Set when the notification arrived as a push message. */
  readonly k?: string;
}

export interface Marked {
  readonly id: NotificationId;
  readonly status: number;
}

export interface Mute {
  readonly isMuted: boolean;
}

export abstract class NotificationsPort {
  abstract listNotifications(
    input: { readonly platform: Platform },
    call?: Call,
  ): Promise<readonly Notification[]>;
  abstract markNotifications(mark: Mark, call?: Call): Promise<readonly Marked[]>;
  abstract muteThread(mute: Mute & { readonly notificationId: NotificationId }, call?: Call): Promise<Mute>;
}
