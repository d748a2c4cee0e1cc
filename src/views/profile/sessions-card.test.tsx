import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { SessionsPort } from '../../core/login/sessions-port';
import { Failure } from '../../core/shared/failure';
import { HealthPort } from '../../core/shell/health-port';
import { SessionsStore } from '../../stores/login/sessions-store';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { SessionsCard } from './sessions-card';

it.each([
  ['how long to wait', new Failure('limited', 'listSessions', 429, { retryAfter: 120 }), /in 2 minutes\.$/],
  ['what failed', new Failure('unavailable', 'listSessions', 503), /^We couldn’t load/],
] as const)('a list of devices that fails to load says %s', async (_, failure, message) => {
  const listSessions = () => Promise.reject(failure);
  const container = await testContainer({ ports: [fakePort(SessionsPort, { listSessions })] });
  renderPart(container, <SessionsCard />);
  await act(container.get(SessionsStore).open);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

it('a list of devices that could not be loaded offline says so, and loads when the connection is back', async () => {
  let isOnline = false;
  const reached = async <Value,>(value: Value, operation: string): Promise<Value> => {
    if (!isOnline) throw new Failure('offline', operation, 0);
    return value;
  };
  const container = await testContainer({
    ports: [
      fakePort(SessionsPort, { listSessions: () => reached([], 'listSessions') }),
      fakePort(HealthPort, { readLiveness: () => reached(undefined as never, 'readLiveness') }),
    ],
  });
  const connection = container.get(ConnectionStore);
  renderPart(container, <SessionsCard />);
  await act(container.get(SessionsStore).open);
  expect(screen.getByRole('alert')).toHaveTextContent(/You are offline/);
  await waitFor(() => expect(connection.offline).toBe(true));
  isOnline = true;
  await act(connection.confirm);
  expect(await screen.findByText(/not logged in anywhere else/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
