import { expect, it } from 'vitest';
import type { Profile } from '../../core/login/profile-port';
import { Failure, type FailureKind } from '../../core/shared/failure';
import { SessionStore } from './session-store';

const send = (readProfile: () => Promise<Profile>) =>
  new SessionStore(
    { readProfile },
    { read: (name) => (name === 'UAC_K' ? '1' : undefined), write: () => {} },
  );

it.each([
  ['unauthorised', 401, 401],
  ['forbidden', 403, 403],
  ['unavailable', 503, 503],
  ['offline', 0, 200],
] as const)(
  '[R-650][R-740] a profile refused as %s (%i) has the error code %i',
  async (kind, status, code) => {
    const store = send(() => Promise.reject(new Failure(kind satisfies FailureKind, 'readProfile', status)));
    await store.open();
    expect([store.errorCode, store.signedIn]).toEqual([code, false]);
  },
);

it('a loaded profile has no error code', async () => {
  const store = send(async () => ({ userName: 'QuietMonsoon' }) as Profile);
  await store.open();
  expect([store.errorCode, store.signedIn]).toEqual([undefined, true]);
});
