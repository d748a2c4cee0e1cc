import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { renewSession } from '../../../adapters/browser/renew-session';
import { stillClock } from '../../../adapters/rendering/server-environment';
import { hoursAgo } from '../../../core/shared/hours-ago';
import { daysLeft } from '../../../core/shared/time';
import { timeAgo } from '../../../core/shared/time-ago';

beforeAll(async () => {
  await import('../../../views/posts/post-screen');
}, 30_000);

const WRITTEN = Date.parse('2026-11-20T06:00:00.000Z');
const DAY = 86_400_000;

/** Fault F8 of the reliability table: a client whose clock is wrong. */
const CLOCKS = {
  'a day slow': WRITTEN - DAY,
  'a day fast': WRITTEN + DAY,
  'in the year 2031': Date.parse('2031-03-30T02:30:00Z'),
  'in the year 1970': 0,
  'in the hour that summer time leaves out': Date.parse('2027-03-28T01:30:00Z'),
};

describe('F8: a clock set back after the last session renewal', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the session is still renewed', async () => {
    let requestCount = 0;
    vi.stubGlobal('fetch', async () => {
      requestCount += 1;
      return Response.json({ signedIn: true });
    });
    vi.stubGlobal(
      'Request',
      class extends Request {
        constructor(url: string, settings?: RequestInit) {
          super(new URL(url, location.origin), settings);
        }
      },
    );
    localStorage.setItem('sessionRenewedAt', String(Date.now() + DAY));
    expect([await renewSession(), requestCount]).toEqual([true, 1]);
    expect([await renewSession(), requestCount], 'a renewal of a moment ago is good for all').toEqual([
      true,
      1,
    ]);
  });
});

describe('F8: a wrong clock', () => {
  it.each(Object.entries(CLOCKS))(
    '%s: the page shows no negative time and keeps the member signed in',
    async (_, now) => {
      const { toasts, container } = await showPage('/p/Kq3vN8xWm2Zt7Rf1', {}, { clock: stillClock(now) });
      await screen.findAllByRole('article');
      const times = [...document.querySelectorAll('time')].map(
        (htmlTimeElement) => htmlTimeElement.textContent ?? '',
      );
      expect(times.length).toBeGreaterThan(0);
      for (const time of times) expect(time).not.toMatch(/^-|NaN|Infinity/);
      if (now < WRITTEN) expect(times[0]).toMatch(/this hour/);
      expect(screen.getByRole('button', { name: /your account|account/i })).toBeInTheDocument();
      expect(toasts()).toEqual([]);
      expect(container).toBeDefined();
    },
  );

  it('at any clock skew ages and remaining days are never negative', () => {
    for (let skew = -2 * DAY; skew <= 2 * DAY; skew += 3_600_000) {
      const [date, now] = [new Date(WRITTEN), WRITTEN + skew];
      for (const text of [hoursAgo(date, now), timeAgo(date, now)]) expect(text).not.toMatch(/-/);
      expect(daysLeft(date, now)).toBeGreaterThanOrEqual(0);
    }
  });
});
