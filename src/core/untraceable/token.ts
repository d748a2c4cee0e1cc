import { joinBytes, sameBytes, utf8 } from '../trust/bytes';
import { fromBase64url } from './base64url';

/** Privacy Pass tokens of type 0x0002, blind RSA with 2048 bits (RFC 9577 and 9578). */

const TYPE = Uint8Array.of(0, 2);
const HASH_BYTES = 32;
export const NONCE_BYTES = 32;
export const SIGNATURE_BYTES = 256;
const INPUT_BYTES = TYPE.length + NONCE_BYTES + 2 * HASH_BYTES;
export const TOKEN_BYTES = INPUT_BYTES + SIGNATURE_BYTES;

const ISSUER = utf8('humkaar');

/** The challenge of every token: without context and origin, so that all tokens look alike. */
export const CHALLENGE = joinBytes(TYPE, Uint8Array.of(0, ISSUER.length), ISSUER, Uint8Array.of(0, 0, 0));

export interface TokenInput {
  readonly nonce: Uint8Array;
  /** SHA-256 of the challenge. */
  readonly challenge: Uint8Array;
  /** SHA-256 of the public key. */
  readonly keyId: Uint8Array;
}

/** Signed by the issuer without seeing it. */
export const tokenInput = ({ nonce, challenge, keyId }: TokenInput): Uint8Array =>
  joinBytes(TYPE, nonce, challenge, keyId);

export interface Token extends TokenInput {
  /** The signed bytes. */
  readonly input: Uint8Array;
  readonly signature: Uint8Array;
}

/** Undefined for bytes that are not a token of this type. */
export function readToken(bytes: Uint8Array): Token | undefined {
  if (bytes.length !== TOKEN_BYTES || !sameBytes(bytes.subarray(0, TYPE.length), TYPE)) return undefined;
  const part = (index: number) =>
    bytes.subarray(TYPE.length + index * HASH_BYTES, TYPE.length + (index + 1) * HASH_BYTES);
  return {
    nonce: part(0),
    challenge: part(1),
    keyId: part(2),
    input: bytes.subarray(0, INPUT_BYTES),
    signature: bytes.subarray(INPUT_BYTES),
  };
}

/** The nonce of a valid token in base64url. */
export const nonceOf = (token: string): Uint8Array =>
  fromBase64url(token).subarray(TYPE.length, TYPE.length + NONCE_BYTES);

const BEFORE = ['PrivateToken', 'token='].join(' ');

export const tokenHeader = (token: string): string => `${BEFORE}"${token}"`;

/** The token in base64url. */
export const tokenInHeader = (header: string): string | undefined =>
  /^PrivateToken token="([A-Za-z0-9_-]+)"$/.exec(header)?.[1];
