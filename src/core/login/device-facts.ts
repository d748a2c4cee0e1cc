import type { Cookies } from '../shared/cookies';
import { masked } from '../shared/masked';

/** What the app and its campaigns wrote down about this device; signing out leaves it as it is. */
export interface DeviceFacts {
  readonly device: string | undefined;
  readonly visit: string | undefined;
  readonly campaign: string | undefined;
  readonly appVersion: string | undefined;
  readonly appBuild: string | undefined;
  /** Where the visit came from: the site alone. */
  readonly cameFrom: string | undefined;
}

/** Read for whoever helps: what could be used to find a person again is masked. */
export function deviceFacts(cookies: Pick<Cookies, 'read'>): DeviceFacts {
  const hidden = (name: string) => {
    const value = cookies.read(name);
    return value ? masked(value) : undefined;
  };
  return {
    device: hidden('deviceId'),
    visit: hidden('cvid'),
    campaign: hidden('appsFlyerId'),
    appVersion: cookies.read('appVersion') || undefined,
    appBuild: cookies.read('appBuildNumber') || undefined,
    cameFrom: siteOf(cookies.read('referrer')),
  };
}

/** A path may say what somebody looked for; the host does not. */
const siteOf = (address: string | undefined): string | undefined =>
  /^https?:\/\/([a-z0-9.-]+)/i.exec(address ?? '')?.[1]?.toLowerCase();
