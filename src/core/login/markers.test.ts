import { expect, it } from 'vitest';
import { providerIn } from './markers';

it.each([
  ['R-370', 'google'],
  ['R-371', 'naukri'],
  ['R-372', 'linkedin'],
] as const)('[%s] a mark that says %s is known', (_, source) => {
  expect(providerIn(source)).toBe(source);
});

it('a mark nobody wrote is none', () => {
  for (const text of [undefined, '', 'Google', 'google ', 'somebody'])
    expect(providerIn(text)).toBeUndefined();
});
