import { expect, it } from 'vitest';
import { deferredText } from './deferred-text';
import { deferredText as hindi } from './deferred-text.hi';
import { savedAge } from './saved-age';

const MINUTE = 60_000;

it.each([
  [-5, 'Saved just now'],
  [0, 'Saved just now'],
  [1, 'Saved 1 minute ago'],
  [59, 'Saved 59 minutes ago'],
  [61, 'Saved 1 hour ago'],
  [150, 'Saved 2 hours ago'],
  [24 * 60, 'Saved 1 day ago'],
  [6 * 24 * 60, 'Saved 6 days ago'],
])('a page saved %i minutes ago says "%s"', (minutes, text) => {
  const at = Date.UTC(2026, 10, 23);
  expect(deferredText.offline.saved(...savedAge(at, at + minutes * MINUTE))).toBe(text);
});

it('a saved page shows its age in Hindi', () => {
  expect(hindi.offline.saved(...savedAge(0, 150 * MINUTE))).toBe('2 घंटे पहले सेव किया गया');
});
