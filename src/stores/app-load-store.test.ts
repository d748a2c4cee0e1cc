import { describe, expect, it } from 'vitest';
import type { Profile } from '../core/profile/profile-port';
import { AppLoadStore } from './app-load-store';
import { SessionStore } from './session-store';

const SIGNED_IN = { UAC_K: '1', usr_data: '{"UserId":"u1"}', authtype: 'google' };

async function page(cookies: Record<string, string>, kept: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));
  const stored = new Map(Object.entries(kept));
  const told: string[] = [];
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
    { readProfile: async () => ({ name: 'Kavya' }) as Profile },
    marks.cookies,
  );
  await session.open();
  const analytics = {
    recordEvent: async ({ eventType, entity = '' }: { eventType: string; entity?: string | undefined }) =>
      void told.push(`${eventType} ${entity}`.trim()),
    recordEvents: async () => {},
    recordTiming: async () => {},
    recordVital: async () => {},
  };
  const errors = { logError: async ({ error }: { error: string }) => void told.push(error) };
  const store = new AppLoadStore(session, marks, analytics, errors);
  return { store, jar, stored, told };
}

describe('a page that is loaded', () => {
  it('[R-510][R-226] after a sign-in tells that it worked, once, and clears how it was done', async () => {
    const { store, jar, stored, told } = await page(SIGNED_IN, { loginInitiated: 'google' });
    expect(store.run('HomeScreen')).toBe(true);
    expect(told).toEqual(['loginSucceeded LoginAttempt_Social_API', 'userLogin']);
    expect([jar.has('authtype'), stored.get('authType'), stored.has('loginInitiated')]).toEqual([
      false,
      'google',
      false,
    ]);
    expect(store.run('HomeScreen')).toBe(false);
    expect(told).toHaveLength(2);
  });

  it('[R-510][R-708] after a sign-in that did not happen tells that', async () => {
    const { store, told } = await page({}, { loginInitiated: 'naukri' });
    expect([store.run('HomeScreen'), told]).toEqual([false, ['loginFailed LoginAttempt_Social_API']]);
  });

  it('without either tells nothing', async () => {
    const { store, told } = await page({}, { loginInitiated: 'somebody' });
    expect([store.run('HomeScreen'), told, store.userLoaded]).toEqual([false, [], true]);
  });

  it('[R-232] logs once what cannot be read', async () => {
    const { store, told } = await page({ UAC_K: '1', usr_data: '{' });
    store.run('HomeScreen');
    store.run('HomeScreen');
    expect(told).toEqual(['usr_data cannot be read']);
  });
});
