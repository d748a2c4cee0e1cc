import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from './notification';
import type { NotificationPreferences } from './notification-preferences-port';
import {
  DEFAULT_PREFERENCES,
  DIGEST_HOUR,
  indianTime,
  isDigestDue,
  isQuiet,
  onDay,
  type PushDay,
  preferenceFor,
  pushNow,
  withKinds,
} from './push-rules';

const NEVER: PushDay = { day: '', sent: 0, waiting: 0, digestOn: undefined };
const position = (time: string) => new Date(`2026-11-20T${time}:00+05:30`);

describe('quiet hours', () => {
  it.each([
    [22, 8, 23, true],
    [22, 8, 7, true],
    [22, 8, 8, false],
    [22, 8, 21, false],
    [13, 15, 14, true],
    [13, 15, 15, false],
    [5, 5, 5, false],
  ])('quiet hours from %i to %i cover hour %i: %s', (from, to, hour, quiet) => {
    expect(isQuiet({ from, to }, hour)).toBe(quiet);
  });

  it('a member without quiet hours is never in quiet hours', () => {
    expect(isQuiet(undefined, 3)).toBe(false);
  });
});

it('a day begins at midnight in India', () => {
  expect(indianTime(new Date('2026-11-20T18:29:59Z'))).toEqual({ day: '2026-11-20', hour: 23 });
  expect(indianTime(new Date('2026-11-20T18:30:00Z'))).toEqual({ day: '2026-11-21', hour: 0 });
});

it('an instant push is sent at once, a digest push waits, and a push that is off is never sent', () => {
  const preferences: NotificationPreferences = { ...DEFAULT_PREFERENCES, quiet: undefined };
  expect(pushNow(preferenceFor(preferences, 'reply').push, preferences, NEVER, position('03:00'))).toBe(
    'send',
  );
  expect(
    pushNow(preferenceFor(preferences, 'vote-milestone').push, preferences, NEVER, position('12:00')),
  ).toBe('wait');
  const off = withKinds(preferences, {
    ...preferences,
    kinds: [{ kind: 'reply', list: true, push: 'OFF', email: 'OFF' }],
  });
  expect(pushNow(preferenceFor(off, 'reply').push, off, NEVER, position('12:00'))).toBe('never');
  expect(pushNow('INSTANT', DEFAULT_PREFERENCES, NEVER, position('23:30'))).toBe('wait');
});

it('notification preferences that name a kind twice use the last entry and leave other kinds unchanged', () => {
  const preferences = withKinds(DEFAULT_PREFERENCES, {
    ...DEFAULT_PREFERENCES,
    kinds: [
      { kind: 'chat', list: false, push: 'OFF', email: 'OFF' },
      { kind: 'chat', list: true, push: 'DIGEST', email: 'OFF' },
    ],
  });
  expect(preferences.kinds).toHaveLength(KINDS.length);
  expect(preferences.kinds.find(({ kind }) => kind === 'chat')).toEqual({
    kind: 'chat',
    list: true,
    push: 'DIGEST',
    email: 'OFF',
  });
});

const chosen = fc.record({
  kinds: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      list: fc.boolean(),
      push: fc.constantFrom('INSTANT', 'DIGEST', 'OFF'),
      email: fc.constantFrom('INSTANT', 'DIGEST', 'OFF'),
    }),
    { selector: ({ kind }) => kind },
  ),
  quiet: fc.option(
    fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) }),
    {
      nil: undefined,
    },
  ),
  dailyCap: fc.integer({ min: 1, max: 6 }),
}) as fc.Arbitrary<NotificationPreferences>;

const happening = fc.record({
  after: fc.integer({ min: 0, max: 6 * 3_600_000 }),
  kind: fc.option(fc.constantFrom(...KINDS), { nil: undefined }),
});

interface Sent {
  readonly day: string;
  readonly hour: number;
  readonly digest: boolean;
}

/** Replays a stream of events and checks for due digests in between, as the server does. */
function sentOf(
  preferences: NotificationPreferences,
  stream: readonly { after: number; kind: (typeof KINDS)[number] | undefined }[],
) {
  let now = Date.parse('2026-11-20T00:00:00Z');
  let known: PushDay = NEVER;
  const sent: Sent[] = [];
  for (const { after, kind } of stream) {
    now += after;
    const moment = new Date(now);
    const { day, hour } = indianTime(moment);
    known = onDay(known, day);
    if (kind === undefined) {
      if (!isDigestDue(preferences, known, moment)) continue;
      known = { day, sent: known.sent + 1, waiting: 0, digestOn: day };
      sent.push({ day, hour, digest: true });
      continue;
    }
    const label = pushNow(preferenceFor(preferences, kind).push, preferences, known, moment);
    if (label === 'send') sent.push({ day, hour, digest: false });
    known = {
      ...known,
      sent: known.sent + Number(label === 'send'),
      waiting: known.waiting + Number(label === 'wait'),
    };
  }
  return sent;
}

it('pushes respect the daily cap, quiet hours and one digest a day for any events and preferences', () => {
  fc.assert(
    fc.property(chosen, fc.array(happening, { maxLength: 120 }), (preferences, stream) => {
      const sent = sentOf(preferences, stream);
      for (const { day } of sent) {
        const today = sent.filter((item) => item.day === day);
        expect(today.length).toBeLessThanOrEqual(preferences.dailyCap);
        expect(today.filter(({ digest }) => digest).length).toBeLessThanOrEqual(1);
      }
      for (const { hour, digest } of sent) {
        expect(isQuiet(preferences.quiet, hour)).toBe(false);
        if (digest) expect(hour).toBeGreaterThanOrEqual(DIGEST_HOUR);
      }
    }),
    { numRuns: 500 },
  );
});
