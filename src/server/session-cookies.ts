import { SIGNED_OUT_COOKIE } from '../core/login/session-cookies';
import type { SetCookie } from './http/handlers';
import type { Services } from './services/services';
import { ACCESS_SECONDS, staySeconds, type Tokens } from './sessions';

export interface CookieNames {
  readonly access: string;
  readonly refresh: string;
  readonly device: string;
  readonly freshLogin: string;
}

/** The session tokens a request sends, valid or not. */
export interface SentTokens extends Partial<Tokens> {
  /** Proves that the last login is a few minutes old. */
  readonly freshLogin?: string | undefined;
}

/** Over https the __Host- prefix prevents a neighbouring host from setting the cookie. */
export const cookieNames = (publicOrigin: string): CookieNames =>
  publicOrigin.startsWith('https:')
    ? { access: '__Host-AT', refresh: '__Host-RT', device: '__Host-DT', freshLogin: '__Host-FL' }
    : { access: 'AT', refresh: 'RT', device: 'DT', freshLogin: 'FL' };

type CookieValues = Readonly<Record<string, string | undefined>>;

/** The request's tokens, under this origin's names only; none from a browser that signed out offline. */
export const tokensIn = (cookies: CookieValues, names: CookieNames): SentTokens =>
  hasSignedOut(cookies) ? {} : sentTokens(cookies, names);

/** The member signed out while the server was unreachable; the session has yet to be ended. */
export const hasSignedOut = (cookies: CookieValues): boolean => cookies[SIGNED_OUT_COOKIE] === '1';

/** The request's tokens, even if they may no longer be used. */
export function sentTokens(cookies: CookieValues, names: CookieNames): SentTokens {
  const sent = (name: keyof CookieNames) => {
    const value = cookies[names[name]];
    return value && { [name]: value };
  };
  return { ...sent('access'), ...sent('refresh'), ...sent('device'), ...sent('freshLogin') };
}

export const accountIdOf = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('user id', memberId);

/**
 * Session cookies. Scripts can read three of them, and the server trusts none of those: they contain no address or
 * name, only two seals that are constant per account: its id, and the key for drafts the member left unsent on a
 * device.
 */
export function sessionCookies(
  services: Pick<Services, 'seal' | 'stayDays'>,
  names: CookieNames,
  { access, refresh, device }: Tokens,
  memberId: string,
): readonly SetCookie[] {
  const userId = accountIdOf(services, memberId);
  const textKey = services.seal('text key', memberId);
  const maxAge = staySeconds(services);
  return [
    { name: names.access, value: access, httpOnly: true, maxAge: ACCESS_SECONDS },
    { name: 'UAC_K', value: '1', httpOnly: false, maxAge },
    { name: names.refresh, value: refresh, httpOnly: true, maxAge },
    { name: names.device, value: device, httpOnly: true, maxAge },
    { name: 'UAC_I', value: userId, httpOnly: false, maxAge },
    {
      name: 'usr_data',
      value: JSON.stringify({ UserId: userId, TextKey: textKey }),
      httpOnly: false,
      maxAge,
    },
  ];
}

export const clearedCookies = ({ access, refresh, device, freshLogin }: CookieNames): readonly SetCookie[] =>
  [
    { name: access, httpOnly: true },
    { name: refresh, httpOnly: true },
    { name: device, httpOnly: true },
    { name: freshLogin, httpOnly: true },
    { name: 'UAC_K', httpOnly: false },
    { name: 'UAC_I', httpOnly: false },
    { name: 'usr_data', httpOnly: false },
    { name: 'authtype', httpOnly: false },
  ].map((item) => ({ ...item, value: '', maxAge: 0 }));
