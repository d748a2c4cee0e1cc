import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { showPage } from '../../tests/support/whole-page';
import { requestCookies } from '../adapters/rendering/still-world';
import { loginWords } from '../core/login/words';
import { laterEn } from '../core/messages/later-en';
import { LOGIN_CONTEXTS } from '../core/session/login-context';
import { Storage } from '../core/shared/storage';
import { RECENT_SEARCHES_KEY } from '../core/shell/recent-searches';
import { GateStore } from '../stores/gate-store';
import { PromptsStore } from '../stores/prompts-store';
import { RecentSearchesStore } from '../stores/recent-searches-store';
import { SessionStore } from '../stores/session-store';
import { ShellStore } from '../stores/shell-store';
import { SignOutStore } from '../stores/sign-out-store';

const VISITOR = { cookies: requestCookies('') };
const NATIVE = { nativeApp: true, ios: false, android: true, width: () => 390 };
const PHONE = { ...NATIVE, nativeApp: false };

beforeAll(async () => {
  await import('../views/screens/home-screen');
}, 30_000);
const dialog = () => screen.findByRole('dialog');

const ended = () => new Response(null, { status: 204 });

describe('signing out', () => {
  const press = async (answers: Parameters<typeof showPage>[1]) => {
    const app = await showPage('/settings', answers);
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out/ }));
    return app;
  };

  it('[R-666][R-210][R-211] ends in a page that is nobody’s, and says so', async () => {
    const { toasts, resolve } = await press({ logout: ended });
    await waitFor(() => expect(toasts()).toEqual(['You have been signed out.']));
    expect(resolve(SessionStore).session).toEqual({ profile: undefined });
  });

  it('without a network forgets the account at once, and says that the server is told later', async () => {
    const { toasts, resolve } = await press({
      logout: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await waitFor(() => expect(toasts()).toEqual([laterEn.signedOutHere]));
    expect(resolve(SessionStore).signedIn).toBe(false);
  });

  it('[R-198] from the drawer leaves the keyboard on the page, where what opened the drawer is gone', async () => {
    const { resolve } = await showPage('/settings', { logout: ended });
    await act(async () => resolve(ShellStore).open('drawer'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    fireEvent.click(await drawer.findByRole('button', { name: /^Sign out/ }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('[R-855] takes along what was searched for on this device', async () => {
    const { resolve } = await showPage('/settings', { logout: ended });
    resolve(RecentSearchesStore).add('layoffs');
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out/ }));
    await waitFor(() => expect(resolve(Storage).read(RECENT_SEARCHES_KEY)).toBeUndefined());
  });

  it.each([
    ['a page of the network in between', () => new Response('<h1>Hotel</h1>')],
    ['nothing at all', () => new Response('')],
    ['other data', () => Response.json({ ok: true })],
  ])(
    '[R-761] answered with 200 and %s is not done, and nobody is told that they are out',
    async (_, logout) => {
      const { toasts, resolve } = await press({ logout });
      await waitFor(() => expect(toasts()).toEqual(["Couldn't sign out, please try again later."]));
      expect(resolve(SessionStore).signedIn).toBe(true);
    },
  );

  it('[R-761][R-762] that did not work leaves one signed in, says so, and is logged as that', async () => {
    const logged: unknown[] = [];
    const logError = async ({ request }: { request: Request }) => {
      logged.push(await request.json());
      return ended();
    };
    const { toasts, resolve } = await press({ logout: () => new Response('{}', { status: 500 }), logError });
    await waitFor(() => expect(toasts()).toEqual(["Couldn't sign out, please try again later."]));
    expect(resolve(SessionStore).signedIn).toBe(true);
    await waitFor(() => expect(logged).toHaveLength(1));
    expect(logged[0]).toMatchObject({
      error: expect.stringContaining('Logout API returned unexpected status'),
      extra: { type: 'logout API', level: 'error' },
    });
  });
});

describe('the login over the page', () => {
  it.each(LOGIN_CONTEXTS)(
    '[R-212][R-213][R-180][R-200][R-204][R-214] for %s has words of its own',
    async (context) => {
      const { resolve } = await showPage('/about-us', {}, VISITOR);
      resolve(GateStore).open('login', context);
      const open = await dialog();
      const { title, text } = laterEn.gate.contexts[context];
      expect(await within(open).findByRole('heading', { name: title })).toBeInTheDocument();
      expect(within(open).getByText(text)).toBeInTheDocument();
      const mayClose = context !== 'review' && context !== 'feed';
      expect(within(open).queryAllByRole('button', { name: 'Close' })).toHaveLength(mayClose ? 1 : 0);
      expect(within(open).queryAllByRole('link', { name: 'Go to home' })).toHaveLength(mayClose ? 0 : 1);
    },
  );

  it('[R-258] goes back to where one came from when it is closed, if it was asked to', async () => {
    const { resolve, router } = await showPage('/about-us', {}, VISITOR);
    await router.navigate('/');
    resolve(GateStore).open('login', 'salary', undefined, { backOnClose: true, title: 'A title of its own' });
    const open = await dialog();
    expect(await within(open).findByRole('heading', { name: 'A title of its own' })).toBeInTheDocument();
    fireEvent.click(within(open).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/about-us'));
  });

  it('[R-258] stays where it is when nobody asked for that', async () => {
    const { resolve, router } = await showPage('/about-us', {}, VISITOR);
    await router.navigate('/');
    resolve(GateStore).open('login', 'salary');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the ways to log in', () => {
  it('[R-150][R-761] are there, whatever signing out expects of its answer', async () => {
    await showPage('/login', {}, VISITOR);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  it('[R-552][R-765] nobody is told that they are in where the browser keeps no cookies', async () => {
    const { toasts, resolve } = await showPage('/login', { signInAsMember: ended }, VISITOR);
    fireEvent.click(await screen.findByRole('button', { name: /^Asha Nair/ }));
    await waitFor(() => expect(toasts()).toEqual([loginWords.cookiesBlocked]));
    expect(resolve(SessionStore).signedIn).toBe(false);
  });
});

describe('in the native app', () => {
  const around = globalThis as { HumkaarApp?: { postMessage: (text: string) => void } };
  const told: { readonly type: string }[] = [];
  /** The app is asked about notifications as well, whenever a page has time. */
  const ofSession = () => told.filter(({ type }) => ['login', 'signOut'].includes(type));
  afterEach(() => {
    delete around.HumkaarApp;
    told.length = 0;
  });
  const inApp = async (calls: string[] = []) => {
    around.HumkaarApp = { postMessage: (text) => void told.push(JSON.parse(text)) };
    const logout = () => {
      calls.push('logout');
      return new Response(null, { status: 204 });
    };
    return showPage('/', { logout }, { device: NATIVE });
  };

  it('[R-203] the app is asked to open its login, and told where to lead back to', async () => {
    const { resolve } = await inApp();
    resolve(GateStore).open('login', 'feed', 'writer', { internalCampaign: 'ask', openCreatePost: true });
    await waitFor(() => expect(ofSession()).toHaveLength(1));
    expect(ofSession()).toEqual([
      { type: 'login', redirectUrl: '/?openOnboarding=w&campaign=ask&openCreatePost=true&onLogin=true' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(resolve(GateStore).current).toBeUndefined();
  });

  it('[R-667] signing out is the app’s: our service is not asked', async () => {
    const calls: string[] = [];
    const { resolve } = await inApp(calls);
    await resolve(SessionStore).ensure();
    expect(resolve(SessionStore).signedIn).toBe(true);
    await resolve(SignOutStore).signOut();
    expect([ofSession(), calls, resolve(SessionStore).signedIn]).toEqual([[{ type: 'signOut' }], [], false]);
  });
});

describe('the login that is offered by itself', () => {
  /** Time that stands until it is told to go on. */
  function handTimers() {
    const waiting: { at: number; run: () => void }[] = [];
    let now = 0;
    return {
      timers: {
        after: (milliseconds: number, run: () => void) => {
          const one = { at: now + milliseconds, run };
          waiting.push(one);
          return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
        },
        every: () => () => {},
      },
      /** The page begins to wait a moment after it is drawn. */
      begun: (milliseconds: number) =>
        waitFor(() => expect(waiting.map(({ at }) => at - now)).toContain(milliseconds)),
      goOn: (milliseconds: number) => {
        now += milliseconds;
        for (const one of waiting.splice(0)) {
          if (one.at <= now) one.run();
          else waiting.push(one);
        }
      },
    };
  }

  it('[R-218][R-816] comes to a visitor after four seconds and not before, and opens the login', async () => {
    const { timers, begun, goOn } = handTimers();
    const { resolve } = await showPage('/about-us', {}, { ...VISITOR, timers, device: PHONE });
    await screen.findByRole('heading', { level: 1 });
    await begun(4_000);
    goOn(3_999);
    expect(screen.queryByRole('complementary', { name: laterEn.prompt.label })).toBeNull();
    goOn(1);
    const offer = await screen.findByRole('complementary', { name: laterEn.prompt.label });
    fireEvent.click(within(offer).getByRole('button', { name: 'Log in' }));
    expect(resolve(GateStore).current).toMatchObject({ gate: 'login', context: 'general' });
  });

  it('[R-218] does not lie over the ways to log in on their own page', async () => {
    const { timers, begun, goOn } = handTimers();
    const { resolve, router } = await showPage('/login', {}, { ...VISITOR, timers, device: PHONE });
    await screen.findByRole('heading', { level: 1 });
    await begun(4_000);
    goOn(4_000);
    await waitFor(() => expect(resolve(PromptsStore).prompt).toBe(true));
    expect(screen.queryByRole('complementary', { name: laterEn.prompt.label })).toBeNull();
    await act(async () => router.navigate('/about-us'));
    expect(await screen.findByRole('complementary', { name: laterEn.prompt.label })).toBeVisible();
  });

  it('[R-218] never comes to somebody who is signed in', async () => {
    const { timers, begun, goOn } = handTimers();
    const { resolve } = await showPage('/about-us', {}, { timers });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(resolve(SessionStore).signedIn).toBe(true));
    await begun(4_000);
    goOn(60_000);
    expect(resolve(ShellStore).ripe).toBe(true);
    expect(resolve(PromptsStore).prompt).toBe(false);
  });
});
