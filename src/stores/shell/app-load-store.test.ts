import { describe, expect, it } from 'vitest';
import { deviceFacts } from '../../core/login/device-facts';
import { LoginMarks } from '../../core/login/login-marks';
import type { Profile } from '../../core/login/profile-port';
import { CommunitiesStore } from '../communities/communities-store';
import { SessionStore } from '../login/session-store';
import { AppLoadStore } from './app-load-store';

const SIGNED_IN = { UAC_K: '1', usr_data: '{"UserId":"u1"}', authtype: 'google' };

async function page(
  cookies: Record<string, string>,
  saved: Record<string, string> = {},
  request: () => void = () => {},
) {
  const jar = new Map(Object.entries(cookies));
  const stored = new Map(Object.entries(saved));
  const reported: string[] = [];
  const marks = {
    cookies: {
      read: (name: string) => jar.get(name),
      write: (name: string, value: string, days: number) =>
        void (days > 0 ? jar.set(name, value) : jar.delete(name)),
    },
    storage: {
      read: (key: string) => stored.get(key),
      write: (key: string, text: string) => void stored.set(key, text),
      remove: (key: string) => void stored.delete(key),
    },
  };
  const session = new SessionStore(
    {
      readProfile: async () => {
        request();
        return { name: 'Kavya' } as Profile;
      },
    },
    marks.cookies,
  );
  await session.open();
  const analytics = {
    recordEvent: async ({ eventType, entity = '' }: { eventType: string; entity?: string | undefined }) =>
      void reported.push(`${eventType} ${entity}`.trim()),
    recordEvents: async () => {},
    recordTiming: async () => {},
    recordVital: async () => {},
  };
  const errors = { logError: async ({ error }: { error: string }) => void reported.push(error) };
  const store = new AppLoadStore(session, new LoginMarks(marks.cookies, marks.storage), analytics, errors);
  return { store, session, jar, stored, reported };
}

describe('a loaded page', () => {
  it('[R-510][R-226][R-235] a page loaded after a sign-in records the success once and clears the sign-in markers', async () => {
    const { store, jar, stored, reported } = await page(SIGNED_IN, { loginInitiated: 'google' });
    expect(store.run('HomeScreen')).toBe(true);
    expect(reported).toEqual(['loginSucceeded LoginAttempt_Social_API', 'userLogin']);
    expect([jar.has('authtype'), stored.get('authType'), stored.has('loginInitiated')]).toEqual([
      false,
      'google',
      false,
    ]);
    expect(store.run('HomeScreen')).toBe(false);
    expect(reported).toHaveLength(2);
  });

  it('[R-510][R-708] a page loaded after a failed sign-in records the failure', async () => {
    const { store, reported } = await page({}, { loginInitiated: 'naukri' });
    expect([store.run('HomeScreen'), reported]).toEqual([false, ['loginFailed LoginAttempt_Social_API']]);
  });

  it('[R-221] a page loaded after signing out clears the sign-in method and preserves the device data', async () => {
    const device = { deviceId: 'device-0123456789abcd', cvid: 'visit-0123456789abcd', appVersion: '7.2.0' };
    const { store, jar, stored } = await page(device, { authType: 'google', loginInitiated: 'google' });
    store.run('HomeScreen');
    expect([...stored]).toEqual([]);
    expect(deviceFacts({ read: (name) => jar.get(name) })).toMatchObject({
      device: '••••abcd',
      visit: '••••abcd',
      appVersion: '7.2.0',
    });
  });

  it('[R-509] a page loaded without a cookie requests no profile and does not wait for the communities of a member', async () => {
    const requests: string[] = [];
    const { store, session } = await page({}, {}, () => requests.push('profile'));
    const shelves = async ({ shelf }: { shelf: string }) => {
      requests.push(shelf);
      return [];
    };
    const communities = new CommunitiesStore({ listCommunities: shelves } as never, session);
    await communities.openRail();
    store.run('HomeScreen');
    expect([requests, communities.rail.state, store.userLoaded]).toEqual([['all'], 'SUCCESS', true]);
  });

  it('a page loaded without a sign-in records nothing', async () => {
    const { store, reported } = await page({}, { loginInitiated: 'somebody' });
    expect([store.run('HomeScreen'), reported, store.userLoaded]).toEqual([false, [], true]);
  });

  it('[R-232] a page loaded with an unreadable cookie logs it once', async () => {
    const { store, reported } = await page({ UAC_K: '1', usr_data: '{' });
    store.run('HomeScreen');
    store.run('HomeScreen');
    expect(reported).toEqual(['usr_data cannot be read']);
  });
});
