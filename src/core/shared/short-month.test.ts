import { expect, it } from 'vitest';
import { shortMonth } from './short-month';

it('a short month is the start of its name and its year', () => {
  expect(['2026-01', '2025-09', '2024-12'].map(shortMonth)).toEqual(['Jan 2026', 'Sep 2025', 'Dec 2024']);
});
