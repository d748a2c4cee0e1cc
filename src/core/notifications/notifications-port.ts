import type { Call } from '../shared/call';
import type { Notification } from './notification';

export type Platform = 'phone' | 'computer';

export interface Mark {
  readonly action: 'View' | 'Read' | 'WebPushClick';
  readonly notificationIds?: readonly string[];
  /** Set when the notification arrived as a push message. */
  readonly k?: string;
}

export interface Marked {
  readonly id: string;
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
  abstract muteThread(mute: Mute & { readonly notificationId: string }, call?: Call): Promise<Mute>;
}
