import { expect, it } from 'vitest';
import { monthsBefore } from './months';

it('months are counted back over the turn of a year, from any day and at the edge of a month', () => {
  expect(monthsBefore(new Date('2026-11-20T23:59:59Z'), 0)).toBe('2026-11-01');
  expect(monthsBefore(new Date('2026-01-31T00:00:00Z'), 1)).toBe('2025-12-01');
  expect(monthsBefore(new Date('2026-11-20T00:00:00Z'), 60)).toBe('2021-11-01');
});
