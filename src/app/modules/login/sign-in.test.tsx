import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchedStorage } from '../../../../tests/support/watched-storage';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { requestCookies } from '../../../adapters/rendering/server-environment';
import { loginText } from '../../../core/login/text';
import { deferredText } from '../../../core/shell/deferred-text';
import { LOGIN_CONTEXTS } from '../../../core/shell/login-context';
import { memoryStorage } from '../../../core/shell/memory-storage';
import { PENDING_TOAST_KEY } from '../../../core/shell/pending-toast';
import { PromptsStore } from '../../../stores/contributions/prompts-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { SessionStore } from '../../../stores/login/session-store';
import { SignOutStore } from '../../../stores/login/sign-out-store';
import { ShellStore } from '../../../stores/shell/shell-store';

const VISITOR = { cookies: requestCookies('') };
const NATIVE = { nativeApp: true, ios: false, android: true, width: () => 390 };
const PHONE = { ...NATIVE, nativeApp: false };

beforeAll(async () => {
  await import('../../../views/feed/home-screen');
}, 30_000);
const dialog = () => screen.findByRole('dialog');

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

const ended = () => new Response(null, { status: 204 });

describe('signing out', () => {
  const press = async (...[overrides, environment]: Tail<Parameters<typeof showPage>>) => {
    const app = await showPage('/settings', overrides, environment);
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out/ }));
    return app;
  };

  it('[R-666][R-210][R-211] signing out ends on a visitor page that confirms it', async () => {
    const tabStorage = memoryStorage();
    const { restarts, resolve, toasts } = await press({ logout: ended }, { tabStorage });
    await touchUntil(() => expect(restarts).toEqual(['/?toast=']));
    expect(resolve(SessionStore).session).toEqual({ profile: undefined });
    expect(toasts()).toEqual([]);
    const next = await showPage('/settings?toast=', {}, { tabStorage });
    await waitFor(() => expect(next.toasts()).toEqual(['You have been signed out.']));
  });

  it('signing out offline drops the account at once, and the next page says that the server follows later', async () => {
    const { tabStorage, written } = watchedStorage();
    const { restarts, resolve } = await press(
      { logout: () => Promise.reject(new TypeError('Failed to fetch')) },
      { tabStorage },
    );
    await touchUntil(() => expect(restarts).toEqual(['/?toast=']));
    expect(written.get(PENDING_TOAST_KEY)).toBe(deferredText.signedOutHere);
    expect(resolve(SessionStore).signedIn).toBe(false);
  });

  it('[R-198] signing out from the drawer loads a fresh page', async () => {
    const { restarts, resolve } = await showPage('/settings', { logout: ended });
    await act(async () => resolve(ShellStore).open('drawer'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    fireEvent.click(await drawer.findByRole('button', { name: /^Sign out/ }));
    await waitFor(() => expect(restarts).toEqual(['/?toast=']));
  });

  it('[R-761][R-762] a failed sign-out keeps the member signed in, says so and is logged', async () => {
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

describe('the login dialog', () => {
  it.each(LOGIN_CONTEXTS)(
    '[R-212][R-213][R-180][R-200][R-204][R-214] the login dialog for %s has its specific text',
    async (context) => {
      const { resolve } = await showPage('/about-us', {}, VISITOR);
      resolve(LoginPromptStore).open('login', context);
      const open = await dialog();
      const { title, text } = deferredText.loginPrompt.contexts[context];
      expect(await within(open).findByRole('heading', { name: title })).toBeInTheDocument();
      expect(within(open).getByText(text)).toBeInTheDocument();
      const mayClose = context !== 'review' && context !== 'feed';
      expect(within(open).queryAllByRole('button', { name: 'Close' })).toHaveLength(mayClose ? 1 : 0);
      expect(within(open).queryAllByRole('link', { name: 'Go to home' })).toHaveLength(mayClose ? 0 : 1);
    },
  );

  it('[R-258] closing the login dialog goes back to the previous page if that was requested', async () => {
    const { resolve, router } = await showPage('/about-us', {}, VISITOR);
    await router.navigate('/');
    resolve(LoginPromptStore).open('login', 'salary', undefined, {
      backOnClose: true,
      title: 'A title of its own',
    });
    const open = await dialog();
    expect(await within(open).findByRole('heading', { name: 'A title of its own' })).toBeInTheDocument();
    fireEvent.click(within(open).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/about-us'));
  });

  it('[R-258] closing the login dialog stays on the page by default', async () => {
    const { resolve, router } = await showPage('/about-us', {}, VISITOR);
    await router.navigate('/');
    resolve(LoginPromptStore).open('login', 'salary');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the login methods', () => {
  it('[R-150][R-761] the login page shows its methods for a visitor', async () => {
    await showPage('/login', {}, VISITOR);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  it('[R-552][R-765] a login without cookies in the browser reports that and does not sign in', async () => {
    const { toasts, resolve } = await showPage('/login', { signInAsMember: ended }, VISITOR);
    fireEvent.click(await screen.findByRole('button', { name: /^Asha Nair/ }));
    await waitFor(() => expect(toasts()).toEqual([loginText.cookiesBlocked]));
    expect(resolve(SessionStore).signedIn).toBe(false);
  });
});

describe('the session in the native app', () => {
  const around = globalThis as { HumkaarApp?: { postMessage: (text: string) => void } };
  const reported: { readonly type: string }[] = [];
  /** The page also asks the app about notifications when idle; only session messages count here. */
  const ofSession = () => reported.filter(({ type }) => ['login', 'signOut'].includes(type));
  afterEach(() => {
    delete around.HumkaarApp;
    reported.length = 0;
  });
  const inApp = async (calls: string[] = []) => {
    around.HumkaarApp = { postMessage: (text) => void reported.push(JSON.parse(text)) };
    const logout = () => {
      calls.push('logout');
      return new Response(null, { status: 204 });
    };
    return showPage('/', { logout }, { device: NATIVE });
  };

  it('[R-203] the native app is asked to open its login and gets the return URL', async () => {
    const { resolve } = await inApp();
    resolve(LoginPromptStore).open('login', 'feed', 'writer', {
      internalCampaign: 'ask',
      openCreatePost: true,
    });
    await waitFor(() => expect(ofSession()).toHaveLength(1));
    expect(ofSession()).toEqual([
      { type: 'login', redirectUrl: '/?openOnboarding=w&campaign=ask&openCreatePost=true&onLogin=true' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(resolve(LoginPromptStore).current).toBeUndefined();
  });

  it('[R-667] signing out in the native app is left to the app and sends no request to our service', async () => {
    const calls: string[] = [];
    const { resolve } = await inApp(calls);
    await resolve(SessionStore).ensure();
    expect(resolve(SessionStore).signedIn).toBe(true);
    await resolve(SignOutStore).signOut({ ended: { text: '' }, pending: { text: '' } });
    expect([ofSession(), calls, resolve(SessionStore).signedIn]).toEqual([[{ type: 'signOut' }], [], false]);
  });
});

describe('the automatic login prompt', () => {
  /** A clock that only advances when the test says so. */
  function manualTimers() {
    const waiting: { at: number; run: () => void }[] = [];
    let now = 0;
    return {
      timers: {
        after: (milliseconds: number, run: () => void) => {
          const item = { at: now + milliseconds, run };
          waiting.push(item);
          return () => void (waiting.includes(item) && waiting.splice(waiting.indexOf(item), 1));
        },
        every: () => () => {},
      },
      /** The page starts its timer shortly after it renders. */
      started: (milliseconds: number) =>
        waitFor(() => expect(waiting.map(({ at: time }) => time - now)).toContain(milliseconds)),
      advance: (milliseconds: number) => {
        now += milliseconds;
        for (const item of waiting.splice(0)) {
          if (item.at <= now) item.run();
          else waiting.push(item);
        }
      },
    };
  }

  it('[R-218][R-816] the automatic login prompt appears to a visitor after four seconds, not earlier, and opens the login', async () => {
    const { timers, started, advance } = manualTimers();
    const { resolve } = await showPage('/about-us', {}, { ...VISITOR, timers, device: PHONE });
    await screen.findByRole('heading', { level: 1 });
    await started(4_000);
    advance(3_999);
    expect(screen.queryByRole('complementary', { name: deferredText.prompt.label })).toBeNull();
    advance(1);
    const offer = await screen.findByRole('complementary', { name: deferredText.prompt.label });
    fireEvent.click(within(offer).getByRole('button', { name: 'Log in' }));
    expect(resolve(LoginPromptStore).current).toMatchObject({ loginPrompt: 'login', context: 'general' });
  });

  it('[R-218] the automatic login prompt does not cover the login page', async () => {
    const { timers, started, advance } = manualTimers();
    const { resolve, router } = await showPage('/login', {}, { ...VISITOR, timers, device: PHONE });
    await screen.findByRole('heading', { level: 1 });
    await started(4_000);
    advance(4_000);
    await waitFor(() => expect(resolve(PromptsStore).prompt).toBe(true));
    expect(screen.queryByRole('complementary', { name: deferredText.prompt.label })).toBeNull();
    await act(async () => router.navigate('/about-us'));
    expect(await screen.findByRole('complementary', { name: deferredText.prompt.label })).toBeVisible();
  });

  it('[R-218] the automatic login prompt never appears to a signed-in member', async () => {
    const { timers, started, advance } = manualTimers();
    const { resolve } = await showPage('/about-us', {}, { timers });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(resolve(SessionStore).signedIn).toBe(true));
    await started(4_000);
    advance(60_000);
    expect(resolve(ShellStore).isSettled).toBe(true);
    expect(resolve(PromptsStore).prompt).toBe(false);
  });
});
