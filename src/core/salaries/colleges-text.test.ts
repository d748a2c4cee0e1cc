import { expect, it } from 'vitest';
import { collegeText as text } from './colleges-text';

it('[R-031] a city that is also its state is named once', () => {
  expect(text.place('Chandigarh', 'Chandigarh')).toBe('Chandigarh');
  expect(text.place('Pune', 'Maharashtra')).toBe('Pune, Maharashtra');
});
