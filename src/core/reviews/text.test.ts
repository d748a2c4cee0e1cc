import { expect, it } from 'vitest';
import { reviewText } from './text';

it('the byline of a review shows the role, experience and date, and leaves out a hidden place', () => {
  const { byline } = reviewText;
  expect(byline('Current employee', '3-5', 'Bengaluru', '12 November 2026')).toBe(
    'Current employee, 3–5 yrs, Bengaluru. 12 November 2026',
  );
  expect(byline('Former employee', '0', undefined, '1 May 2025')).toBe(
    'Former employee, under a year. 1 May 2025',
  );
  expect(byline('Former employee', '15+', undefined, '1 May 2025')).toContain('15+ yrs');
});
