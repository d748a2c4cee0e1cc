import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { returnPath } from '../../../core/shell/return-path';
import { cookieText } from '../../http/cookie-text';
import { notFound, Refusal } from '../../http/refusal';
import type { ProviderName } from '../../identity/provider';
import { nonceOf } from '../../identity/verify-token';
import { tokensIn } from '../../session-cookies';
import type { Services } from '../services';
import type { LoginParts } from './handlers';
import { carriedPairs, placeAfter } from './return-place';
import { signInVerified } from './sign-in';

/** Providers that use a full-page redirect and return to our server. */
const BY_REDIRECT = ['linkedin', 'naukri'] as const satisfies readonly ProviderName[];
type ByRedirect = (typeof BY_REDIRECT)[number];

export interface RedirectParts extends LoginParts {
  readonly authoriseUrl: (provider: ByRedirect, request: { nonce: string; state: string }) => string;
  /** Exchanges the code for the token, unless the code is the token itself. */
  readonly tokenFor: (provider: ByRedirect, code: string) => Promise<string>;
}

const ATTEMPT_COOKIE = 'login_attempt';
const ATTEMPT_SECONDS = 600;
const SECRET_BYTES = 32;

type Query = Readonly<Record<string, unknown>>;

/** Stored in a cookie during the redirect; validated again when read. */
interface Attempt {
  readonly secret: string;
  readonly back: string;
  readonly pairs: Readonly<Record<string, string>>;
}

export function serveRedirects(app: FastifyInstance, services: Services, parts: RedirectParts): void {
  for (const provider of BY_REDIRECT) {
    app.get<{ Querystring: Query }>(`/login/${provider}`, (request, reply) => {
      if (!parts.identity.provider(provider)) throw notFound();
      const attempt: Attempt = {
        secret: randomBytes(SECRET_BYTES).toString('base64url'),
        back: returnPath(textOf(request.query.referer), '/'),
        pairs: carriedPairs(request.query),
      };
      keep(reply, JSON.stringify(attempt), ATTEMPT_SECONDS);
      const requested = { nonce: nonceOf(attempt.secret), state: stateOf(attempt.secret) };
      return reply.redirect(parts.authoriseUrl(provider, requested), 302);
    });
    app.get<{ Querystring: Query }>(`/login/${provider}/callback`, async (request, reply) => {
      const attempt = attemptIn(request);
      keep(reply, '', 0);
      const signed = attempt && (await comeBack(services, parts, provider, { attempt, request, reply }));
      return reply.redirect(placeAfter(attempt?.back ?? '/', attempt?.pairs ?? {}, provider, signed), 302);
    });
  }
}

interface Return {
  readonly attempt: Attempt;
  readonly request: FastifyRequest<{ Querystring: Query }>;
  readonly reply: FastifyReply;
}

/** Signs in the identity that the provider verified; undefined if the login failed for any reason. */
async function comeBack(
  services: Services,
  { identity, names, tokenFor }: RedirectParts,
  provider: ByRedirect,
  { attempt, request, reply }: Return,
): Promise<{ isNew: boolean } | undefined> {
  const { code, state } = request.query;
  if (typeof code !== 'string' || state !== stateOf(attempt.secret)) return undefined;
  try {
    const proof = { token: await tokenFor(provider, code), attempt: attempt.secret };
    const verifiedIdentity = await identity.verify(provider, proof);
    const browser = {
      names,
      held: tokensIn(request.cookies, names),
      userAgent: request.headers['user-agent'] ?? '',
      setCookie: (cookie: Parameters<typeof cookieText>[0]) =>
        void reply.header('set-cookie', cookieText(cookie)),
    };
    return await signInVerified(services, browser, verifiedIdentity, provider);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Binds the return to the browser that left, without revealing the secret. */
const stateOf = (secret: string): string => nonceOf(`state ${secret}`);

const keep = (reply: FastifyReply, value: string, maxAge: number) =>
  void reply
    .header('set-cookie', cookieText({ name: ATTEMPT_COOKIE, value, httpOnly: true, maxAge }))
    .header('cache-control', 'no-store');

function attemptIn(request: FastifyRequest): Attempt | undefined {
  try {
    const saved = JSON.parse(request.cookies[ATTEMPT_COOKIE] ?? '') as Partial<Attempt> | null;
    if (typeof saved?.secret !== 'string') return undefined;
    return {
      secret: saved.secret,
      back: returnPath(textOf(saved.back), '/'),
      pairs: carriedPairs((saved.pairs ?? {}) as Query),
    };
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
