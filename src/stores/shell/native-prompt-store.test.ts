import { describe, expect, it } from 'vitest';
import type { PopupAnswer, PopupQuestion } from '../../core/notifications/devices-port';
import type { NativeMessage } from '../../core/shell/native-app';
import { NativePromptStore } from './native-prompt-store';

describe('the notification prompt in the native app', () => {
  async function start(cookie: string | undefined, answer: PopupAnswer, nativeApp = true) {
    const sent: NativeMessage[] = [];
    const requests: PopupQuestion[] = [];
    const devices = {
      readPushKey: async () => ({ key: undefined }),
      registerDevice: async () => ({ isRegistered: true }),
      unregisterDevice: async () => ({ isRegistered: false }),
      checkPopup: async (question: PopupQuestion) => {
        requests.push(question);
        return answer;
      },
    };
    const store = new NativePromptStore(
      devices,
      { post: (message) => void sent.push(message) },
      { nativeApp, ios: true, android: false, width: () => 390 },
      { read: () => cookie, write: () => {} },
    );
    await store.start();
    return { store, sent, asked: requests };
  }

  it('[R-464] the notification prompt does nothing when the permission is already granted', async () => {
    const { asked: requests, sent, store } = await start('granted', { showPopup: true, popupCount: 1 });
    expect([requests, sent, store.isPrompting]).toEqual([[], [], false]);
  });

  it.each(['denied', 'provisional', 'default', undefined])(
    '[R-465][R-663] the notification prompt asks the server when the permission is "%s"',
    async (cookie) => {
      const { asked: requests } = await start(cookie, { showPopup: false, popupCount: 3 });
      expect(requests).toEqual([{ popupType: 'allow_notifications', deviceType: 'app_ios' }]);
    },
  );

  it('[R-466][R-718] the first notification prompt is shown by the app', async () => {
    const { sent, store } = await start('default', { showPopup: true, popupCount: 1 });
    expect([sent, store.isPrompting]).toEqual([[{ type: 'initNotifications' }], false]);
  });

  it('[R-467][R-196] later notification prompts are ours: allow opens the settings, ask later and close do nothing', async () => {
    const { sent, store } = await start('denied', { showPopup: true, popupCount: 2 });
    expect([sent, store.isPrompting]).toEqual([[], true]);
    store.later();
    expect([sent, store.isPrompting]).toEqual([[], false]);
    const again = await start('denied', { showPopup: true, popupCount: 2 });
    again.store.allow();
    expect([again.sent, again.store.isPrompting]).toEqual([[{ type: 'openNotificationSettings' }], false]);
  });

  it('[R-196] the notification prompt never appears on the web', async () => {
    const { asked: requests, store } = await start('denied', { showPopup: true, popupCount: 2 }, false);
    expect([requests, store.isPrompting]).toEqual([[], false]);
  });
});
