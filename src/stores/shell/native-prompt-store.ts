import { makeAutoObservable, runInAction } from 'mobx';
import type { DevicesPort } from '../../core/notifications/devices-port';
import {
  asksServer,
  nativePermission,
  PERMISSION_COOKIE,
  promptFor,
} from '../../core/notifications/native-prompt';
import type { Cookies } from '../../core/shared/cookies';
import { Failure } from '../../core/shared/failure';
import type { Device } from '../../core/shell/device';
import type { NativeApp } from '../../core/shell/native-app';

/** In the native app: whether and how the user is asked to allow notifications. */
export class NativePromptStore {
  isPrompting = false;
  readonly #devices: DevicesPort;
  readonly #native: NativeApp;
  readonly #device: Device;
  readonly #cookies: Cookies;

  constructor(devices: DevicesPort, native: NativeApp, device: Device, cookies: Cookies) {
    this.#devices = devices;
    this.#native = native;
    this.#device = device;
    this.#cookies = cookies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Runs for signed-in users; does nothing on the web. */
  async start(): Promise<void> {
    if (!this.#device.nativeApp) return;
    if (!asksServer(nativePermission(this.#cookies.read(PERMISSION_COOKIE)))) return;
    const deviceType = this.#device.ios ? 'app_ios' : 'app_android';
    try {
      const answer = await this.#devices.checkPopup({ popupType: 'allow_notifications', deviceType });
      const prompt = promptFor(answer);
      if (prompt === 'app asks') this.#native.post({ type: 'initNotifications' });
      runInAction(() => {
        this.isPrompting = prompt === 'we ask';
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  allow(): void {
    this.isPrompting = false;
    this.#native.post({ type: 'openNotificationSettings' });
  }

  later(): void {
    this.isPrompting = false;
  }
}
