import { expect, it } from 'vitest';
import { EndSession } from '../../core/login/end-session';
import type { Profile } from '../../core/login/profile-port';
import type { InFlight } from '../../core/shell/in-flight';
import { SessionEndStore } from './session-end-store';
import { SessionStore } from './session-store';
import { SignOutStore } from './sign-out-store';

const device = { nativeApp: false, ios: false, android: false, width: () => 1280 };
const done = async () => undefined;
const silentAnalytics = { recordEvent: done, recordEvents: done, recordTiming: done, recordVital: done };

it('[R-666][R-211] signing out ends the session once and cancels all pending requests of the member', async () => {
  const steps: string[] = [];
  const notRequested = () => Promise.reject(new Error('not asked'));
  const session = new SessionStore({ readProfile: notRequested }, { read: () => undefined, write: () => {} });
  const calls: InFlight = { cancel: () => void steps.push('called off') };
  const noCookies = { read: () => undefined, write: () => {} };
  const ending = new SessionEndStore(session, calls, silentAnalytics, noCookies);
  const login = { logout: async () => void steps.push('logout') };
  const endSession = new EndSession(login, noCookies, { online: () => true });
  await new SignOutStore(endSession, ending, device, { post: () => {} }).signOut({
    ended: { text: 'You have been signed out.' },
    pending: { text: 'You are signed out here.' },
  });
  expect(ending.pendingToast).toEqual({ text: 'You have been signed out.' });
  expect(steps).toEqual(['logout', 'called off']);
  expect([session.signedIn, ending.due]).toEqual([false, false]);
});

it('a page that looks at its cookies while it signs out still shows the message of the sign-out', async () => {
  let isCookieThere = true;
  const cookies = {
    read: (name: string) => (isCookieThere && name === 'UAC_K' ? '1' : undefined),
    write: () => {},
  };
  const profile = { accountId: 'asha', userName: 'Asha' } as Profile;
  const session = new SessionStore({ readProfile: async () => profile }, cookies);
  await session.open();
  const ending = new SessionEndStore(session, { cancel: () => {} }, silentAnalytics, cookies);
  const signedIn: boolean[] = [];
  const logout = async () => {
    isCookieThere = false;
    ending.look();
    signedIn.push(session.signedIn);
  };
  const endSession = new EndSession({ logout }, cookies, { online: () => true });
  const messages = {
    ended: { text: 'You have been signed out.' },
    pending: { text: 'You are signed out here.' },
  };
  await new SignOutStore(endSession, ending, device, { post: () => {} }).signOut(messages);
  expect(signedIn).toEqual([true]);
  expect([session.signedIn, ending.pendingToast]).toEqual([false, messages.ended]);
});
