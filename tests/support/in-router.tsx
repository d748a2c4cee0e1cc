import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Shows a piece of the page where links work. `path` says where the page is. */
export function inRouter(children: ReactNode): RenderResult & { readonly path: () => string } {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  const result = render(<RouterProvider router={router} />);
  return { ...result, path: () => router.state.location.pathname + router.state.location.search };
}
