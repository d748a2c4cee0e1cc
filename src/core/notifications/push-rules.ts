import type { KindWish, NoticeWishes, Push, QuietHours } from './notice-wishes-port';
import { KINDS, type Kind } from './notification';

/** Messages a day whoever said nothing is sent at most. */
const USUAL_CAP = 5;
/** The hour of the day's one digest, in India. */
export const DIGEST_HOUR = 9;

const INDIA_MS = 5.5 * 3_600_000;

/** Day and hour in India, which keeps one time all year. */
export function indianTime(now: Date): { readonly day: string; readonly hour: number } {
  const there = new Date(now.getTime() + INDIA_MS);
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}

/** What by letter comes in the morning; the rest can be read on the site. */
const LETTERS: readonly Kind[] = ['reply', 'answer', 'mention', 'review-status', 'job-alert'];

/** Votes are pleasant and can wait; everything else is said at once. */
const usual = (kind: Kind): KindWish => ({
  kind,
  list: true,
  push: kind === 'vote-milestone' || kind === 'awards' ? 'DIGEST' : 'INSTANT',
  email: LETTERS.includes(kind) ? 'DIGEST' : 'OFF',
});

export const USUAL_WISHES: NoticeWishes = {
  kinds: KINDS.map(usual),
  quiet: { from: 22, to: 8 },
  dailyCap: USUAL_CAP,
};

/** Every kind once; of a kind named twice the last word counts. */
export const withKinds = (wishes: NoticeWishes, said: NoticeWishes): NoticeWishes => ({
  ...said,
  // What an older version did not ask about stays as it is.
  kinds: wishes.kinds.map((known) => ({
    ...known,
    ...said.kinds.findLast(({ kind }) => kind === known.kind),
  })),
});

export const wishFor = ({ kinds }: NoticeWishes, kind: Kind): KindWish =>
  kinds.find((one) => one.kind === kind) ?? usual(kind);

/** Quiet hours may go over midnight; from and to the same hour is no quiet at all. */
export function isQuiet(quiet: QuietHours | undefined, hour: number): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** What somebody was sent on a day. */
export interface PushDay {
  readonly day: string;
  readonly sent: number;
  /** Things that wait for the digest. */
  readonly waiting: number;
  readonly digestOn: string | undefined;
}

/** A new day begins with nothing sent; what waits goes on waiting. */
export const onDay = (known: PushDay, day: string): PushDay =>
  known.day === day ? known : { ...known, day, sent: 0 };

/** Sends at once what is wished so, while it is not quiet and fewer than the cap were sent today; else it waits. */
export function pushNow(
  way: Push,
  wishes: Pick<NoticeWishes, 'quiet' | 'dailyCap'>,
  known: PushDay,
  now: Date,
): 'send' | 'wait' | 'never' {
  if (way === 'OFF') return 'never';
  const { day, hour } = indianTime(now);
  const { sent } = onDay(known, day);
  return way === 'INSTANT' && !isQuiet(wishes.quiet, hour) && sent < wishes.dailyCap ? 'send' : 'wait';
}

/** One digest a day, in the morning, when something waits, nobody sleeps and the cap is not reached. */
export function isDigestDue(wishes: NoticeWishes, known: PushDay, now: Date): boolean {
  const { day, hour } = indianTime(now);
  const { sent, waiting, digestOn } = onDay(known, day);
  return (
    waiting > 0 &&
    digestOn !== day &&
    hour >= DIGEST_HOUR &&
    !isQuiet(wishes.quiet, hour) &&
    sent < wishes.dailyCap
  );
}
