export abstract class Device {
  /** Inside the native app's webview. */
  abstract readonly nativeApp: boolean;
  abstract readonly ios: boolean;
  abstract readonly android: boolean;
  abstract width(): number;
}

export const PHONE_WIDTH = 480;
export const MOBILE_WIDTH = 768;
