import { expect, it } from 'vitest';
import { sharedLabel } from './shared-label';

const labels = ['Head of legal at Orbitly', 'Head of legal', 'Works in Legal'] as const;

it.each([
  [1, 'Works in Legal'],
  [2, 'Works in Legal'],
  [3, 'Works in Legal'],
  [4, 'Works in Legal'],
  [5, 'Head of legal'],
  [6, 'Head of legal'],
])('with %i verified members of a title the shared label is "%s"', (count, label) => {
  const cohorts = new Map([
    ['Head of legal at Orbitly', 1],
    ['Head of legal', count],
  ]);
  expect(sharedLabel(labels, (item) => cohorts.get(item) ?? 0)).toBe(label);
});

it('the shared label is the most specific label that hides the member', () => {
  expect(sharedLabel(labels, () => 5)).toBe('Head of legal at Orbitly');
});
