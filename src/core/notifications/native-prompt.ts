import type { PopupAnswer } from './devices-port';

export type NativePermission = 'granted' | 'denied' | 'provisional' | 'default';

/** The cookie in which the native app says what it may do. */
export const PERMISSION_COOKIE = 'notificationPermission';

const PERMISSIONS: readonly NativePermission[] = ['granted', 'denied', 'provisional', 'default'];

/** An app that says nothing, or something new, has not been asked yet. */
export const nativePermission = (cookie: string | undefined): NativePermission =>
  PERMISSIONS.find((one) => one === cookie) ?? 'default';

/** Whoever granted it is left alone; of everybody else the server is asked. */
export const asksServer = (permission: NativePermission): boolean => permission !== 'granted';

/** The first time the app asks by itself; after that we ask first; and not every time. */
export const promptFor = ({ showPopup, popupCount }: PopupAnswer): 'app asks' | 'we ask' | 'nothing' => {
  if (!showPopup) return 'nothing';
  return popupCount === 1 ? 'app asks' : 'we ask';
};
