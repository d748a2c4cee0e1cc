import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SignatureAlgorithm } from '../../../core/untraceable/author-request';
import type { AuthorKey } from '../../../core/untraceable/untraceable-port';

const RAW_BYTES: Readonly<Record<SignatureAlgorithm, number>> = { Ed25519: 32, 'P-256': 65 };
const UNCOMPRESSED = 4;
const COORDINATE_BYTES = 32;

/**
 * All that is stored of the author's key: the algorithm would show which posts come from an older browser. Undefined if
 * it is not a public key.
 */
export function authorKeyHash(key: AuthorKey): string | undefined {
  const raw = Buffer.from(key.value, 'base64url');
  if (raw.length !== RAW_BYTES[key.algorithm] || raw.toString('base64url') !== key.value) return undefined;
  return keyOf(key) && hashOfKey(`${key.algorithm} ${key.value}`);
}

export const hashOfKey = (text: string): string => createHash('sha256').update(text).digest('base64url');

export function isSignedBy(authorKey: AuthorKey, message: Uint8Array, signature: string): boolean {
  const key = keyOf(authorKey);
  if (!key) return false;
  const bytes = Buffer.from(signature, 'base64url');
  return authorKey.algorithm === 'Ed25519'
    ? verify(null, message, key, bytes)
    : verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, bytes);
}

function keyOf({ algorithm, value }: AuthorKey): KeyObject | undefined {
  try {
    return createPublicKey({ key: algorithm === 'Ed25519' ? edwards(value) : nist(value), format: 'jwk' });
  } catch {
    return undefined;
  }
}

const edwards = (value: string) => ({ kty: 'OKP', crv: 'Ed25519', x: value });

function nist(value: string) {
  const raw = Buffer.from(value, 'base64url');
  if (raw[0] !== UNCOMPRESSED) throw new TypeError('not an uncompressed point');
  const coordinate = (index: number) =>
    raw.subarray(1 + index * COORDINATE_BYTES, 1 + (index + 1) * COORDINATE_BYTES).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: coordinate(0), y: coordinate(1) };
}
