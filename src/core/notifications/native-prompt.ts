import type { PopupAnswer } from './devices-port';

export type NativePermission = 'granted' | 'denied' | 'provisional' | 'default';

/** The cookie in which the native app reports its permission. */
export const PERMISSION_COOKIE = 'notificationPermission';

const PERMISSIONS: readonly NativePermission[] = ['granted', 'denied', 'provisional', 'default'];

/** Missing or unknown values mean that the user was not asked yet. */
export const nativePermission = (cookie: string | undefined): NativePermission =>
  PERMISSIONS.find((nativePermission) => nativePermission === cookie) ?? 'default';

/** A granted permission needs no prompt; otherwise the server decides. */
export const asksServer = (permission: NativePermission): boolean => permission !== 'granted';

/** The app prompts the first time; later prompts are ours, and not every time. */
export const promptFor = ({ showPopup, popupCount }: PopupAnswer): 'app asks' | 'we ask' | 'nothing' => {
  if (!showPopup) return 'nothing';
  return popupCount === 1 ? 'app asks' : 'we ask';
};
