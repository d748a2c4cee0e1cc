import { expect, it } from 'vitest';
import { collegeWords as words } from './colleges-words';

it('[R-031] a city that is also its state is named once', () => {
  expect(words.place('Chandigarh', 'Chandigarh')).toBe('Chandigarh');
  expect(words.place('Pune', 'Maharashtra')).toBe('Pune, Maharashtra');
});
