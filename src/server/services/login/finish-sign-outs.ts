import type { FastifyInstance } from 'fastify';
import { SIGNED_OUT_COOKIE } from '../../../core/login/session-cookies';
import { cookieText } from '../../http/cookie-text';
import { type CookieNames, clearedCookies, hasSignedOut, sentTokens } from '../../session-cookies';
import type { Services } from '../services';
import { signOut } from './sign-in';

/** Files are the same for all users, and shared caches may store them. */
const FILE = /^\/assets\//;

/**
 * Ends the session of a member who signed out while the server was unreachable. The browser's first request of any
 * kind ends it and is served as for a visitor, so that no page shows the account again.
 */
export function finishSignOuts(app: FastifyInstance, services: Services, names: CookieNames): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasSignedOut(request.cookies) || FILE.test(request.url)) return;
    await signOut(services, sentTokens(request.cookies, names));
    const cleared = [
      ...clearedCookies(names),
      { name: SIGNED_OUT_COOKIE, value: '', httpOnly: false, maxAge: 0 },
    ];
    for (const cookie of cleared) void reply.header('set-cookie', cookieText(cookie));
    const gone = new Set(cleared.map(({ name }) => name));
    request.cookies = Object.fromEntries(Object.entries(request.cookies).filter(([name]) => !gone.has(name)));
    request.headers.cookie = without(request.headers.cookie ?? '', gone);
  });
}

const without = (header: string, names: ReadonlySet<string>): string =>
  header
    .split(/;\s*/)
    .filter((pair) => !names.has(pair.split('=')[0] ?? ''))
    .join('; ');
