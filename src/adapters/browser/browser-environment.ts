import type { Random } from '../../core/shared/random';
import type { Timers } from '../../core/shared/timers';
import type { Connectivity } from '../../core/shell/connectivity';
import type { Device } from '../../core/shell/device';

export const browserTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};

export const browserRandom: Random = {
  id: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  },
};

export const browserConnectivity: Connectivity = {
  online: () => navigator.onLine,
  watch: (changed) => {
    const listener = () => changed(navigator.onLine);
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};

/**
 * The native app marks its webview's user agent; iPads report a Mac with touch. Read on every request, so `width`
 * must not force a layout.
 */
export function browserDevice(agent: string, touchPoints: number, width: () => number): Device {
  return {
    nativeApp: /HumkaarApp\//.test(agent),
    ios: /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1),
    android: /Android/.test(agent),
    width,
  };
}
