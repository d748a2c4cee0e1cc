import type { FastifyInstance } from 'fastify';
import { cookieText } from '../http/cookie-text';
import { renewSession } from '../renew-session';
import type { Services } from '../services/services';
import { type CookieNames, clearedCookies, sessionCookies, tokensIn } from '../session-cookies';
import { callerOf } from '../sessions';

const A_PAGE = '/*';

/**
 * Renews the session of a returning member before the page is rendered; if that fails, renders the page as for a
 * visitor.
 */
export function renewForPages(app: FastifyInstance, services: Services, names: CookieNames): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== A_PAGE) return;
    const { access, refresh, device } = tokensIn(request.cookies, names);
    if (refresh === undefined) return;
    if (access !== undefined) request.caller = await callerOf(services.db, access, services.now());
    if (request.caller) return;
    const userAgent = request.headers['user-agent'] ?? '';
    const renewed = await renewSession(services, { refresh, device, userAgent });
    const cookies = renewed
      ? sessionCookies(services, names, renewed.tokens, renewed.memberId)
      : clearedCookies(names);
    for (const cookie of cookies) void reply.header('set-cookie', cookieText(cookie));
    const ours = new Set(cookies.map(({ name }) => name));
    const fresh = cookies.flatMap(({ name, value }) =>
      value ? [`${name}=${encodeURIComponent(value)}`] : [],
    );
    request.headers.cookie = [...rest(request.headers.cookie ?? '', ours), ...fresh].join('; ');
  });
}

const rest = (header: string, ours: ReadonlySet<string>): readonly string[] =>
  header.split(/;\s*/).filter((pair) => pair !== '' && !ours.has(pair.split('=')[0] ?? ''));
