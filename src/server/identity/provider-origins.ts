import type { IdentityConfig } from './identity-config';

export interface AllowedOrigins {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  /** Trusted Types policies in addition to those of the build. */
  readonly policies: readonly string[];
}

export const NOTHING_ELSE: AllowedOrigins = { script: [], style: [], connect: [], frame: [], policies: [] };

const GOOGLE = 'https://accounts.google.com/gsi';
const MICROSOFT = 'https://login.microsoftonline.com';

/** Only what the enabled providers need in the page. */
export function providerOrigins(identity: IdentityConfig): AllowedOrigins {
  const { google, outlook, naukri, naukriScript } = identity;
  const isGoogle = google !== undefined;
  const script = naukri === undefined ? undefined : naukriScript;
  const portal = script === undefined ? [] : [new URL(script).origin];
  const microsoft = outlook === undefined ? [] : [MICROSOFT];
  return {
    script: [...(isGoogle ? [`${GOOGLE}/client`] : []), ...(script === undefined ? [] : [script])],
    style: isGoogle ? [`${GOOGLE}/style`] : [],
    connect: [...(isGoogle ? [`${GOOGLE}/`] : []), ...microsoft, ...portal],
    frame: [...(isGoogle ? [`${GOOGLE}/`] : []), ...microsoft, ...portal],
    policies: isGoogle || script !== undefined ? ['identity'] : [],
  };
}
