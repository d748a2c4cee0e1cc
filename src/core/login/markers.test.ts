import { expect, it } from 'vitest';
import { providerIn } from './markers';

it.each([
  ['R-370', 'google', 'google'],
  ['R-371', 'naukri', 'naukri'],
  ['R-372', 'linkedin', 'linkedin'],
  ['R-373', 'office', 'outlook'],
] as const)('[%s] a mark that says %s is known', (_, source, provider) => {
  expect(providerIn(source)).toBe(provider);
});

it('a mark nobody wrote is none', () => {
  for (const text of [undefined, '', 'Google', 'google ', 'somebody'])
    expect(providerIn(text)).toBeUndefined();
});
