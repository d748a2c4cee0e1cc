import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { SessionsPort } from '../../core/login/sessions-port';
import { Failure } from '../../core/shared/failure';
import { SessionsStore } from '../../stores/login/sessions-store';
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
