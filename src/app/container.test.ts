import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  containerOver,
  fakePort,
  loadModules,
  testContainer,
  testEnvironment,
} from '../../tests/support/test-container';
import type { Wire } from '../adapters/http/runtime';
import { CommunitiesPort } from '../core/communities/communities-port';
import { FeedPort } from '../core/feed/feed-port';
import { CurrentSession } from '../core/login/current-session';
import { LoginPort } from '../core/login/login-port';
import { ProfilePort } from '../core/login/profile-port';
import { SandboxPort } from '../core/login/sandbox-port';
import { AnonymousProfilePort } from '../core/onboarding/anonymous-profile-port';
import { CareerStatusPort } from '../core/onboarding/career-status-port';
import { PseudoProfilesPort } from '../core/onboarding/pseudo-profiles-port';
import { VerificationPort } from '../core/onboarding/verification-port';
import { VotingPort } from '../core/posts/voting-port';
import { ChoicesPort } from '../core/search/choices-port';
import { AnalyticsPort } from '../core/shell/analytics-port';
import { ErrorLogPort } from '../core/shell/error-log-port';
import { HealthPort } from '../core/shell/health-port';
import type { Token } from '../views/use-store';
import { makeContainer, resolverOf } from './container';
import { fakeWire } from './fake-wire';
import { PageContainer } from './page-container';

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

async function storesOnDisk(): Promise<readonly (readonly [string, Token<object>])[]> {
  const folder = new URL('../stores/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-store.ts'),
  );
  // By absolute path: a list of files generated in advance would miss new stores.
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ new URL(file, folder).pathname) as Promise<object>),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => name.endsWith('Store') && typeof value === 'function');
}

const unreachable: Wire = { origin: 'http://here', fetch: () => Promise.reject(new TypeError('no network')) };

describe.each([
  ['the real adapters', () => unreachable, () => undefined],
  ['the fakes', () => fakeWire(), () => undefined],
  ['the adapters of a rendered page', () => unreachable, () => new PageContainer()],
])('a container made from %s', (_, wire, empty) => {
  const made = async () => {
    const container = makeContainer(wire(), testEnvironment(), empty());
    await loadModules(container);
    return resolverOf(container);
  };

  it('[R-869][R-870] the container resolves every port', async () => {
    const resolve = await made();
    for (const port of PORTS) expect(resolve(port), port.name).toBeDefined();
  });

  it('[R-869] the container resolves every store', async () => {
    const resolve = await made();
    const stores = await storesOnDisk();
    expect(stores.length).toBeGreaterThan(10);
    for (const [name, store] of stores) expect(resolve(store), name).toBeInstanceOf(store);
  });
});

it('[R-870] the feed can be read with fakes alone', async () => {
  const resolve = resolverOf(containerOver(fakeWire()));
  const page = await resolve(FeedPort).listFeed({ type: 'GENERIC', sort: 'POPULAR' });
  expect(page.items.length).toBeGreaterThan(0);
  await expect(resolve(ProfilePort).readProfile()).resolves.toMatchObject({ userName: 'QuietMonsoon' });
});

abstract class Bookmarks {
  abstract setBookmark(): Promise<void>;
}
class BookmarksStore {
  constructor(readonly port: Bookmarks) {}
}

describe('the container of tests', () => {
  it('the container of tests names a store or port that is not bound in one sentence', async () => {
    const container = await testContainer();
    expect(() => container.get(BookmarksStore)).toThrow(
      /^BookmarksStore is not bound: bind it in src\/app\/modules\.$/,
    );
    container.bind(BookmarksStore).toResolvedValue((port) => new BookmarksStore(port), [Bookmarks]);
    expect(() => container.get(BookmarksStore)).toThrow(
      /^Bookmarks, which BookmarksStore needs, is not bound: bind it in src\/app\/modules\.$/,
    );
  });

  it('the container of tests refuses a fake of a port that is not bound', async () => {
    const fake = fakePort(Bookmarks, { setBookmark: async () => {} });
    await expect(testContainer({ ports: [fake] })).rejects.toThrow(/^Bookmarks is not bound/);
  });

  it('the container of tests replaces one member of a port and keeps the others', async () => {
    const port = fakePort(FeedPort, { listTalkedAbout: async () => [] });
    const feed = (await testContainer({ ports: [port] })).get(FeedPort);
    expect(await feed.listTalkedAbout({})).toEqual([]);
    expect((await feed.listFeed({ type: 'GENERIC', sort: 'POPULAR' })).items.length).toBeGreaterThan(0);
  });
});
