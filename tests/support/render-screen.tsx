import { render, waitFor } from '@testing-library/react';
import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router';
import { expect } from 'vitest';
import { resolverOf } from '../../src/app/container';
import { routerContext } from '../../src/app/routes/make-router';
import { makeRoutes } from '../../src/app/routes/routes';
import { screens } from '../../src/app/routes/screens';
import { StoreProvider } from '../../src/views/use-store';
import { type TestOverrides, testContainer } from './test-container';

const Main = () => (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
);
const OtherScreen = () => <h1>Other screen: {useLocation().pathname}</h1>;

/**
 * The screen at a path with its loader, without the frame. Links to other paths lead to a page that only
 * shows the path.
 */
export async function renderScreen(path: string, overrides: TestOverrides = {}) {
  const container = await testContainer(overrides);
  const [screen] = makeRoutes(screens).flatMap(({ children = [] }) => children);
  const { pathname } = new URL(path, 'http://here');
  const routes = [
    { ...screen, path: pathname, HydrateFallback: () => undefined } as RouteObject,
    { path: '*', Component: OtherScreen },
  ];
  const { router, container: page } = renderRoutes(container, [{ Component: Main, children: routes }], path);
  await waitFor(() => expect(page.querySelector('main')).not.toBeEmptyDOMElement());
  return { container, router };
}

/** Routes over the stores of a test container. */
export function renderRoutes(container: Container, routes: RouteObject[], path = '/') {
  // A test container has the screens' modules already.
  const getContext = () => routerContext(container, (entry) => entry.load());
  const router = createMemoryRouter(routes, { initialEntries: [path], getContext });
  const rendered = render(
    <StoreProvider value={resolverOf(container)}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return { ...rendered, router };
}

/** Part of a page over the stores of a test container. */
export const renderPart = (container: Container, part: ReactNode) =>
  renderRoutes(container, [{ path: '*', element: part }]);
