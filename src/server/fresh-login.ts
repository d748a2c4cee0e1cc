import { timingSafeEqual } from 'node:crypto';
import type { SetCookie } from './http/handlers';
import { Refusal } from './http/refusal';
import type { Services } from './services/services';
import type { CookieNames, SentTokens } from './session-cookies';

const FRESH_SECONDS = 600;

type Keys = Pick<Services, 'seal' | 'now'>;

/**
 * Proves for ten minutes that this member has just logged in. A cookie instead of a row, so that the database stores
 * no login time: it contains the expiry and a keyed hash of it for the member.
 */
export function freshLoginCookie(services: Keys, names: CookieNames, memberId: string): SetCookie {
  const expires = Math.floor(services.now().getTime() / 1000) + FRESH_SECONDS;
  return {
    name: names.freshLogin,
    value: `${expires}.${proofOf(services, memberId, expires)}`,
    httpOnly: true,
    maxAge: FRESH_SECONDS,
  };
}

/** Refuses a member whose last login is older than that; a stolen session alone does not pass. */
export function requireFreshLogin(services: Keys, memberId: string, { freshLogin = '' }: SentTokens): void {
  const [expires = '', proof = ''] = freshLogin.split('.');
  const isOpen = /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > services.now().getTime();
  const expected = Buffer.from(proofOf(services, memberId, Number(expires)));
  const shown = Buffer.from(proof);
  if (!isOpen || shown.length !== expected.length || !timingSafeEqual(shown, expected))
    throw new Refusal(403, 'FRESH_LOGIN_REQUIRED');
}

const proofOf = ({ seal }: Pick<Services, 'seal'>, memberId: string, expires: number): string =>
  seal(`fresh login until ${expires}`, memberId);
