import type { Kind } from '../notifications/notification';
import type { Push } from '../notifications/notification-preferences-port';
import type { Call } from '../shared/call';

/** Whether visits may be counted. Notification choices are in the notification preferences. */
export interface Preferences {
  readonly analytics: boolean;
}

export interface Subscription {
  readonly kind: Kind;
  readonly email: Push;
}

export const SENDERS = ['EVERYONE', 'VERIFIED', 'NOBODY'] as const;
export type Senders = (typeof SENDERS)[number];

export interface MessagePreferences {
  readonly allowFrom: Senders;
  /** Separate for each alias: a shared setting would link the aliases. */
  readonly readReceipts: boolean;
  readonly designationReadReceipts: boolean;
}

export interface JobPortalConsent {
  readonly consented: boolean;
}

export abstract class PreferencesPort {
  abstract readPreferences(input?: undefined, call?: Call): Promise<Preferences>;
  abstract savePreferences(preferences: Preferences, call?: Call): Promise<Preferences>;
  abstract subscribe(input: { readonly kind: Kind }, call?: Call): Promise<Subscription>;
  abstract unsubscribe(input: { readonly kind: Kind }, call?: Call): Promise<Subscription>;
  abstract readMessagePreferences(input?: undefined, call?: Call): Promise<MessagePreferences>;
  abstract saveMessagePreferences(preferences: MessagePreferences, call?: Call): Promise<MessagePreferences>;
  abstract readJobPortalConsent(input?: undefined, call?: Call): Promise<JobPortalConsent>;
  abstract saveJobPortalConsent(jobPortalConsent: JobPortalConsent, call?: Call): Promise<JobPortalConsent>;
}
