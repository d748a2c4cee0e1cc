import { type Device, MOBILE_WIDTH } from '../shell/device';
import type { Platform } from './notifications-port';

export const POLL_EVERY = 300_000;

/** The native app and screens up to 768 pixels count as a phone, all others as a computer. */
export const platformOf = (device: Pick<Device, 'nativeApp' | 'width'>): Platform =>
  device.nativeApp || device.width() <= MOBILE_WIDTH ? 'phone' : 'computer';
