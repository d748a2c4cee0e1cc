import type { SetCookie } from './handlers';

/** Each of our cookies is limited to this site's own pages over a secure connection. */
export const cookieText = ({ name, value, httpOnly, maxAge }: SetCookie): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    'Secure',
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ');
