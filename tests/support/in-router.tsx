import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Renders part of a page with working links. `path` is the page's path. */
export function inRouter(children: ReactNode): RenderResult & { readonly path: () => string } {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  const result = render(<RouterProvider router={router} />);
  return { ...result, path: () => router.state.location.pathname + router.state.location.search };
}
