import type { Call } from '../shared/call';

export interface PopupQuestion {
  readonly popupType: 'allow_notifications';
  readonly deviceType: 'app_ios' | 'app_android';
}

export interface PopupAnswer {
  readonly showPopup: boolean;
  /** How many times it was asked, this time included. */
  readonly popupCount: number;
}

/** The key under which browsers let us push; none where pushing is switched off. */
export interface PushKey {
  readonly key: string | undefined;
}

interface Device {
  readonly token: string;
}

interface Registered {
  readonly isRegistered: boolean;
}

export abstract class DevicesPort {
  abstract readPushKey(of?: undefined, call?: Call): Promise<PushKey>;
  abstract registerDevice(device: Device, call?: Call): Promise<Registered>;
  abstract unregisterDevice(device: Device, call?: Call): Promise<Registered>;
  abstract checkPopup(question: PopupQuestion, call?: Call): Promise<PopupAnswer>;
}
