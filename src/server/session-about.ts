import type { components } from '../contracts/account';
import type { Services } from './services/services';

export type Browser = components['schemas']['SessionBrowser'];
export type System = components['schemas']['SessionSystem'];

/** Login details. Stored encrypted, so a copy of the database reveals none of them. */
export interface SessionAbout {
  /** Day of the login, counted from 1970. */
  readonly day: number;
  /** False for a login from before days were stored: it happened on this day or earlier. */
  readonly isDayExact: boolean;
  /** Whether its refresh tokens require the cookie of its browser. */
  readonly isBound: boolean;
  readonly browser: Browser;
  readonly system: System;
}

const LIST = 'session about';
const DAY_MS = 86_400_000;

/** Most specific name first: Edge and Opera also contain Chrome, and Chrome contains Safari. */
const BROWSERS: readonly (readonly [Browser, RegExp])[] = [
  ['EDGE', /\bEdg(e|A|iOS)?\//],
  ['OPERA', /\b(OPR|Opera)\//],
  ['SAMSUNG', /\bSamsungBrowser\//],
  ['FIREFOX', /\b(Firefox|FxiOS)\//],
  ['CHROME', /\b(Chrome|CriOS|Chromium)\//],
  ['SAFARI', /\bSafari\//],
  ['OTHER', /^/],
];
const SYSTEMS: readonly (readonly [System, RegExp])[] = [
  ['ANDROID', /\bAndroid\b/],
  ['IOS', /\b(iPhone|iPad|iPod)\b/],
  ['WINDOWS', /\bWindows\b/],
  ['MAC', /\bMac(intosh| OS)\b/],
  ['LINUX', /\b(Linux|CrOS)\b/],
  ['OTHER', /^/],
];

export const dayOfSession = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/** A coarse description of a browser: its family and operating system, without version. */
export const describeBrowser = (userAgent: string): Pick<SessionAbout, 'browser' | 'system'> => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});

const nameIn = <Name extends string>(
  names: readonly (readonly [Name | 'OTHER', RegExp])[],
  userAgent: string,
): Name | 'OTHER' => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'OTHER';

/** Every row has the same length, because only fixed-width numbers are encrypted. */
export const packAbout = ({ cursors }: Pick<Services, 'cursors'>, about: SessionAbout): string =>
  cursors.pack(LIST, [
    about.day,
    BROWSERS.findIndex(([name]) => name === about.browser),
    SYSTEMS.findIndex(([name]) => name === about.system),
    Number(about.isDayExact),
    Number(about.isBound),
  ]);

export function unpackAbout({ cursors }: Pick<Services, 'cursors'>, packed: string): SessionAbout {
  const [day = 0, browser = 0, system = 0, isDayExact, isBound] = cursors.unpack(LIST, packed).map(Number);
  return {
    day,
    browser: BROWSERS[browser]?.[0] ?? 'OTHER',
    system: SYSTEMS[system]?.[0] ?? 'OTHER',
    isDayExact: isDayExact === 1,
    isBound: isBound === 1,
  };
}
