import { render, screen } from '@testing-library/react';
import {
  UNSAFE_createMemoryHistory as memoryHistory,
  RouterContextProvider,
  RouterProvider,
  useLocation,
} from 'react-router';
import { expect, it } from 'vitest';
import { pageRouter, renderAtOnce } from './page-router';

const Page = () => <h1>{useLocation().pathname}</h1>;

it('a loaded page is rendered in the task that changes the address, so no frame shows the former page with it', async () => {
  const history = memoryHistory({ initialEntries: ['/companies'] });
  const loader = async () => null;
  const routes = [
    {
      id: 'frame',
      children: [{ id: 'screen', path: '*', loader, Component: Page, HydrateFallback: () => null }],
    },
  ];
  const router = pageRouter(history, routes, new RouterContextProvider());
  render(<RouterProvider router={router} flushSync={renderAtOnce} useTransitions={false} />);
  await screen.findByRole('heading', { name: '/companies' });
  const shown: unknown[] = [];
  history.push = new Proxy(history.push, {
    apply: (push, self, args) => {
      Reflect.apply(push, self, args);
      // Microtasks run before the browser can paint; the next task may follow a frame.
      queueMicrotask(() => shown.push(screen.getByRole('heading').textContent));
    },
  });
  await router.navigate('/jobs');
  expect(shown).toEqual(['/jobs']);
});
