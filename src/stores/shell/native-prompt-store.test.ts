import { describe, expect, it } from 'vitest';
import type { PopupAnswer, PopupQuestion } from '../../core/notifications/devices-port';
import type { NativeMessage } from '../../core/shell/native-app';
import { NativePromptStore } from './native-prompt-store';

describe('in the native app', () => {
  async function start(cookie: string | undefined, answer: PopupAnswer, nativeApp = true) {
    const sent: NativeMessage[] = [];
    const asked: PopupQuestion[] = [];
    const devices = {
      readPushKey: async () => ({ key: undefined }),
      registerDevice: async () => ({ isRegistered: true }),
      unregisterDevice: async () => ({ isRegistered: false }),
      checkPopup: async (question: PopupQuestion) => {
        asked.push(question);
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
    return { store, sent, asked };
  }

  it('[R-464] a permission that is granted does nothing', async () => {
    const { asked, sent, store } = await start('granted', { showPopup: true, popupCount: 1 });
    expect([asked, sent, store.asking]).toEqual([[], [], false]);
  });

  it.each(['denied', 'provisional', 'default', undefined])(
    '[R-465][R-663] "%s" asks the server',
    async (cookie) => {
      const { asked } = await start(cookie, { showPopup: false, popupCount: 3 });
      expect(asked).toEqual([{ popupType: 'allow_notifications', deviceType: 'app_ios' }]);
    },
  );

  it('[R-466][R-718] the first time the app asks', async () => {
    const { sent, store } = await start('default', { showPopup: true, popupCount: 1 });
    expect([sent, store.asking]).toEqual([[{ type: 'initNotifications' }], false]);
  });

  it('[R-467][R-196] later our prompt comes: allow opens the settings, ask later and close leave it', async () => {
    const { sent, store } = await start('denied', { showPopup: true, popupCount: 2 });
    expect([sent, store.asking]).toEqual([[], true]);
    store.later();
    expect([sent, store.asking]).toEqual([[], false]);
    const again = await start('denied', { showPopup: true, popupCount: 2 });
    again.store.allow();
    expect([again.sent, again.store.asking]).toEqual([[{ type: 'openNotificationSettings' }], false]);
  });

  it('[R-196] on the web it never comes', async () => {
    const { asked, store } = await start('denied', { showPopup: true, popupCount: 2 }, false);
    expect([asked, store.asking]).toEqual([[], false]);
  });
});
