import type { Channel, Preferences, PreferenceTopic } from './preferences-port';

/** The same wishes, one of them changed. */
export const withChannel = (
  preferences: Preferences,
  topic: PreferenceTopic,
  channel: Channel,
  on: boolean,
): Preferences => ({
  ...preferences,
  topics: preferences.topics.map((one) => (one.topic === topic ? { ...one, [channel]: on } : one)),
});
