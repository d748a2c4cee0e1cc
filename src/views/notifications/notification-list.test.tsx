import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { NotificationsPort } from '../../core/notifications/notifications-port';
import { Failure } from '../../core/shared/failure';
import { notice } from '../../stores/notifications/notices-testing';
import { NotificationsStore } from '../../stores/notifications/notifications-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ListHead } from './list-head';
import { NotificationList } from './notification-list';

afterEach(cleanup);

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

it('a list of notifications that a rate limit refuses says how long to wait, also when it only refreshes', async () => {
  let isLimited = true;
  const listNotifications = async () => {
    if (isLimited) throw new Failure('limited', 'listNotifications', 429, { retryAfter: 120 });
    return [notice('a', 2)];
  };
  const container = await testContainer({ ports: [fakePort(NotificationsPort, { listNotifications })] });
  const { refresh } = container.get(NotificationsStore);
  renderPart(container, <NotificationList />);
  await act(refresh);
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 2 minutes.');
  isLimited = false;
  await act(refresh);
  isLimited = true;
  await act(refresh);
  expect(screen.getByRole('status')).toHaveTextContent('Too many attempts. Try again in 2 minutes.');
});

it.each([
  [new Failure('offline', 'markNotifications', 0), /^You’re offline/],
  [
    new Failure('limited', 'markNotifications', 429, { retryAfter: 120 }),
    /^Too many attempts. Try again in 2 minutes/,
  ],
  [new Failure('unavailable', 'markNotifications', 503), /^Something went wrong/],
])('a notification that could not be marked or muted says why: %s', async (failure, message) => {
  const refuse = () => Promise.reject(failure);
  const unread = notice('a');
  const members = {
    listNotifications: async () => [
      { ...unread, data: { ...unread.data, nativeInfo: { type: 'post', params: {} } } },
    ],
    markNotifications: refuse,
    muteThread: refuse,
  };
  const container = await testContainer({ ports: [fakePort(NotificationsPort, members)] });
  const toasts = container.get(ToastStore);
  await container.get(NotificationsStore).refresh();
  renderPart(
    container,
    <>
      <ListHead />
      <NotificationList />
    </>,
  );
  const choose = async (item: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Options for/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
  };
  for (const change of [
    () => userEvent.click(screen.getByRole('button', { name: 'Mark all read' })),
    () => choose('Mark as read'),
    () => choose('Mute this thread'),
  ]) {
    for (const { id } of toasts.toasts) toasts.remove(id);
    await change();
    expect(toasts.toasts.map(({ text1 }) => text1)).toEqual([expect.stringMatching(message)]);
  }
});
