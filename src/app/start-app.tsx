import '../views/styles/base.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  browserConnectivity,
  browserDevice,
  browserRandom,
  browserTimers,
} from '../adapters/browser/browser-world';
import { DocumentCookies } from '../adapters/browser/document-cookies';
import { LocalStorage } from '../adapters/browser/local-storage';
import { PageClock } from '../adapters/browser/page-clock';
import type { Wire } from '../adapters/http/runtime';
import { ErrorLogPort } from '../core/error-log/error-log-port';
import { en } from '../core/messages/en';
import { StoreProvider } from '../views/use-store';
import { makeContainer, resolverOf } from './container';
import { routerContext, skipSamePlace } from './make-router';
import { reloadForMissingChunk } from './missing-chunk';
import { makeRoutes } from './routes';
import { screenLoader } from './screen-loader';
import { screens } from './screens';

/** Takes over a rendered page, or draws the first one where none was rendered. */
export async function startApp(wire: Wire, renderedAt: number | undefined): Promise<void> {
  const clock = new PageClock(renderedAt);
  const container = makeContainer(wire, {
    clock,
    cookies: new DocumentCookies(),
    storage: new LocalStorage(() => localStorage),
    timers: browserTimers,
    random: browserRandom,
    device: browserDevice(navigator.userAgent, navigator.maxTouchPoints, () => innerWidth),
    connectivity: browserConnectivity,
    catalogue: { messages: en },
  });
  const resolve = resolverOf(container);
  const onMissing = reloadForMissingChunk({
    storage: new LocalStorage(() => sessionStorage),
    address: () => location.href,
    reload: () => location.reload(),
    unsaved: () => false,
  });
  const context = routerContext(container, screenLoader(container, onMissing));
  const router = skipSamePlace(createBrowserRouter(makeRoutes(screens), { getContext: () => context }), () =>
    scrollTo({ top: 0 }),
  );
  const app = (
    <StrictMode>
      <StoreProvider value={resolve}>
        <RouterProvider router={router} />
        <Started run={() => clock.run()} />
      </StoreProvider>
    </StrictMode>
  );
  const report = (error: unknown) =>
    void resolve(ErrorLogPort)
      .logError({ error: String(error), display: 'WEB' })
      .catch(() => {});
  const root = document.getElementById('root') ?? document.body;
  if (renderedAt === undefined) {
    createRoot(root).render(app);
    return;
  }
  await initialised(router);
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: report });
  });
}

/** The first screen's file and data are there; only then does the page match what was rendered. */
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

/** From the first commit on, time goes by. */
function Started({ run }: { readonly run: () => void }) {
  useEffect(() => {
    run();
    document.documentElement.dataset.ready = '';
  }, [run]);
  return undefined;
}
