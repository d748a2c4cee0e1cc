import { expect, it } from 'vitest';
import { cutToHour } from './cut-to-hour';

it('cutToHour drops minutes, seconds and smaller units', () => {
  expect(cutToHour(new Date('2026-11-20T06:59:59.999Z'))).toBe('2026-11-20T06:00:00.000Z');
  expect(cutToHour(new Date('2026-11-20T06:00:00.000Z'))).toBe('2026-11-20T06:00:00.000Z');
});
