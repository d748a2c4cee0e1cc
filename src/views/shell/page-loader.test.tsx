import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { laterEn } from '../../core/messages/later-en';
import { LaterCatalogue } from '../../core/messages/later-messages';
import { Timers } from '../../core/shared/timers';
import { type Resolve, StoreProvider } from '../use-store';
import { PageLoader } from './page-loader';

it('[R-197][R-488][R-814] while a page is on its way a line is drawn, after 3.5 seconds words, and nothing once it is there', async () => {
  const waits = new Map<number, () => void>();
  const timers: Timers = {
    after: (milliseconds, run) => {
      waits.set(milliseconds, run);
      return () => waits.delete(milliseconds);
    },
    every: () => () => {},
  };
  const things = new Map<unknown, unknown>([
    [Timers, timers],
    [LaterCatalogue, { words: laterEn }],
  ]);
  const resolve: Resolve = (token) => things.get(token) as InstanceType<typeof token>;
  let arrive = () => {};
  const slow = new Promise<null>((done) => {
    arrive = () => done(null);
  });
  const frame = (
    <StoreProvider value={resolve}>
      <PageLoader />
      <Outlet />
    </StoreProvider>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: 'Here' },
        { path: '/slow', element: 'There', loader: () => slow },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  const loader = screen.getByRole('status');
  expect([loader.dataset.shown, loader.textContent]).toEqual(['nothing', '']);
  let gone: Promise<void> = Promise.resolve();
  await act(async () => {
    gone = router.navigate('/slow');
  });
  await act(async () => waits.get(200)?.());
  expect([loader.dataset.shown, loader.textContent]).toEqual(['line', '']);
  await act(async () => waits.get(3500)?.());
  expect(loader.dataset.shown).toBe('words');
  expect(loader).toHaveTextContent(laterEn.loader.slow);
  await act(async () => {
    arrive();
    await gone;
  });
  expect([screen.getByText('There').isConnected, loader.dataset.shown, waits.size]).toEqual([
    true,
    'nothing',
    0,
  ]);
});
