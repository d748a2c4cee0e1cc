import type { Call } from '../shared/call';

export const PREFERENCE_TOPICS = ['replies', 'votes', 'communities', 'jobs', 'companies', 'product'] as const;
export type PreferenceTopic = (typeof PREFERENCE_TOPICS)[number];
export const CHANNELS = ['email', 'push', 'message'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface TopicPreference extends Readonly<Record<Channel, boolean>> {
  readonly topic: PreferenceTopic;
}

/** What somebody wants to hear of and how, and whether visits may be counted. */
export interface Preferences {
  readonly topics: readonly TopicPreference[];
  readonly analytics: boolean;
}

export const SENDERS = ['EVERYONE', 'VERIFIED', 'NOBODY'] as const;
export type Senders = (typeof SENDERS)[number];

export interface MessagePreferences {
  readonly allowFrom: Senders;
  readonly readReceipts: boolean;
}

export interface JobPortalConsent {
  readonly consented: boolean;
}

export abstract class PreferencesPort {
  abstract readPreferences(of?: undefined, call?: Call): Promise<Preferences>;
  abstract savePreferences(preferences: Preferences, call?: Call): Promise<Preferences>;
  abstract subscribe(of: { readonly topic: PreferenceTopic }, call?: Call): Promise<Preferences>;
  abstract unsubscribe(of: { readonly topic: PreferenceTopic }, call?: Call): Promise<Preferences>;
  abstract readMessagePreferences(of?: undefined, call?: Call): Promise<MessagePreferences>;
  abstract saveMessagePreferences(wish: MessagePreferences, call?: Call): Promise<MessagePreferences>;
  abstract readJobPortalConsent(of?: undefined, call?: Call): Promise<JobPortalConsent>;
  abstract saveJobPortalConsent(wish: JobPortalConsent, call?: Call): Promise<JobPortalConsent>;
}
