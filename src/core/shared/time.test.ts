import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatText as hindi } from './format-text.hi';
import { hoursAgo } from './hours-ago';
import { dateRange, duration } from './service-time';
import { dayAndHour, daysLeft, longDate } from './time';
import { timeAgo } from './time-ago';

/** Times are cut to the hour, so any distance is a whole number of hours. */
const now = Date.UTC(2026, 10, 20, 9, 30);
const CUT = Date.UTC(2026, 10, 20, 9);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const past = (passed: number) => new Date(CUT - passed);

describe('the age of a time', () => {
  it.each([
    [0, 'this hour', 'this hour'],
    [HOUR, '1h', '1h ago'],
    [23 * HOUR, '23h', '23h ago'],
    [DAY, '1d', '1d ago'],
    [7 * DAY, '1w', '1w ago'],
    [29 * DAY, '4w', '4w ago'],
    [30 * DAY, '1mo', '1mon ago'],
    [364 * DAY, '12mo', '12mon ago'],
    [365 * DAY, '1y', '1y ago'],
    [800 * DAY, '2y', '2y ago'],
  ])(
    '[R-830][R-831][R-832][R-833] an age of %i ms is shown as %s, and in a sentence as %s',
    (passed, short, long) => {
      expect([hoursAgo(past(passed), now), timeAgo(past(passed), now)]).toEqual([short, long]);
    },
  );

  it.each([
    ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z', 'this hour'],
    ['2026-11-20T09:00:00Z', '2026-11-20T09:59:59Z', 'this hour'],
    ['2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', '1h'],
    ['2026-11-20T09:00:00Z', '2026-11-20T10:59:59Z', '1h'],
    ['2026-11-20T09:00:00Z', '2026-11-20T11:00:00Z', '2h'],
    ['2026-11-20T09:00:00Z', '2026-11-23T09:30:00Z', '3d'],
    ['2026-11-20T09:00:00Z', '2026-11-20T08:10:00Z', 'this hour'],
  ])('a time cut to the hour %s is shown at %s as %s, never in minutes', (path, moment, text) => {
    expect(hoursAgo(new Date(path), Date.parse(moment))).toBe(text);
  });

  it.each([
    [HOUR, '1\u00a0घंटा', '1\u00a0घंटे पहले'],
    [2 * HOUR, '2\u00a0घंटे', '2\u00a0घंटे पहले'],
    [7 * DAY, '1\u00a0हफ़्ता', '1\u00a0हफ़्ते पहले'],
    [30 * DAY, '1\u00a0महीना', '1\u00a0महीने पहले'],
    [60 * DAY, '2\u00a0महीने', '2\u00a0महीने पहले'],
  ])(
    'a Hindi age of %i ms has its singular alone (%s) and one form in a sentence (%s)',
    (passed, short, long) => {
      expect([hoursAgo(past(passed), now, hindi), timeAgo(past(passed), now, hindi)]).toEqual([short, long]);
    },
  );

  it('an age is never negative, even with a wrong clock', () => {
    expect([hoursAgo(past(-DAY), now), timeAgo(past(-DAY), now)]).toEqual(['this hour', 'this hour']);
  });

  it('the remaining days of a poll are counted', () => {
    expect([daysLeft(past(-DAY - 1), CUT), daysLeft(past(-1), CUT), daysLeft(past(1), CUT)]).toEqual([
      2, 1, 0,
    ]);
  });
});

describe('date formats', () => {
  it('[R-834] a length of service is written in years and months', () => {
    expect([0, 1, 11, 12, 13, 27].map((months) => duration(months))).toEqual([
      'Less than a month',
      '1 mon',
      '11 mos',
      '1 yr',
      '1 yr 1 mon',
      '2 yrs 3 mos',
    ]);
  });
  it('[R-835] a period is written with both months, or Present for a current position', () => {
    const from = new Date('2021-03-05T00:00:00Z');
    expect(dateRange(from, undefined)).toBe('March 2021 - Present');
    expect(dateRange(from, new Date('2023-11-30T20:00:00Z'))).toBe('March 2021 - December 2023');
  });
  it('any moment is written like Intl.DateTimeFormat does for India', () => {
    const platform = (hour: boolean) =>
      new Intl.DateTimeFormat('en-IN', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        ...(hour && { hour: 'numeric' }),
        timeZone: 'Asia/Kolkata',
      });
    const moments = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (date) => {
        expect([longDate(date), dayAndHour(date)]).toEqual([
          platform(false).format(date),
          platform(true).format(date),
        ]);
      }),
    );
  });
  it('[R-558] an invalid date is reported as such', () => {
    expect([longDate(new Date('never')), dayAndHour(new Date('never'))]).toEqual([
      'Invalid date',
      'Invalid date',
    ]);
    expect(longDate(new Date('2026-11-19T20:00:00Z'))).toBe('20 November 2026');
  });
});
