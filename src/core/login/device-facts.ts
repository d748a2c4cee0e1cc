import type { Cookies } from '../shared/cookies';
import { masked } from '../shared/mask-id';

/** Facts that the app and its campaigns stored about this device; signing out does not clear them. */
export interface DeviceFacts {
  readonly device: string | undefined;
  readonly visit: string | undefined;
  readonly campaign: string | undefined;
  readonly appVersion: string | undefined;
  readonly appBuild: string | undefined;
  /** The host of the referrer only. */
  readonly cameFrom: string | undefined;
}

/** Shown to support, so values that could identify a person are masked. */
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

/** A path may reveal a search; the host does not. */
const siteOf = (address: string | undefined): string | undefined =>
  /^https?:\/\/([a-z0-9.-]+)/i.exec(address ?? '')?.[1]?.toLowerCase();
