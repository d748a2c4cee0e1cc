import { expect, it } from 'vitest';
import { squareOf, WHOLE } from './crop';

const picture = { width: 400, height: 200 };

it.each([
  [WHOLE, { left: 100, top: 0, side: 200 }],
  [
    { zoom: 2, across: 0, down: 0 },
    { left: 0, top: 0, side: 100 },
  ],
  [
    { zoom: 2, across: 1, down: 1 },
    { left: 300, top: 100, side: 100 },
  ],
  [
    { zoom: 9, across: 7, down: -3 },
    { left: 400 - 200 / 3, top: 0, side: 200 / 3 },
  ],
])('the photo of picture and crop %j shows the square %j', (crop, square) => {
  expect(squareOf(picture, crop)).toEqual(square);
});
