import { INDIA_MS } from '../shared/india';
import { KINDS, type Kind } from './notification';
import type {
  Channel,
  KindPreference,
  NotificationPreferences,
  Push,
  QuietHours,
} from './notification-preferences-port';

/** Default maximum of push messages per day. */
const USUAL_CAP = 5;
export const DIGEST_HOUR = 9;

/** Day and hour in IST; India has no daylight saving time. */
export function indianTime(now: Date): { readonly day: string; readonly hour: number } {
  const there = new Date(now.getTime() + INDIA_MS);
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}

/** Kinds sent in the morning email by default; the rest is only on the site. */
const LETTERS: readonly Kind[] = ['reply', 'answer', 'mention', 'review-status', 'job-alert'];

/** By default votes and awards wait for the digest; every other kind is pushed immediately. */
const usual = (kind: Kind): KindPreference => ({
  kind,
  list: true,
  push: kind === 'vote-milestone' || kind === 'awards' ? 'DIGEST' : 'INSTANT',
  email: LETTERS.includes(kind) ? 'DIGEST' : 'OFF',
});

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  kinds: KINDS.map(usual),
  quiet: { from: 22, to: 8 },
  dailyCap: USUAL_CAP,
};

/** Each kind appears once; if a kind is named twice, the last entry counts. */
export const withKinds = (
  preferences: NotificationPreferences,
  message: NotificationPreferences,
): NotificationPreferences => ({
  ...message,
  // Kinds an older client did not send stay unchanged.
  kinds: preferences.kinds.map((known) => ({
    ...known,
    ...message.kinds.findLast(({ kind }) => kind === known.kind),
  })),
});

export const preferenceFor = ({ kinds }: NotificationPreferences, kind: Kind): KindPreference =>
  kinds.find((kindPreference) => kindPreference.kind === kind) ?? usual(kind);

/** Whether any kind is sent through this channel, at once or with the digest. */
export const isChannelOn = ({ kinds }: NotificationPreferences, channel: Channel): boolean =>
  kinds.some((kindPreference) => kindPreference[channel] !== 'OFF');

/** Quiet hours may span midnight; equal start and end means no quiet hours. */
export function isQuiet(quiet: QuietHours | undefined, hour: number): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

export interface PushDay {
  readonly day: string;
  readonly sent: number;
  readonly waiting: number;
  readonly digestOn: string | undefined;
}

/** A new day resets the sent count; waiting notifications stay. */
export const onDay = (known: PushDay, day: string): PushDay =>
  known.day === day ? known : { ...known, day, sent: 0 };

/** Sends instant pushes outside quiet hours and below the daily cap; all others wait for the digest. */
export function pushNow(
  way: Push,
  preferences: Pick<NotificationPreferences, 'quiet' | 'dailyCap'>,
  known: PushDay,
  now: Date,
): 'send' | 'wait' | 'never' {
  if (way === 'OFF') return 'never';
  const { day, hour } = indianTime(now);
  const { sent } = onDay(known, day);
  return way === 'INSTANT' && !isQuiet(preferences.quiet, hour) && sent < preferences.dailyCap
    ? 'send'
    : 'wait';
}

/**
 * One digest a day, in the morning. Requires waiting notifications, no quiet hours, and room below the cap.
 */
export function isDigestDue(preferences: NotificationPreferences, known: PushDay, now: Date): boolean {
  const { day, hour } = indianTime(now);
  const { sent, waiting, digestOn } = onDay(known, day);
  return (
    waiting > 0 &&
    digestOn !== day &&
    hour >= DIGEST_HOUR &&
    !isQuiet(preferences.quiet, hour) &&
    sent < preferences.dailyCap
  );
}
