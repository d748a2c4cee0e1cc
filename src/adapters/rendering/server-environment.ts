import type { Clock } from '../../core/shared/clock';
import type { Cookies } from '../../core/shared/cookies';
import type { Random } from '../../core/shared/random';
import type { Storage } from '../../core/shared/storage';
import type { Timers } from '../../core/shared/timers';
import type { Connectivity } from '../../core/shell/connectivity';
import type { Device } from '../../core/shell/device';
import type { InFlight } from '../../core/shell/in-flight';
import { readCookie } from '../browser/document-cookies';

/** Environment of a page during server rendering: a fixed time, and no storage or timers. */

export const stillClock = (now: number): Clock => ({ now: () => now });

export const requestCookies = (header: string): Cookies => ({
  read: (name) => readCookie(header, name),
  write: () => {},
});

export const noStorage: Storage = { read: () => undefined, write: () => {}, remove: () => {} };

export const noTimers: Timers = { after: () => () => {}, every: () => () => {} };

/** A counter, so that two renders of a page are equal. Never use it for secrets. */
export function countingRandom(): Random {
  let count = 0;
  return { id: () => `rendered-${count++}`.padEnd(22, '0') };
}

export const alwaysOnline: Connectivity = { online: () => true, watch: () => () => {} };

export const nothingInFlight: InFlight = { cancel: () => {} };

/** The server does not know the window; everything that depends on it waits for the browser. */
export const unknownDevice: Device = { nativeApp: false, ios: false, android: false, width: () => 1280 };
