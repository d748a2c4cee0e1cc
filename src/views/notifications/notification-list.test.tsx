import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { NotificationsPort } from '../../core/notifications/notifications-port';
import { Failure } from '../../core/shared/failure';
import { notice } from '../../stores/notifications/notices-testing';
import { NotificationsStore } from '../../stores/notifications/notifications-store';
import { NotificationList } from './notification-list';

it('a list of notifications that fails to refresh stays, and says whether the device is offline or the server failed', async () => {
  const responses = [undefined, 'offline', 'unavailable'] as const;
  let requests = 0;
  const listNotifications = async () => {
    const kind = responses[requests++];
    if (kind) throw new Failure(kind, 'listNotifications', 0);
    return [notice('a', 2)];
  };
  const container = await testContainer({ ports: [fakePort(NotificationsPort, { listNotifications })] });
  const { refresh } = container.get(NotificationsStore);
  await refresh();
  renderPart(container, <NotificationList />);
  await act(refresh);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. We will retry when you are back.');
  await act(refresh);
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t refresh your notifications.');
  expect(screen.getByText('Title a')).toBeVisible();
});
