import type { Container, ServiceIdentifier } from 'inversify';
import type { Overrides } from '../../src/adapters/http/fake';
import type { Wire } from '../../src/adapters/http/runtime';
import {
  alwaysOnline,
  countingRandom,
  noStorage,
  noTimers,
  nothingInFlight,
  requestCookies,
  stillClock,
  unknownDevice,
} from '../../src/adapters/rendering/server-environment';
import { makeContainer, resolverOf } from '../../src/app/container';
import { fakeWire } from '../../src/app/fake-wire';
import type { Environment } from '../../src/app/modules/shell/environment-module';
import { screenLoader } from '../../src/app/routes/screen-loader';
import { screens } from '../../src/app/routes/screens';
import { ComposerExtras } from '../../src/core/composer/composer-extras';
import { LoginExtras } from '../../src/core/login/login-extras';
import { NotificationExtras } from '../../src/core/notifications/notification-extras';
import { OnboardingExtras } from '../../src/core/onboarding/onboarding-extras';
import { OutboxPort } from '../../src/core/posts/outbox-port';
import { messagesText } from '../../src/core/shell/messages-text';
import { NativeExtras } from '../../src/core/shell/native-extras';
import { ShellExtras } from '../../src/core/shell/shell-extras';
import { TrustExtras } from '../../src/core/trust/trust-extras';
import { UntraceableExtras } from '../../src/core/untraceable/untraceable-extras';
import type { Token } from '../../src/views/use-store';

export interface FakePort {
  readonly token: Token<object>;
  readonly members: object;
}

/** Differences from the app that `npm run dev:fakes` starts. */
export interface TestOverrides {
  /** By operationId: what the service responds instead of the contract's example. */
  readonly responses?: Overrides;
  readonly environment?: Partial<Environment>;
  readonly ports?: readonly FakePort[];
}

/** Replaces members of a port; the container creates the others as usual. */
export const fakePort = <T extends object>(token: Token<T>, members: Partial<NoInfer<T>>): FakePort => ({
  token,
  members,
});

export const testEnvironment = (changes: Partial<Environment> = {}): Environment => ({
  clock: stillClock(Date.UTC(2026, 10, 20, 9, 10)),
  cookies: requestCookies('UAC_K=1'),
  storage: noStorage,
  tabStorage: noStorage,
  timers: noTimers,
  random: countingRandom(),
  device: unknownDevice,
  connectivity: alwaysOnline,
  inFlight: nothingInFlight,
  catalogue: { messages: messagesText },
  ...changes,
});

/** The app's container over a wire. Modules load on demand, as in the browser. */
export const containerOver = (wire: Wire, environment?: Partial<Environment>): Container =>
  withClearErrors(makeContainer(wire, testEnvironment(environment)));

/** The app's container over fakes, with every module loaded, so that any port and store can be resolved. */
export async function testContainer(overrides: TestOverrides = {}): Promise<Container> {
  const { responses, environment, ports = [] } = overrides;
  const container = containerOver(fakeWire(responses), environment);
  for (const { token, members } of ports)
    container.onActivation(token as ServiceIdentifier<object>, (_, port) => withMembers(port, members));
  await loadModules(container);
  for (const { token } of ports) if (!container.isBound(token)) throw notBound(token.name);
  return container;
}

/** Loads what the browser loads with screens, dialogs and the first press. */
export async function loadModules(container: Container): Promise<void> {
  const resolve = resolverOf(container);
  await resolve(ShellExtras).load();
  const extras = [
    OutboxPort,
    OnboardingExtras,
    ComposerExtras,
    NotificationExtras,
    LoginExtras,
    NativeExtras,
    TrustExtras,
    UntraceableExtras,
  ];
  for (const token of extras) await resolve<{ load: () => Promise<unknown> }>(token).load();
  const load = screenLoader(container, (error) => Promise.reject(error));
  const modules = Object.values(screens).flatMap(({ modules = [] }) => modules);
  const noScreen = { chunk: '', load: async () => ({ Component: () => undefined }) };
  await load({ ...noScreen, modules: [...new Set(modules)] }, '/');
}

/** Class instances keep their methods and private fields. */
const withMembers = (port: object, members: object): object =>
  new Proxy(port, {
    get: (_, name) => {
      const owner = Reflect.get(members, name) === undefined ? port : members;
      const member = Reflect.get(owner, name);
      return typeof member === 'function' ? member.bind(owner) : member;
    },
  });

const MISSING =
  /No bindings found for service: "(.+)".\s+Trying to resolve bindings for "(.+?)( \(Root service\))?"/;

function withClearErrors(container: Container): Container {
  const get: (...args: Parameters<Container['get']>) => unknown = container.get.bind(container);
  const getOrExplain = (...args: Parameters<Container['get']>) => {
    try {
      return get(...args);
    } catch (error) {
      const [, missing, parent, isRoot] = MISSING.exec(String(error)) ?? [];
      throw missing === undefined ? error : notBound(missing, isRoot ? undefined : parent);
    }
  };
  return Object.assign(container, { get: getOrExplain });
}

const notBound = (name: string, parent?: string): Error =>
  new Error(`${name}${parent ? `, which ${parent} needs,` : ''} is not bound: bind it in src/app/modules.`);
