import { fireEvent, render, waitFor } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as memoryHistory, RouterProvider } from 'react-router';
import type { Overrides } from '../../src/adapters/http/fake';
import type { Environment } from '../../src/app/modules/shell/environment-module';
import { routerContext, withPresses } from '../../src/app/routes/make-router';
import { pageRouter, renderAtOnce } from '../../src/app/routes/page-router';
import { makeRoutes } from '../../src/app/routes/routes';
import { screenLoader } from '../../src/app/routes/screen-loader';
import { screens } from '../../src/app/routes/screens';
import { StoreProvider } from '../../src/views/use-store';
import { wholeApp } from './whole-app';

/** The whole page at an address, over the app's own container and routes. */
export async function showPage(address: string, overrides: Overrides, over: Partial<Environment> = {}) {
  const app = await wholeApp(overrides, over);
  const context = routerContext(
    app.container,
    screenLoader(app.container, (error) => Promise.reject(error)),
  );
  const router = withPresses(
    pageRouter(memoryHistory({ initialEntries: [address] }), makeRoutes(screens), context),
    () => {},
  );
  render(
    <StoreProvider value={app.resolve}>
      <RouterProvider router={router} flushSync={renderAtOnce} onError={app.log} useTransitions={false} />
    </StoreProvider>,
  );
  return { ...app, router };
}

/** Interacts with the page until the deferred part has loaded. */
export const touchUntil = (isThere: () => void): Promise<void> =>
  waitFor(() => {
    fireEvent.pointerDown(window);
    isThere();
  });
