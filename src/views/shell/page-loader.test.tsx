import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { renderRoutes } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';
import { deferredText } from '../../core/shell/deferred-text';
import { HealthPort } from '../../core/shell/health-port';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { PageLoader } from './page-loader';

/** The device reports a connection, but the liveness check fails. */
function deadConnection() {
  let found = () => {};
  const ask = () =>
    new Promise<never>((_, reject) => {
      found = () => reject(new Failure('offline', 'readLiveness', 0));
    });
  return {
    health: fakePort(HealthPort, { readLiveness: ask, readReadiness: ask }),
    find: () => found(),
  };
}

async function slowPage() {
  const waits = new Map<number, () => void>();
  const timers: Timers = {
    after: (milliseconds, run) => {
      waits.set(milliseconds, run);
      return () => waits.delete(milliseconds);
    },
    every: () => () => {},
  };
  const { health, find } = deadConnection();
  const container = await testContainer({ environment: { timers }, ports: [health] });
  let arrive = () => {};
  const slow = new Promise<null>((done) => {
    arrive = () => done(null);
  });
  const frame = (
    <>
      <PageLoader />
      <Outlet />
    </>
  );
  const { router } = renderRoutes(container, [
    {
      element: frame,
      children: [
        { path: '/', element: 'Here' },
        { path: '/slow', element: 'There', loader: () => slow },
      ],
    },
  ]);
  return {
    waits,
    connection: container.get(ConnectionStore),
    find,
    router,
    arrive: () => arrive(),
    loader: screen.getByRole('status'),
  };
}

it('[R-197][R-488][R-814] a loading page shows a progress line, a text after 3.5 seconds, and nothing once it has loaded', async () => {
  const { waits, router, arrive, loader } = await slowPage();
  expect([loader.dataset.shown, loader.textContent]).toEqual(['nothing', '']);
  let gone: Promise<void> = Promise.resolve();
  await act(async () => {
    gone = router.navigate('/slow');
  });
  await act(async () => waits.get(200)?.());
  expect([loader.dataset.shown, loader.textContent]).toEqual(['line', '']);
  await act(async () => waits.get(3500)?.());
  expect(loader.dataset.shown).toBe('words');
  expect(loader).toHaveTextContent(deferredText.loader.slow);
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

it('[R-734][R-814] the loader hides its slow-page message while the connection is checked or lost', async () => {
  const { waits, connection, find, router, loader } = await slowPage();
  await act(async () => void router.navigate('/slow'));
  await act(async () => waits.get(3500)?.());
  expect(loader).toHaveTextContent(deferredText.loader.slow);
  const pending = connection.confirm();
  await waitFor(() => expect(loader).toBeEmptyDOMElement());
  await act(async () => {
    find();
    await pending;
  });
  expect([connection.offline, loader.textContent]).toEqual([true, '']);
});
