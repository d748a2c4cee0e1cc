import '../views/styles/base.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as browserHistory, type DataRouter, RouterProvider } from 'react-router';
import {
  browserConnectivity,
  browserDevice,
  browserRandom,
  browserTimers,
} from '../adapters/browser/browser-environment';
import { DocumentCookies } from '../adapters/browser/document-cookies';
import { LocalStorage } from '../adapters/browser/local-storage';
import { PageClock } from '../adapters/browser/page-clock';
import { resetRestoredFields } from '../adapters/browser/restored-fields';
import { typedText } from '../adapters/browser/typed-text';
import type { Clock } from '../core/shared/clock';
import type { Storage } from '../core/shared/storage';
import type { Device } from '../core/shell/device';
import { messagesText } from '../core/shell/messages-text';
import { ShellExtras } from '../core/shell/shell-extras';
import { SessionStore } from '../stores/login/session-store';
import type { FailureStore } from '../stores/shell/failure-store';
import { ShellStore } from '../stores/shell/shell-store';
import { type Resolve, StoreProvider } from '../views/use-store';
import type { BrowserWire, Journey } from './browser-wire';
import { makeContainer, resolverOf } from './container';
import { reloadForMissingChunk } from './missing-chunk';
import type { Environment } from './modules/shell/environment-module';
import { screenFinder } from './routes/find-screen';
import { frameRoutes, type LoadScreen } from './routes/frame-routes';
import { hideShortWaits } from './routes/hide-short-waits';
import { routerContext, withPresses } from './routes/make-router';
import { pageRouter, renderAtOnce } from './routes/page-router';
import type { Prefetcher } from './routes/prefetch-on-hover';
import { screenLoader } from './routes/screen-loader';
import { yieldToMain } from './yield-to-main';

/**
 * Hydrates a rendered page, or renders the first one. A page whose data is already loaded renders in one pass,
 * without transitions: in slices, a slow phone takes twice as long.
 */
export async function startApp(browser: BrowserWire, renderedAt: number | undefined): Promise<void> {
  tidyEntry();
  const typed = typedText();
  await yieldToMain();
  const clock = new PageClock(renderedAt);
  const device = browserDevice(navigator.userAgent, navigator.maxTouchPoints, () => outerWidth);
  const bridge = device.nativeApp && openBridge();
  const tabStorage = new LocalStorage(() => sessionStorage);
  const container = makeContainer(browser.wire, environmentOf(browser, clock, tabStorage, device));
  await yieldToMain();
  const resolve = resolverOf(container);
  const shell = resolve(ShellStore);
  shell.hasTypedText = typed;
  await yieldToMain();
  const onMissing = reloadForMissingChunk({
    storage: tabStorage,
    load: (address) => (address === location.href ? location.reload() : location.assign(address)),
    reachable: siteResponds,
    unsaved: () => shell.unsaved || typed(),
  });
  const first = () => !router.state.initialized;
  const whole = () => renderedAt === undefined || !first();
  const context = routerContext(container, yieldingLoader(screenLoader(container, onMissing, whole), first));
  const routes = frameRoutes(screenFinder(onMissing));
  const router = withPresses(pageRouter(browserHistory(), routes, context), () => scrollTo(0, 0));
  reportJourney(browser.journey, router, resolve);
  afterFirstPage(router);
  hideShortWaits(router);
  if (browser.ahead) readAhead({ container, ahead: browser.ahead });
  const failures = deferredFailures(resolve);
  onFailures((error) => failures((store) => store.report(error, shell.screen)));
  const log = (error: unknown) => failures((store) => store.log(error));
  const app = (
    <StrictMode>
      <StoreProvider value={resolve}>
        <RouterProvider router={router} flushSync={renderAtOnce} onError={log} useTransitions={false} />
        <Started run={() => clock.run()} />
      </StoreProvider>
    </StrictMode>
  );
  await bridge;
  await show(app, renderedAt !== undefined, router, log);
}

const environmentOf = (
  { calls }: BrowserWire,
  clock: Clock,
  tabStorage: Storage,
  device: Device,
): Environment => ({
  clock,
  cookies: new DocumentCookies(),
  storage: new LocalStorage(() => localStorage),
  tabStorage,
  timers: browserTimers,
  random: browserRandom,
  device,
  connectivity: browserConnectivity,
  inFlight: calls,
  catalogue: { messages: messagesText },
});

/** Any response proves a connection. */
const siteResponds = async (address: string) =>
  browserConnectivity.online() &&
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Until it is open the links load full pages, which is right for the app too. */
const openBridge = () =>
  import(/* webpackChunkName: "stack-pages" */ './routes/stack-pages').then(
    ({ stackPages }) => stackPages(),
    () => {},
  );

function reportJourney(journey: Journey, router: DataRouter, resolve: Resolve): void {
  journey.session = resolve(SessionStore);
  journey.underWay = () => router.state.navigation.state !== 'idle';
}

async function show(
  app: ReactNode,
  rendered: boolean,
  router: DataRouter,
  report: (error: unknown) => void,
): Promise<void> {
  const root = document.getElementById('root') ?? document.body;
  if (!rendered) {
    createRoot(root).render(app);
    return;
  }
  await initialised(router);
  await yieldToMain();
  resetRestoredFields();
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: report });
  });
}

/** Waits for the first screen's file and data; only then does the page match the server markup. */
function initialised(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * The router calls every entry without a key `default`, so pages that the browser loads would share a position. The
 * server ignores further slashes at the beginning of a path, which a navigation would take for the name of another host.
 */
function tidyEntry(): void {
  const { pathname, search, hash } = location;
  const address = pathname.replace(/^\/+/, '/') + search + hash;
  history.replaceState({ ...history.state, key: history.state?.key ?? browserRandom.id() }, '', address);
}

/**
 * The first screen loads in the middle of startup; yields between its file and its data so that the browser can
 * paint.
 */
const yieldingLoader =
  (load: LoadScreen, first: () => boolean): LoadScreen =>
  async (...wanted) => {
    const screen = await load(...wanted);
    if (first()) await yieldToMain();
    return screen;
  };

function afterFirstPage(router: DataRouter): void {
  const stop = router.subscribe(({ initialized, navigation }) => {
    if (!initialized || navigation.state === 'idle') return;
    stop();
    void import(/* webpackChunkName: "navigation" */ './after-first-navigation').then(
      ({ afterFirstNavigation }) => afterFirstNavigation(),
      () => {},
    );
  });
}

/** Starts with the first pointer event near a link and uses the link it is on by then. */
function readAhead(reading: Prefetcher): void {
  let near: Event | undefined;
  const follow = (event: Event) => {
    const started = near;
    near = event;
    if (started) return;
    void import(/* webpackChunkName: "navigation" */ './routes/prefetch-on-hover').then(
      ({ prefetchOnHover }) => {
        for (const name of NEAR) removeEventListener(name, follow);
        if (near) prefetchOnHover(reading, near);
      },
      () => {},
    );
  };
  for (const name of NEAR) addEventListener(name, follow, { passive: true });
}

const NEAR = ['pointerover', 'focusin'] as const;

/** Failures are rare, so their handling loads with the first one. */
const deferredFailures = (resolve: Resolve) => (use: (store: FailureStore) => void) =>
  void Promise.all([
    import(/* webpackChunkName: "deferred-parts" */ '../stores/shell/failure-store'),
    resolve(ShellExtras).load(),
  ]).then(
    ([file]) => use(resolve(file.FailureStore)),
    () => {},
  );

function onFailures(listener: (error: unknown) => void): void {
  addEventListener('unhandledrejection', (event) => {
    // The page itself cancels its requests when the account changes.
    if (event.reason?.kind === 'cancelled') event.preventDefault();
    else listener(event.reason);
  });
  addEventListener('error', (event) => listener(event.error));
}

/** The clock runs from the first commit on. */
function Started({ run }: { readonly run: () => void }) {
  useEffect(() => {
    run();
    document.documentElement.dataset.ready = '';
  }, [run]);
  return undefined;
}
