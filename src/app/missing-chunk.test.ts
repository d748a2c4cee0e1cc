import { expect, it } from 'vitest';
import type { Failure } from '../core/shared/failure';
import { reloadForMissingChunk } from './missing-chunk';

function tab({ unsaved = false, denied = false, reachable = true } = {}) {
  const saved = new Map<string, string>();
  const loads: string[] = [];
  const missing = reloadForMissingChunk({
    storage: {
      read: (key) => (denied ? undefined : saved.get(key)),
      write: (key, text) => void (denied || saved.set(key, text)),
      remove: (key) => void saved.delete(key),
    },
    load: (address) => void loads.push(address),
    reachable: async () => reachable,
    unsaved: () => unsaved,
  });
  const outcome = (address: string) =>
    Promise.race([
      missing(new Error('404'), address).catch((error: Failure) => error.code ?? error.kind),
      new Promise((resolve) => setImmediate(() => resolve('loads again'))),
    ]);
  return { outcome, loads };
}

it('a missing chunk reloads the page it belongs to once', async () => {
  const { outcome, loads } = tab();
  expect(await outcome('/jobs')).toBe('loads again');
  expect(await outcome('/jobs')).toBe('NEW_VERSION');
  expect(loads).toEqual(['/jobs']);
  expect(await outcome('/salaries')).toBe('loads again');
});

it('a missing chunk never reloads over unsaved text or when the reload cannot be remembered', async () => {
  const writing = tab({ unsaved: true });
  expect(await writing.outcome('/jobs')).toBe('NEW_VERSION');
  const denied = tab({ denied: true });
  expect(await denied.outcome('/jobs')).toBe('NEW_VERSION');
  expect([...writing.loads, ...denied.loads]).toEqual([]);
});

it('a missing chunk of a site that does not respond is reported as offline and keeps the current page', async () => {
  const { outcome, loads } = tab({ reachable: false });
  expect(await outcome('/jobs')).toBe('offline');
  expect(loads).toEqual([]);
});
