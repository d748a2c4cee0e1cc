import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../http/testing';
import { renewSession } from './renew-session';
import { lockedSignIn } from './sign-in-lock';

const ORIGIN = 'https://humkaar.example';
const LOGIN = `${ORIGIN}/login/social`;
const RENEWAL = `${ORIGIN}/login/refresh`;

/** The requests that the service received, and its responses. */
let received: string[];
let respond: (url: string) => Promise<Response>;
/** Aborted when a tab has waited long enough. */
let maxWait: AbortController;

beforeEach(() => {
  received = [];
  respond = async () => Response.json({ signedIn: true });
  maxWait = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => maxWait.signal);
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('navigator', { locks: oneAfterTheOther() });
  vi.stubGlobal('fetch', (request: Request) => {
    received.push(request.url);
    return respond(request.url);
  });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string | Request, settings?: RequestInit) {
        super(typeof url === 'string' ? new URL(url, ORIGIN) : url, settings);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The locks of a browser, as far as the tabs here need them. */
function oneAfterTheOther(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: LockOptions, run: () => Promise<unknown>) => {
    let isDenied = false;
    const denied = new Promise((_, deny) =>
      signal?.addEventListener('abort', () => {
        isDenied = true;
        deny(signal.reason);
      }),
    );
    const turn = last.then(() => (isDenied ? undefined : run()));
    last = turn.catch(() => undefined);
    return Promise.race([turn, denied]);
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

const signIn = lockedSignIn((request) => fetch(request));
const logIn = () => signIn(new Request(LOGIN, { method: 'POST' }));

function held() {
  let release = (_: Response) => {};
  const response = new Promise<Response>((resolve) => (release = resolve));
  return { response, release };
}

it('a tab whose session ends during a login in another tab renews the new session after it', async () => {
  const { response, release } = held();
  respond = (url) => (url === LOGIN ? response : Promise.resolve(Response.json({ signedIn: true })));
  const login = logIn();
  const renewed = renewSession();
  await settle();
  expect(received).toEqual([LOGIN]);
  release(Response.json({ isNew: false }));
  expect(await renewed).toBe(true);
  expect((await login).ok).toBe(true);
  expect(received).toEqual([LOGIN, RENEWAL]);
});

it('a login waits for a renewal in another tab, which would otherwise answer for the session before', async () => {
  const { response, release } = held();
  respond = (url) => (url === RENEWAL ? response : Promise.resolve(Response.json({ isNew: false })));
  const renewed = renewSession();
  const login = logIn();
  await settle();
  expect(received).toEqual([RENEWAL]);
  release(Response.json({ signedIn: true }));
  expect([await renewed, (await login).ok]).toEqual([true, true]);
  expect(received).toEqual([RENEWAL, LOGIN]);
});

it('a renewal in another tab that hangs does not prevent a login', async () => {
  respond = (url) => (url === RENEWAL ? held().response : Promise.resolve(Response.json({ isNew: false })));
  void renewSession();
  const login = logIn();
  maxWait.abort();
  expect((await login).ok).toBe(true);
});

it('other requests do not wait for a login', async () => {
  respond = (url) => (url === LOGIN ? held().response : Promise.resolve(Response.json({})));
  void logIn();
  expect((await signIn(new Request(`${ORIGIN}/feed-services/v3/feed`))).ok).toBe(true);
});
