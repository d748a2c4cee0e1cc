import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../seeded-random';
import { moments } from './moments';

const now = new Date('2026-11-20T12:00:00Z');
const written = moments(new SeededRandom('moments'), 20_000, now);
const share = (is: (date: Date) => boolean) => written.filter(is).length / written.length;
const inIndia = (date: Date) => new Date(date.getTime() + 5.5 * 3_600_000);

describe('moments', () => {
  it('seeded times are in order and in the past', () => {
    expect([...written].sort((a, b) => a.getTime() - b.getTime())).toEqual(written);
    expect(written.every((date) => date < now)).toBe(true);
  });

  it('fill the last day, so that the feed looks alive', () => {
    expect(share((date) => date.getTime() > now.getTime() - 86_400_000)).toBeGreaterThan(0.02);
  });

  it('seeded times follow day and night in India', () => {
    const night = share((date) => inIndia(date).getUTCHours() < 6);
    const evening = share((date) => inIndia(date).getUTCHours() >= 18);
    expect(night).toBeLessThan(0.08);
    expect(evening).toBeGreaterThan(0.35);
  });

  it('seeded times have fewer posts on weekends', () => {
    expect(share((date) => inIndia(date).getUTCDay() === 0)).toBeLessThan(1 / 7 - 0.02);
  });
});
