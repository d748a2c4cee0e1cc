/** What the page runs on, as far as it changes what is shown. */
export abstract class Device {
  /** Inside the native app's webview. */
  abstract readonly nativeApp: boolean;
  abstract readonly ios: boolean;
  abstract readonly android: boolean;
  /** Of the window, in CSS pixels. */
  abstract width(): number;
}

/** A kind of page, as the login service names it. */
export const loginClientOf = (device: Device): 'pwa' | 'desktop' =>
  device.width() <= MOBILE_WIDTH ? 'pwa' : 'desktop';

/** Up to here a screen is a phone's. */
export const PHONE_WIDTH = 480;
/** Up to here the layout is the mobile one, and so are the prompts. */
export const MOBILE_WIDTH = 768;
