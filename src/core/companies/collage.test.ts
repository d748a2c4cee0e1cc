import { expect, it } from 'vitest';
import { collageOf } from './collage';

it('[R-091][R-092] collages show 4, 4 or 6 pictures, depending on how many there are', () => {
  expect(collageOf(4, 0)).toEqual({ layout: 'alike', shown: 4 });
  expect(collageOf(5, 1)).toEqual({ layout: 'large', shown: 4 });
  expect(collageOf(6, 1)).toEqual({ layout: 'rows', shown: 6 });
  expect(collageOf(40, 0)).toEqual({ layout: 'rows', shown: 6 });
  expect(collageOf(3, 0)).toBeUndefined();
});
