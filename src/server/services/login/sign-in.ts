import { freshLoginCookie } from '../../fresh-login';
import type { SetCookie } from '../../http/handlers';
import type { ProviderName } from '../../identity/provider';
import type { Vouched } from '../../identity/verify-token';
import { type CookieNames, sessionCookies } from '../../session-cookies';
import { beginSession, endSession, type Tokens } from '../../sessions';
import { dropDevicesOf } from '../notifications/device-queries';
import type { Services } from '../services';
import { findOrMakeMember, memberBehind } from './queries';

/** How long the page may take to read how somebody signed in. */
const AUTH_TYPE_SECONDS = 3600;

export interface Browser {
  readonly names: CookieNames;
  /** What it sent along; a session handed in from outside never becomes this one. */
  readonly held: Partial<Tokens>;
  readonly userAgent: string;
  readonly setCookie: (cookie: SetCookie) => void;
}

/** Signs out: from the answer on these tokens open nothing, and nothing is pushed to the devices of this sign-in. */
export async function signOut(
  services: Pick<Services, 'db' | 'seal'>,
  tokens: Partial<Tokens>,
): Promise<void> {
  await dropDevicesOf(services, await endSession(services.db, tokens));
}

/** A new session in this browser for this member; the one it had before ends. */
export async function signInAs(services: Services, browser: Browser, memberId: string) {
  const { names, setCookie } = browser;
  await signOut(services, browser.held);
  const tokens = await beginSession(services, memberId, browser.userAgent);
  for (const cookie of sessionCookies(services, names, tokens, memberId)) setCookie(cookie);
  setCookie(freshLoginCookie(services, names, memberId));
}

/**
 * The account behind a provider's word. It is known by issuer and subject alone: the same address at two
 * providers is two accounts, because not every provider has asked whether the address is the person's.
 */
export async function signInVouched(
  services: Services,
  browser: Browser,
  { issuer, subject, name }: Vouched,
  provider: ProviderName,
): Promise<{ isNew: boolean }> {
  const seal = services.seal('identity', `${issuer}\0${subject}`);
  const known = await memberBehind(services.db, seal);
  const { memberId, isNew } =
    known === undefined
      ? await findOrMakeMember(services.db, seal, {
          id: services.newId(),
          name,
          isFromJobPortal: provider === 'naukri',
        })
      : { memberId: known, isNew: false };
  await signInAs(services, browser, memberId);
  browser.setCookie({ name: 'authtype', value: provider, httpOnly: false, maxAge: AUTH_TYPE_SECONDS });
  return { isNew };
}
