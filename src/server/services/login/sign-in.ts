import { freshLoginCookie } from '../../fresh-login';
import { isMissingReference } from '../../http/during-account';
import type { SetCookie } from '../../http/handlers';
import type { ProviderName } from '../../identity/provider';
import type { VerifiedIdentity } from '../../identity/verify-token';
import { type CookieNames, sessionCookies } from '../../session-cookies';
import { beginSession, endSession, type Tokens } from '../../sessions';
import { dropDevicesOf } from '../notifications/device-queries';
import type { Services } from '../services';
import { findOrMakeMember, memberBehind } from './queries';

const AUTH_TYPE_SECONDS = 3600;

export interface Browser {
  readonly names: CookieNames;
  /** The tokens the browser sent; they are never reused for the new session. */
  readonly held: Partial<Tokens>;
  readonly userAgent: string;
  readonly setCookie: (cookie: SetCookie) => void;
}

/** Once it resolves, these tokens are invalid and devices of this sign-in get no further push messages. */
export async function signOut(
  services: Pick<Services, 'db' | 'seal'>,
  tokens: Partial<Tokens>,
): Promise<void> {
  await dropDevicesOf(services, await endSession(services.db, tokens));
}

export async function signInAs(services: Services, browser: Browser, memberId: string) {
  const { names, setCookie } = browser;
  await signOut(services, browser.held);
  const tokens = await beginSession(services, memberId, browser.userAgent);
  for (const cookie of sessionCookies(services, names, tokens, memberId)) setCookie(cookie);
  setCookie(freshLoginCookie(services, names, memberId));
}

/** Makes a new account if the old one was deleted during the sign-in: the proof of the identity works only once. */
export async function signInVerified(
  ...request: Parameters<typeof signInOnce>
): Promise<{ readonly isNew: boolean }> {
  try {
    return await signInOnce(...request);
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    return signInOnce(...request);
  }
}

/**
 * Finds the account by issuer and subject only: not every provider verifies emails, so the same email at two
 * providers is two accounts.
 */
async function signInOnce(
  services: Services,
  browser: Browser,
  { issuer, subject, name }: VerifiedIdentity,
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
