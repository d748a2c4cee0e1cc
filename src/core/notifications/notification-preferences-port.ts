import type { Call } from '../shared/call';
import type { Kind } from './notification';

export const PUSHES = ['INSTANT', 'DIGEST', 'OFF'] as const;

/** Immediately, with the next morning's digest, or never. */
export type Push = (typeof PUSHES)[number];

export interface KindPreference {
  readonly kind: Kind;
  readonly list: boolean;
  readonly push: Push;
  /** Applies only when the user has given an email address. */
  readonly email: Push;
}

export const CHANNELS = ['push', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Hours of the day in IST. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export interface NotificationPreferences {
  readonly kinds: readonly KindPreference[];
  readonly quiet: QuietHours | undefined;
  readonly dailyCap: number;
}

export abstract class NotificationPreferencesPort {
  abstract readNotificationPreferences(input?: undefined, call?: Call): Promise<NotificationPreferences>;
  abstract saveNotificationPreferences(
    preferences: NotificationPreferences,
    call?: Call,
  ): Promise<NotificationPreferences>;
}
