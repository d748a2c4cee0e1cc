import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Wire } from '../adapters/http/runtime';
import {
  alwaysOnline,
  countingRandom,
  noStorage,
  noTimers,
  nothingInFlight,
  requestCookies,
  stillClock,
  unknownDevice,
} from '../adapters/rendering/still-world';
import { CommunitiesPort } from '../core/communities/communities-port';
import { ComposerExtras } from '../core/composer/composer-extras';
import { FeedPort } from '../core/feed/feed-port';
import { CurrentSession } from '../core/login/current-session';
import { LoginExtras } from '../core/login/login-extras';
import { LoginPort } from '../core/login/login-port';
import { ProfilePort } from '../core/login/profile-port';
import { SandboxPort } from '../core/login/sandbox-port';
import { NotificationExtras } from '../core/notifications/notification-extras';
import { AnonymousProfilePort } from '../core/onboarding/anonymous-profile-port';
import { CareerStatusPort } from '../core/onboarding/career-status-port';
import { OnboardingExtras } from '../core/onboarding/onboarding-extras';
import { PseudoProfilesPort } from '../core/onboarding/pseudo-profiles-port';
import { VerificationPort } from '../core/onboarding/verification-port';
import { Postbox } from '../core/posts/postbox';
import { VotingPort } from '../core/posts/voting-port';
import { ChoicesPort } from '../core/search/choices-port';
import { AnalyticsPort } from '../core/shell/analytics-port';
import { en } from '../core/shell/en';
import { ErrorLogPort } from '../core/shell/error-log-port';
import { HealthPort } from '../core/shell/health-port';
import { NativeExtras } from '../core/shell/native-extras';
import { ShellExtras } from '../core/shell/shell-extras';
import type { Token } from '../views/use-store';
import { makeContainer, resolverOf } from './container';
import { fakeWire } from './fake-wire';
import { screenLoader } from './screen-loader';
import { screens } from './screens';

const world = () => ({
  clock: stillClock(0),
  cookies: requestCookies('UAC_K=1'),
  storage: noStorage,
  tabStorage: noStorage,
  timers: noTimers,
  random: countingRandom(),
  device: unknownDevice,
  connectivity: alwaysOnline,
  inFlight: nothingInFlight,
  catalogue: { messages: en },
});

const PORTS: readonly Token<object>[] = [
  AnalyticsPort,
  ChoicesPort,
  AnonymousProfilePort,
  CareerStatusPort,
  VerificationPort,
  CommunitiesPort,
  ErrorLogPort,
  FeedPort,
  HealthPort,
  LoginPort,
  ProfilePort,
  PseudoProfilesPort,
  SandboxPort,
  VotingPort,
  CurrentSession,
];

/** Every store there is, by its file. */
async function storesOnDisk(): Promise<readonly (readonly [string, Token<object>])[]> {
  const folder = new URL('../stores/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-store.ts'),
  );
  // By its whole address: a list of the folder's files made in advance would not know of one that is new.
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ new URL(file, folder).pathname) as Promise<object>),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => name.endsWith('Store') && typeof value === 'function');
}

const unreachable: Wire = { origin: 'http://here', fetch: () => Promise.reject(new TypeError('no network')) };

describe.each([
  ['the real adapters', () => unreachable],
  ['the fakes', () => fakeWire({}, 'http://here')],
])('everything can be made from %s', (_, wire) => {
  const made = async () => {
    const container = makeContainer(wire(), world());
    const resolve = resolverOf(container);
    await resolve(ShellExtras).load();
    await resolve(Postbox).load();
    await resolve(OnboardingExtras).load();
    await resolve(ComposerExtras).load();
    await resolve(NotificationExtras).load();
    await resolve(LoginExtras).load();
    await resolve(NativeExtras).load();
    const load = screenLoader(container, (error) => Promise.reject(error));
    for (const entry of new Set(Object.values(screens))) {
      for (const module of entry.modules ?? [])
        await load(
          { ...entry, load: () => Promise.resolve({ Component: () => null }), modules: [module] },
          '/',
        );
    }
    return resolve;
  };

  it('[R-869][R-870] every port', async () => {
    const resolve = await made();
    for (const port of PORTS) expect(resolve(port), port.name).toBeDefined();
  });

  it('[R-869] every store', async () => {
    const resolve = await made();
    const stores = await storesOnDisk();
    expect(stores.length).toBeGreaterThan(10);
    for (const [name, store] of stores) expect(resolve(store), name).toBeInstanceOf(store);
  });
});

it('[R-870] a whole reading of the feed works on the fakes alone', async () => {
  const resolve = resolverOf(makeContainer(fakeWire({}, 'http://here'), world()));
  const page = await resolve(FeedPort).listFeed({ type: 'GENERIC', sort: 'POPULAR' });
  expect(page.items.length).toBeGreaterThan(0);
  await expect(resolve(ProfilePort).readProfile()).resolves.toMatchObject({ userName: 'QuietMonsoon' });
});
