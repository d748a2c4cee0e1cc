import { type Device, MOBILE_WIDTH } from '../shell/device';
import type { Platform } from './notifications-port';

/** Asked again every five minutes. */
export const POLL_EVERY = 300_000;

/** A phone up to 768 pixels and in the native app, else a computer. */
export const platformOf = (device: Pick<Device, 'nativeApp' | 'width'>): Platform =>
  device.nativeApp || device.width() <= MOBILE_WIDTH ? 'phone' : 'computer';
