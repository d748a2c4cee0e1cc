import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SignatureAlgorithm } from '../../../core/untraceable/author-request';

const RAW_BYTES: Readonly<Record<SignatureAlgorithm, number>> = { Ed25519: 32, 'P-256': 65 };
const UNCOMPRESSED = 4;
const COORDINATE_BYTES = 32;

/** The author's key as it is stored; undefined if it is not a public key. */
export function storedAuthorKey(algorithm: SignatureAlgorithm, value: string): string | undefined {
  const raw = Buffer.from(value, 'base64url');
  if (raw.length !== RAW_BYTES[algorithm] || raw.toString('base64url') !== value) return undefined;
  const stored = `${algorithm} ${value}`;
  return keyOf(stored) && stored;
}

export function isSignedBy(stored: string, message: Uint8Array, signature: string): boolean {
  const key = keyOf(stored);
  if (!key) return false;
  const bytes = Buffer.from(signature, 'base64url');
  return stored.startsWith('Ed25519')
    ? verify(null, message, key, bytes)
    : verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, bytes);
}

function keyOf(stored: string): KeyObject | undefined {
  const [algorithm, value = ''] = stored.split(' ');
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
