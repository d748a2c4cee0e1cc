// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageWakeEvents } from './page-wake-events';

let reported: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  stop = new PageWakeEvents().watch(
    () => void reported.push('wake'),
    () => void reported.push('leave'),
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const page = (event: string) => window.dispatchEvent(new Event(event));

describe('a page with a connection', () => {
  it('the page reports before it unloads that it may be left', () => {
    page('beforeunload');
    expect(reported).toEqual(['leave']);
  });

  it.each(['pageshow', 'focus', 'pointerdown', 'keydown'])(
    'the page reports at the first %s after an attempt to leave it that it stayed',
    (event) => {
      page(event);
      expect(reported).toEqual([]);
      page('beforeunload');
      page(event);
      page(event);
      vi.runAllTimers();
      expect(reported).toEqual(['leave', 'wake']);
    },
  );

  it('the page reports after ten seconds that it stayed', () => {
    page('beforeunload');
    vi.advanceTimersByTime(9_999);
    expect(reported).toEqual(['leave']);
    vi.advanceTimersByTime(1);
    expect(reported).toEqual(['leave', 'wake']);
  });

  it('the page waits again after another attempt to leave it', () => {
    page('beforeunload');
    vi.advanceTimersByTime(9_000);
    page('beforeunload');
    vi.advanceTimersByTime(9_000);
    expect(reported).toEqual(['leave', 'leave']);
    page('keydown');
    vi.runAllTimers();
    expect(reported).toEqual(['leave', 'leave', 'wake']);
  });

  it('the page reports nothing after it stopped watching', () => {
    page('beforeunload');
    stop();
    page('beforeunload');
    page('keydown');
    page('online');
    vi.runAllTimers();
    expect(reported).toEqual(['leave']);
  });
});
