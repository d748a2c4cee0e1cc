import { expect, it } from 'vitest';
import { readDensity } from './density';

it('reads how much room a post takes, and takes anything unknown for the usual', () => {
  expect(['compact', 'comfortable', 'tiny', '', undefined].map(readDensity)).toEqual([
    'compact',
    'comfortable',
    'comfortable',
    'comfortable',
    'comfortable',
  ]);
});
