import { expect, it } from 'vitest';
import { providerIn } from './markers';

it.each([
  ['R-370', 'google', 'google'],
  ['R-371', 'naukri', 'naukri'],
  ['R-372', 'linkedin', 'linkedin'],
  ['R-373', 'office', 'outlook'],
] as const)('[%s] the marker %s is recognised as a provider', (_, source, provider) => {
  expect(providerIn(source)).toBe(provider);
});

it('an unknown marker is not recognised as a provider', () => {
  for (const text of [undefined, '', 'Google', 'google ', 'somebody'])
    expect(providerIn(text)).toBeUndefined();
});
