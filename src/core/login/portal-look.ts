import { parseQuery, valueIn } from '../shell/query';
import type { LoginClient } from './login-port';

/** The job portal's two worlds: the one for trying things out, and the one of its real members. */
export type PortalEnvironment = 'dev' | 'prod';

/** A host that carries the marker of our test clusters belongs to the portal's world for trying things out. */
export const portalEnvironment = (host: string, marker: string): PortalEnvironment =>
  marker !== '' && host.includes(marker) ? 'dev' : 'prod';

/** The job portal signs its own people in at once: its links to us say so. */
export const sentByPortal = (search: string): boolean =>
  valueIn(parseQuery(search), 'utm_source') === 'naukri';

/** How large providers' windows are, in CSS pixels. */
export const PROVIDER_WINDOW = { width: 500, height: 600 } as const;

export type FramePlace = { readonly bottom: string } | { readonly top: string; readonly right: string };

/** Where the job portal's one-tap frame lies: at the bottom edge of a small screen, else in the upper corner. */
export const framePlace = (client: LoginClient): FramePlace =>
  client === 'pwa' ? { bottom: '0px' } : { top: '28px', right: '28px' };
