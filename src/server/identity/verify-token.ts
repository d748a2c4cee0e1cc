import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { unavailable } from '../http/problem';
import { Refusal } from '../http/refusal';
import type { Provider } from './provider';

/** Whom a provider vouches for. */
export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
}

export interface Proof {
  readonly token: string;
  /** The secret behind the token's nonce. */
  readonly attempt: string;
}

type Fetch = (url: string) => Promise<Response>;

const CLOCKS_DIFFER_SECONDS = 5;
const LONGEST_NAME = 60;

/** A token asked for with this nonce is of use to nobody who does not know the attempt. */
export const nonceOf = (attempt: string): string => createHash('sha256').update(attempt).digest('base64url');

/** The provider's published keys: kept, and asked for again when a token names one that is not among them. */
export const publishedKeys = ({ keysUrl }: Provider, fetchKeys: Fetch, cooldown?: number): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(keysUrl), {
    [customFetch]: (url) => fetchKeys(url),
    ...(cooldown !== undefined && { cooldownDuration: cooldown }),
  });

/** Believes a token only when everything in it holds; says to the outside no more than that it does not. */
export async function verifyToken(
  provider: Provider,
  keys: JWTVerifyGetKey,
  { token, attempt }: Proof,
  now: Date,
): Promise<Vouched> {
  const claims = await claimsOf(provider, keys, token, now);
  const { iss = '', sub = '', name } = claims;
  const whole = sub !== '' && provider.isIssuer(claims) && isForUs(claims, provider.clientId);
  if (!whole || (provider.givesNonce && claims.nonce !== nonceOf(attempt))) throw refused();
  return { issuer: iss, subject: sub, name: nameOf(name) };
}

async function claimsOf(
  { algorithm, clientId, givesNonce }: Provider,
  keys: JWTVerifyGetKey,
  token: string,
  now: Date,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [algorithm],
      audience: clientId,
      currentDate: now,
      clockTolerance: CLOCKS_DIFFER_SECONDS,
      requiredClaims: ['iss', 'sub', 'aud', 'exp', ...(givesNonce ? ['nonce'] : [])],
    });
    return payload;
  } catch (error) {
    // A provider that does not answer has said nothing about the token.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw unavailable();
    throw refused();
  }
}

/** A token for several parties has to name us as the one who asked for it. */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;

/** Names come from outside: a line of plain letters, or none. */
function nameOf(name: unknown): string {
  const plain = typeof name === 'string' ? name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() : '';
  return [...plain].slice(0, LONGEST_NAME).join('') || 'Member';
}

export const refused = (): Refusal =>
  new Refusal(401, 'TOKEN_REFUSED', 'The login could not be confirmed. Please try again.');
