import { expect, it } from 'vitest';
import { Failure } from './failure';
import { loaded } from './loadable';

const failure = new Failure('unavailable', 'listFeed', 502);

it('[R-366][R-367][R-368][R-369] a loadable shows its value once loaded, and the old value during a reload', () => {
  expect(loaded({ state: 'IDLE' })).toBeUndefined();
  expect(loaded({ state: 'LOADING' })).toBeUndefined();
  expect(loaded({ state: 'LOADING', value: 'before' })).toBe('before');
  expect(loaded({ state: 'SUCCESS', value: 'now' })).toBe('now');
  expect(loaded({ state: 'FAILURE', failure })).toBeUndefined();
  expect(loaded({ state: 'FAILURE', failure, value: 'before' })).toBe('before');
});
