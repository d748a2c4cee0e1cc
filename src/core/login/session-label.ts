import { sessionWords as words } from './session-words';
import type { SavedSession, SessionBrowser, SessionSystem } from './sessions-port';

const BROWSERS: Readonly<Record<Exclude<SessionBrowser, 'OTHER'>, string>> = {
  CHROME: 'Chrome',
  EDGE: 'Edge',
  FIREFOX: 'Firefox',
  SAFARI: 'Safari',
  SAMSUNG: 'Samsung Internet',
  OPERA: 'Opera',
};
const SYSTEMS: Readonly<Record<Exclude<SessionSystem, 'OTHER'>, string>> = {
  ANDROID: 'Android',
  IOS: 'iOS',
  WINDOWS: 'Windows',
  MAC: 'macOS',
  LINUX: 'Linux',
};

/** For example "Chrome on Android". */
export function sessionLabel({ browser, system }: Pick<SavedSession, 'browser' | 'system'>): string {
  if (browser === 'OTHER' && system === 'OTHER') return words.unknown;
  const name = browser === 'OTHER' ? words.someBrowser : BROWSERS[browser];
  return system === 'OTHER' ? name : words.browserOn(name, SYSTEMS[system]);
}
