import type { LightMyRequestResponse } from 'fastify';
import { nonceOf } from '../../identity/verify-token';
import type { TestServer } from '../../testing/start-test-server';

export const ATTEMPT = 'an-attempt-of-the-tests-0001';

export const cookiesOf = (reply: LightMyRequestResponse): readonly string[] =>
  [reply.headers['set-cookie'] ?? []].flat();

/** The value of a cookie in the reply: undefined if not set, empty if cleared. */
export const cookieIn = (reply: LightMyRequestResponse, name: string): string | undefined =>
  cookiesOf(reply)
    .findLast((item) => item.startsWith(`${name}=`))
    ?.split(';')[0]
    ?.slice(name.length + 1);

/** The Cookie header a browser would send after a reply. */
export const sentBack = (reply: LightMyRequestResponse): string =>
  cookiesOf(reply)
    .filter((item) => !item.includes('Max-Age=0'))
    .map((item) => item.split(';')[0])
    .join('; ');

type TokenOptions = Partial<{ provider: string; outcome: string; attempt: string; name: string }>;

/** The attempt of each token: a nonce is valid once, so every token has its own. */
const attempts = new Map<unknown, string>();

export async function sandboxToken(
  server: Pick<TestServer, 'send'>,
  query: TokenOptions = {},
): Promise<string> {
  const { provider = 'google', outcome = 'SUCCESS', name = 'Kavya Rao' } = query;
  const attempt = query.attempt ?? `${ATTEMPT}-${attempts.size}`;
  const reply = await server.send({
    method: 'POST',
    url: '/sandbox/identity/outcomes',
    payload: { provider, outcome, nonce: nonceOf(attempt), name },
  });
  const { token } = reply.json();
  if (query.attempt === undefined) attempts.set(token, attempt);
  return token;
}

export const socialLogin = (
  server: Pick<TestServer, 'send'>,
  payload: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  server.send({
    method: 'POST',
    url: '/login/social',
    headers,
    payload: {
      socialUserType: 'gp',
      clientType: 'desktop',
      tokenType: 'access_token',
      attempt: attempts.get(payload.token) ?? ATTEMPT,
      ...payload,
    },
  });

export const renew = (server: TestServer, cookie: string) =>
  server.send({ method: 'POST', url: '/login/refresh', headers: { cookie } });

export const profileOf = (server: Pick<TestServer, 'send'>, cookie: string) =>
  server.send({ url: '/user-services/user/profile', headers: { cookie } });
