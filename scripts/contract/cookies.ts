import type { Cookie, Media } from '../api/spec';
import type { Contract } from './contract';
import { hiddenCookieName } from './cookie-names';
import type { Complaint } from './judge';
import type { WireResponse } from './wire';

interface SentCookie {
  readonly value: string;
  /** By lower-case name. */
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * Every documented cookie with its flags, lifetime and value. Only the example must set them; other responses
 * may clear them.
 */
export function judgeCookies(
  contract: Contract,
  { cookies, media }: { readonly cookies: readonly Cookie[]; readonly media: Media | undefined },
  response: WireResponse,
): Complaint | undefined {
  const sent = new Map(response.headers.getSetCookie().map(parsedCookie));
  const nameOf = ({ httpOnly, name }: Cookie) =>
    httpOnly ? hiddenCookieName(response.sent.url, name) : name;
  const isExample = media === undefined || response.text === JSON.stringify(media.example);
  const cleared = !isExample && cookies.every((cookie) => isCleared(sent.get(nameOf(cookie))));
  for (const cookie of cleared ? [] : cookies) {
    const name = nameOf(cookie);
    const item = sent.get(name);
    if (item === undefined)
      return { rule: 'cookie-missing', detail: `set-cookie on ${response.status} does not include ${name}` };
    const fault = wrongFlag(cookie, item) ?? wrongContent(contract, cookie, item);
    if (fault !== undefined) return { rule: 'cookie-flags', detail: `the cookie ${name} ${fault}` };
  }
  return undefined;
}

const isCleared = (cookie: SentCookie | undefined): boolean => cookie?.attributes.get('max-age') === '0';

function parsedCookie(text: string): [string, SentCookie] {
  const [[name = '', value = ''] = [], ...attributes] = text.split(';').map(pairOf);
  return [
    name,
    { value, attributes: new Map(attributes.map(([key, content]) => [key.toLowerCase(), content])) },
  ];
}

function pairOf(text: string): [string, string] {
  const cut = text.indexOf('=');
  return cut < 0 ? [text.trim(), ''] : [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
}

function wrongFlag({ httpOnly }: Cookie, { attributes }: SentCookie): string | undefined {
  if (attributes.has('httponly') !== httpOnly) return httpOnly ? 'lacks HttpOnly' : 'has HttpOnly';
  if (!attributes.has('secure')) return 'lacks Secure';
  if (attributes.get('samesite')?.toLowerCase() !== 'lax') return 'lacks SameSite=Lax';
  if (attributes.get('path') !== '/') return 'lacks Path=/';
  return attributes.has('domain') ? 'has a Domain' : undefined;
}

function wrongContent(contract: Contract, { maxAge, value }: Cookie, sent: SentCookie): string | undefined {
  const age = contract.misfit(maxAge, Number(sent.attributes.get('max-age') ?? 'NaN'));
  if (age !== undefined) return 'has a wrong Max-Age';
  return contract.misfit(value, decoded(sent.value)) === undefined ? undefined : 'has a wrong value';
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
