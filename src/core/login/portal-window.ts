import { parseQuery, valueIn } from '../shell/query';
import type { LoginClient } from './login-port';

export type PortalEnvironment = 'dev' | 'prod';

/** A host that contains the marker of our test clusters uses the portal's test environment. */
export const portalEnvironment = (host: string, marker: string): PortalEnvironment =>
  marker !== '' && host.includes(marker) ? 'dev' : 'prod';

/** Links from the job portal carry this source; it signs its own users in at once. */
export const sentByPortal = (search: string): boolean =>
  valueIn(parseQuery(search), 'utm_source') === 'naukri';

/** In CSS pixels. */
export const PROVIDER_WINDOW = { width: 500, height: 600 } as const;

export type FramePlace = { readonly bottom: string } | { readonly top: string; readonly right: string };

export const framePlace = (client: LoginClient): FramePlace =>
  client === 'pwa' ? { bottom: '0px' } : { top: '28px', right: '28px' };
