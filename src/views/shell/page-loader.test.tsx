import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Failure } from '../../core/shared/failure';
import { Timers } from '../../core/shared/timers';
import { laterEn } from '../../core/shell/later-en';
import { LaterCatalogue } from '../../core/shell/later-messages';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { type Resolve, StoreProvider } from '../use-store';
import { PageLoader } from './page-loader';

/** Where the device believes in a line, and asking over it finds out. */
function deadLine(timers: Timers) {
  let found = () => {};
  const ask = () =>
    new Promise<never>((_, reject) => {
      found = () => reject(new Failure('offline', 'readLiveness', 0));
    });
  const believing = { online: () => true, watch: () => () => {} };
  const connection = new ConnectionStore(believing, { readLiveness: ask, readReadiness: ask }, timers);
  return { connection, find: () => found() };
}

/** A page that is on its way for as long as the test wants. */
function slowPage() {
  const waits = new Map<number, () => void>();
  const timers: Timers = {
    after: (milliseconds, run) => {
      waits.set(milliseconds, run);
      return () => waits.delete(milliseconds);
    },
    every: () => () => {},
  };
  const { connection, find } = deadLine(timers);
  const things = new Map<unknown, unknown>([
    [Timers, timers],
    [LaterCatalogue, { words: laterEn }],
    [ConnectionStore, connection],
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
  return {
    waits,
    connection,
    find,
    router,
    arrive: () => arrive(),
    loader: screen.getByRole('status'),
  };
}

it('[R-197][R-488][R-814] while a page is on its way a line is drawn, after 3.5 seconds words, and nothing once it is there', async () => {
  const { waits, router, arrive, loader } = slowPage();
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

it('[R-734][R-814] whoever is told that there is no line is not told that it is slow', async () => {
  const { waits, connection, find, router, loader } = slowPage();
  await act(async () => void router.navigate('/slow'));
  await act(async () => waits.get(3500)?.());
  expect(loader).toHaveTextContent(laterEn.loader.slow);
  const asking = connection.confirm();
  await waitFor(() => expect(loader).toBeEmptyDOMElement());
  await act(async () => {
    find();
    await asking;
  });
  expect([connection.offline, loader.textContent]).toEqual([true, '']);
});
