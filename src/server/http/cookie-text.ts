import type { SetCookie } from './handlers';

/** A Set-Cookie value; every cookie of ours is for this site's own pages over a safe connection. */
export const cookieText = ({ name, value, httpOnly, maxAge }: SetCookie): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    'Secure',
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ');
