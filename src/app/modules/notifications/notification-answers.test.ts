import { expect, it } from 'vitest';
import { acceptOnly200 } from '../../../adapters/http/accept-only-200';
import { notificationClient, notifications } from '../../../adapters/http/generated/notification';
import { NotificationsStore } from '../../../stores/notifications/notifications-store';

const messages = [
  {
    notificationId: 'Nt00000001',
    id: 'Nt00000001',
    status: 0,
    variantId: 'reply',
    created: '2026-11-20T08:00:00.000Z',
    showPopup: false,
    isMuted: false,
    data: {
      title: 'A new reply',
      body: '',
      cta: null,
      ctaText: null,
      ctaType: 'internal',
      ctaImage: null,
      icon: 'bell',
      nativeInfo: null,
      avatar: null,
      trackingData: {},
    },
  },
];

it.each([
  [200, 1],
  [201, 0],
  [203, 0],
  [206, 0],
  [404, 0],
  [503, 0],
])('[R-517] a response with status %i counts as %i notifications', async (status, count) => {
  const port = notifications(
    notificationClient(
      acceptOnly200({
        origin: 'http://service.test',
        fetch: async () => Response.json(messages, { status }),
      }),
    ),
  );
  const device = { nativeApp: false, ios: false, android: false, width: () => 1280 };
  const store = new NotificationsStore(port, { log: () => undefined }, device);
  await store.refresh();
  expect(store.items).toHaveLength(count);
});
