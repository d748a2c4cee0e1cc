import { expect, it } from 'vitest';
import { masked } from './mask-id';

it.each([
  ['a1b2c3d4e5f6', '••••e5f6'],
  ['short', '••••'],
  ['', '••••'],
])('masking: of "%s" only "%s" is shown', (id, shown) => {
  expect(masked(id)).toBe(shown);
});
