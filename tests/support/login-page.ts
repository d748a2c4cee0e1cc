import { LoginMarks } from '../../src/core/login/login-marks';
import type { LoginPort, LoginProvider, SignedIn, SocialLogin } from '../../src/core/login/login-port';
import type {
  ProviderEvent,
  ProviderKits,
  ProviderListener,
  ProviderRequest,
} from '../../src/core/login/providers';
import type { ErrorLogPort } from '../../src/core/shell/error-log-port';
import { LoginAttempts } from '../../src/stores/login/login-attempts';
import { LoginRedirects } from '../../src/stores/login/login-redirects';
import { LoginStore } from '../../src/stores/login/login-store';
import { LoginWaysStore } from '../../src/stores/login/login-ways-store';
import { SocialLoginStore } from '../../src/stores/login/social-login-store';
import { ToastStore } from '../../src/stores/shared/toast-store';

const waysOf = (mode: LoginProvider['mode']): readonly LoginProvider[] =>
  (['google', 'linkedin', 'outlook', 'naukri'] as const).map((name) => ({ name, mode, clientId: 'sandbox' }));

interface Options {
  readonly here?: string;
  readonly cookies?: boolean;
  readonly kits?: boolean;
  readonly nativeApp?: boolean;
  readonly mode?: LoginProvider['mode'];
  /** The secret of the next attempt. */
  readonly newId?: () => string;
  readonly answer?: () => Promise<SignedIn>;
}

/** The device: its storage, and whether it accepts cookies. */
function device(cookies: boolean) {
  const jar = new Map<string, string>();
  const saved = new Map<string, string>();
  return {
    kept: saved,
    jar: {
      read: (name: string) => jar.get(name),
      write: (name: string, value: string) => void (cookies && jar.set(name, value)),
    },
    storage: {
      read: (key: string) => saved.get(key),
      write: (key: string, text: string) => void saved.set(key, text),
      remove: (key: string) => void saved.delete(key),
    },
  };
}

/** Providers whose events the test controls. */
function providers(kits: boolean) {
  let listener: ProviderListener = () => {};
  const nonces: string[] = [];
  const prompts: ('shown' | 'removed')[] = [];
  const kit = {
    signIn: ({ nonce }: ProviderRequest, contribution: ProviderListener) => {
      nonces.push(nonce);
      listener = contribution;
    },
    oneTap: (_: unknown, __: string, contribution: ProviderListener) => {
      listener = contribution;
      prompts.push('shown');
      return () => void prompts.push('removed');
    },
  };
  const all: ProviderKits = {
    google: async () => (kits ? kit : undefined),
    microsoft: async () => (kits ? kit : undefined),
    jobPortal: async () => (kits ? kit : undefined),
  };
  const happens = async (event: ProviderEvent) => {
    listener(event);
    await new Promise<void>((done) => setImmediate(done));
  };
  return { all, happens, nonces, prompts };
}

/** A fake login service that records calls and log entries. */
function services(answer: Options['answer'], mode: LoginProvider['mode']) {
  const logged: string[] = [];
  const tracked: string[] = [];
  const sent: SocialLogin[] = [];
  const login: LoginPort = {
    logout: async () => {},
    renewSession: async () => ({ signedIn: false }),
    listLoginProviders: async () => waysOf(mode),
    signInWithProvider: (socialLogin) => {
      sent.push(socialLogin);
      return answer?.() ?? Promise.resolve({ isNew: false });
    },
  };
  const quiet = { after: () => () => {}, every: () => () => {} };
  const toasts = new ToastStore(quiet, { id: () => String(logged.length + tracked.length + sent.length) });
  const analytics = {
    recordEvent: async ({ eventType }: { eventType: string }) => void tracked.push(eventType),
    recordEvents: async () => {},
    recordTiming: async () => {},
    recordVital: async () => {},
  };
  const errors: ErrorLogPort = {
    logError: async ({ error, extra }) => void logged.push(`${extra?.level} ${error}`),
  };
  const message = () => toasts.toasts.map(({ text1, text2 }) => [text1, text2]);
  return {
    login,
    social: new SocialLoginStore(login, toasts, errors, analytics),
    messages: message,
    logged,
    tracked,
    sent,
  };
}

/** Timers controlled by the test. */
function fakeTimers() {
  const waiting: { milliseconds: number; run: () => void }[] = [];
  const after = (milliseconds: number, run: () => void) => {
    waiting.push({ milliseconds, run });
    return () => {};
  };
  return { waiting, timers: { after, every: () => () => {} } };
}

/** A page at an address. */
export async function loginPage({
  here = '/p/1',
  cookies = true,
  kits = true,
  nativeApp = false,
  mode = 'SANDBOX',
  newId = () => 'an-attempt-of-a-test',
  answer,
}: Options = {}) {
  const { jar, storage, kept: saved } = device(cookies);
  const { all, happens, nonces, prompts } = providers(kits);
  const { login, social, ...contribution } = services(answer, mode);
  const left: string[] = [];
  const waited: number[] = [];
  const after = (milliseconds: number, run: () => void) => {
    waited.push(milliseconds);
    run();
    return () => {};
  };
  const attempts = new LoginAttempts(
    new LoginMarks(jar, storage),
    { id: newId },
    { of: async (attempt) => `nonce of ${attempt}` },
    { now: () => 1_800_000_000_000 },
  );
  const { waiting, timers } = fakeTimers();
  const loginRedirects = new LoginRedirects(
    { current: () => here, leaveFor: (path: string) => void left.push(path) },
    { after, every: () => () => {} },
    storage,
    { nativeApp: false, ios: false, android: false, width: () => 390 },
  );
  const ways = new LoginWaysStore(login, all, { nativeApp }, timers);
  await ways.open();
  return {
    store: new LoginStore({ ways, attempts, social, loginRedirects }),
    happens,
    nonces,
    prompts,
    left,
    waited,
    kept: saved,
    waiting,
    ways,
    ...contribution,
  };
}
