import { fromBase64, toBase64 } from '../trust/bytes';

export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** Throws for text that is not base64url. */
export function fromBase64url(text: string): Uint8Array {
  const base64 = text.replace(/-/g, '+').replace(/_/g, '/');
  const bytes = fromBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, '='));
  if (!bytes) throw new TypeError('not base64url');
  return bytes;
}
