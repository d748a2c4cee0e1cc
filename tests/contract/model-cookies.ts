import type { Cookie, Json, Operation } from '../../scripts/api/spec';
import { cookieValue } from '../../scripts/contract/cookie-names';
import type { Reply } from './model-data';

/** The documented cookies of a response. One that starts a session names its AT. */
export function withCookies(operation: Operation | undefined, reply: Reply): Reply {
  const cookies = operation?.responses[String(reply.status)]?.headers['set-cookie']?.['x-cookies'];
  if (!cookies) return reply;
  const accessToken = cookieValue(String(reply.headers['set-cookie'] ?? ''), 'AT');
  const texts = cookies.map((cookie) => cookieText(cookie, accessToken));
  return { ...reply, headers: { ...reply.headers, 'set-cookie': texts } };
}

const USER = '{"UserId":"a1b2c3d4e5f6","TextKey":"f6e5d4c3b2a1"}';

function cookieText(cookie: Cookie, session: string | undefined): string {
  const { name, httpOnly, maxAge, value } = cookie;
  const sample = name === 'usr_data' ? USER : 'a1b2c3d4e5f6a7b8';
  const content: Json = value.const ?? (name === 'AT' ? session : undefined) ?? sample;
  const lifetime = maxAge.const ?? maxAge.minimum;
  const flags = `Path=/; Max-Age=${lifetime}; SameSite=Lax; Secure${httpOnly ? '; HttpOnly' : ''}`;
  return `${name}=${encodeURIComponent(String(content))}; ${flags}`;
}
