import { cookies } from '../plant-faults';
import { type Fault, fault } from './fault';

const without = (name: string) => (texts: readonly string[]) =>
  texts.filter((text) => !text.startsWith(`${name}=`));
const replacing = (name: string, old: string | RegExp, text: string) => (texts: readonly string[]) =>
  texts.map((item) => (item.startsWith(`${name}=`) ? item.replace(old, text) : item));

/** Cookies that a server or a proxy in front of it drops or changes. */
export const COOKIES: readonly Fault[] = [
  fault(
    'a proxy drops the marker cookies',
    'signInAsMember',
    'cookie-missing',
    cookies('signInAsMember', (texts) => texts.filter((text) => /^(AT|RT|DT|FL)=/.test(text))),
  ),
  fault(
    'a login with a provider leaves no mark for the web app',
    'signInWithProvider',
    'cookie-missing',
    cookies('signInWithProvider', without('UAC_K')),
  ),
  fault(
    'a renewal sets no cookies',
    'renewSession',
    'cookie-missing',
    cookies('renewSession', () => []),
  ),
  fault(
    'a renewal clears the session',
    'renewSession',
    'cookie-flags',
    cookies('renewSession', (texts) =>
      texts.map((text) => text.replace(/=[^;]*/, '=').replace(/Max-Age=\d+/, 'Max-Age=0')),
    ),
  ),
  fault(
    'scripts can read the session',
    'signInAsMember',
    'cookie-flags',
    cookies('signInAsMember', replacing('AT', '; HttpOnly', '')),
  ),
  fault(
    'scripts cannot read the marker',
    'signInAsMember',
    'cookie-flags',
    cookies('signInAsMember', replacing('UAC_K', /$/, '; HttpOnly')),
  ),
  fault(
    'the refresh token travels unencrypted',
    'renewSession',
    'cookie-flags',
    cookies('renewSession', replacing('RT', '; Secure', '')),
  ),
  fault(
    'other sites can send the session',
    'signInAsMember',
    'cookie-flags',
    cookies('signInAsMember', replacing('AT', 'SameSite=Lax', 'SameSite=None')),
  ),
  fault(
    'the session is valid below one path',
    'signInAsMember',
    'cookie-flags',
    cookies('signInAsMember', replacing('AT', 'Path=/', 'Path=/login')),
  ),
  fault(
    'the user data has no id',
    'signInAsMember',
    'cookie-flags',
    cookies('signInAsMember', replacing('usr_data', /=[^;]*/, '=%7B%7D')),
  ),
  fault('a logout keeps the marker', 'logout', 'cookie-missing', cookies('logout', without('UAC_K'))),
  fault(
    'a logout only changes the session',
    'logout',
    'cookie-flags',
    cookies('logout', replacing('AT', 'Max-Age=0', 'Max-Age=900')),
  ),
];
