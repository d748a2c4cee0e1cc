import { describe, expect, it } from 'vitest';
import { Failure } from '../shared/failure';
import { EndSession } from './end-session';

/** A browser with the cookies of a member, on a network that fails with `failure`. */
function signedIn(failure?: Failure, online = true) {
  const jar = new Map([
    ['UAC_K', '1'],
    ['UAC_I', 'seal-of-asha'],
    ['usr_data', '{"UserId":"seal-of-asha"}'],
    ['theme', 'dark'],
  ]);
  const cookies = {
    read: (name: string) => jar.get(name),
    write: (name: string, value: string, days: number) =>
      void (days > 0 ? jar.set(name, value) : jar.delete(name)),
  };
  let requestCount = 0;
  const logout = async () => {
    requestCount += 1;
    if (failure) throw failure;
  };
  const end = new EndSession({ logout }, cookies, { online: () => online });
  return { end, jar, asked: () => requestCount };
}
const FORGOTTEN = { theme: 'dark', signed_out: '1' };

describe('signing out', () => {
  it('signing out offline makes the device forget the account at once, without waiting for the network', async () => {
    const { end, jar, asked: request } = signedIn(undefined, false);
    expect(await end.run('pwa')).toBe('pending');
    expect([Object.fromEntries(jar), request()]).toEqual([FORGOTTEN, 0]);
  });

  it.each([
    ['is disconnected', new Failure('offline', 'logout', 0)],
    ['never responds', new Failure('unavailable', 'logout', 0, { code: 'TIMEOUT' })],
  ])('signing out on a network that %s makes the device forget the account', async (_, failure) => {
    const { end, jar } = signedIn(failure);
    expect(await end.run('pwa')).toBe('pending');
    expect(Object.fromEntries(jar)).toEqual(FORGOTTEN);
  });

  it('signing out online leaves the cookies to the server', async () => {
    const { end, jar, asked: request } = signedIn();
    expect(await end.run('desktop')).toBe('ended');
    expect([jar.has('signed_out'), request()]).toEqual([false, 1]);
  });

  it('[R-761] signing out fails and the member stays signed in when the server responds with an error', async () => {
    const failure = new Failure('unavailable', 'logout', 500);
    const { end, jar } = signedIn(failure);
    await expect(end.run('desktop')).rejects.toBe(failure);
    expect(jar.has('UAC_K')).toBe(true);
  });
});
