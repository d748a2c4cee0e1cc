import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { DevicesPort } from '../../core/notifications/devices-port';
import { NotificationExtras } from '../../core/notifications/notification-extras';
import { WebPush } from '../../core/notifications/web-push';
import { Failure } from '../../core/shared/failure';
import { PushStore } from '../../stores/notifications/push-store';
import { DeviceRow } from './device-row';

async function settings(readPushKey: DevicesPort['readPushKey']) {
  const container = await testContainer({ ports: [fakePort(DevicesPort, { readPushKey })] });
  await container.get(NotificationExtras).load();
  (await container.rebind(WebPush)).toConstantValue({
    permission: () => 'default',
    prepare: async () => {},
    ask: async () => 'default',
    subscribe: async () => undefined,
    unsubscribe: async () => undefined,
    onOpen: () => () => undefined,
  });
  await container.get(PushStore).start();
  renderPart(container, <DeviceRow />);
}

const turnOn = () => screen.queryByRole('button', { name: 'Turn on' });

it('[R-712] without push keys the settings say why push is unavailable and offer no button', async () => {
  await settings(async () => ({ key: undefined }));
  expect(await screen.findByText(/operator hasn’t set up push notifications/)).toBeVisible();
  expect(turnOn()).toBeNull();
});

it('push can still be turned on when its key could not be read', async () => {
  await settings(() => Promise.reject(new Failure('offline', 'readPushKey', 0)));
  expect(turnOn()).toBeVisible();
});
