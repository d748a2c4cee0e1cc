import { expect, it } from 'vitest';
import { readDensity } from './density';

it('the density cookie sets how much room a post takes, and an unknown value means the default', () => {
  expect(['compact', 'comfortable', 'tiny', '', undefined].map(readDensity)).toEqual([
    'compact',
    'comfortable',
    'comfortable',
    'comfortable',
    'comfortable',
  ]);
});
