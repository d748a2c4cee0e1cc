import type { Call } from '../shared/call';

export interface PopupQuestion {
  readonly popupType: 'allow_notifications';
  readonly deviceType: 'app_ios' | 'app_android';
}

export interface PopupAnswer {
  readonly showPopup: boolean;
  /** The number of prompts, including this one. */
  readonly popupCount: number;
}

/** The key browsers need for push subscriptions; undefined where push is switched off. */
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
  abstract readPushKey(input?: undefined, call?: Call): Promise<PushKey>;
  abstract registerDevice(device: Device, call?: Call): Promise<Registered>;
  abstract unregisterDevice(device: Device, call?: Call): Promise<Registered>;
  abstract checkPopup(question: PopupQuestion, call?: Call): Promise<PopupAnswer>;
}
