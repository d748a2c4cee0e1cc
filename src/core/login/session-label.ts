import { sessionText as text } from './session-text';
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
  if (browser === 'OTHER' && system === 'OTHER') return text.unknown;
  const name = browser === 'OTHER' ? text.someBrowser : BROWSERS[browser];
  return system === 'OTHER' ? name : text.browserOn(name, SYSTEMS[system]);
}
