import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyResult,
  jwtVerify,
} from 'jose';
import { unavailable } from '../http/problem';
import { Refusal } from '../http/refusal';
import type { Provider } from './provider';
import { EXAMPLE_KID } from './sandbox-keys';
import type { Spendable } from './spend-proof';

export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
}

/** The identity, with the data needed to accept the token only once. */
export interface Verified {
  readonly verifiedIdentity: VerifiedIdentity;
  /** Undefined for the contract's example, which may be sent repeatedly. */
  readonly spendable: Spendable | undefined;
}

export interface Proof {
  readonly token: string;
  /** The secret behind the token's nonce. */
  readonly attempt: string;
}

type Fetch = (url: string) => Promise<Response>;

const CLOCKS_DIFFER_SECONDS = 5;
const MAX_NAME_LENGTH = 60;

/** A token with this nonce is useless to anyone who does not know the attempt. */
export const nonceOf = (attempt: string): string => createHash('sha256').update(attempt).digest('base64url');

/** Cached; fetched again when a token names an unknown key. */
export const publishedKeys = ({ keysUrl }: Provider, fetchKeys: Fetch, cooldown?: number): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(keysUrl), {
    [customFetch]: (url) => fetchKeys(url),
    ...(cooldown !== undefined && { cooldownDuration: cooldown }),
  });

/** Accepts a token only if every check passes; reports no reason for a refusal. */
export async function verifyToken(
  provider: Provider,
  keys: JWTVerifyGetKey,
  { token, attempt }: Proof,
  now: Date,
): Promise<Verified> {
  const { payload: claims, protectedHeader } = await readToken(provider, keys, token, now);
  const { iss = '', sub = '', exp = 0, name } = claims;
  const whole = sub !== '' && provider.isIssuer(claims) && isForUs(claims, provider.clientId);
  if (!whole || (provider.givesNonce && claims.nonce !== nonceOf(attempt))) throw tokenRefused();
  if (!isIdToken(protectedHeader)) throw tokenRefused();
  const isExample = provider.mode === 'SANDBOX' && protectedHeader.kid === EXAMPLE_KID;
  // A token without a nonce is identified by its signed part.
  const id = provider.givesNonce ? `${iss}\0${claims.nonce}` : token.slice(0, token.lastIndexOf('.'));
  const expires = new Date((exp + CLOCKS_DIFFER_SECONDS) * 1000);
  return {
    verifiedIdentity: { issuer: iss, subject: sub, name: nameOf(name) },
    spendable: isExample ? undefined : { id, expires },
  };
}

/** Access and logout tokens state their type; neither identifies who logs in. */
const isIdToken = ({ typ }: JWTVerifyResult['protectedHeader']): boolean =>
  typ === undefined || typ.toUpperCase() === 'JWT';

async function readToken(
  { algorithm, clientId, givesNonce }: Provider,
  keys: JWTVerifyGetKey,
  token: string,
  now: Date,
): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, keys, {
      algorithms: [algorithm],
      audience: clientId,
      currentDate: now,
      clockTolerance: CLOCKS_DIFFER_SECONDS,
      requiredClaims: ['iss', 'sub', 'aud', 'exp', ...(givesNonce ? ['nonce'] : [])],
    });
  } catch (error) {
    // A provider that does not respond says nothing about the token.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw unavailable();
    throw tokenRefused();
  }
}

/** A token for several parties must name us as the authorised party. */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;

/** Names are external input: reduced to plain characters on a single line. */
function nameOf(name: unknown): string {
  const plain = typeof name === 'string' ? name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() : '';
  return [...plain].slice(0, MAX_NAME_LENGTH).join('') || 'Member';
}

export const tokenRefused = (): Refusal => new Refusal(401, 'TOKEN_REFUSED');
