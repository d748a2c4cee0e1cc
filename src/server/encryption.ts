import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';

const NONCE = 12;
const TAG = 16;
/** Records are padded to multiples of this many bytes, so that their length does not reveal a company name. */
const RECORD_BLOCK = 512;

const buffer = Buffer.alloc(NONCE * 256);
let used = buffer.length;

/** Draws random bytes for many nonces at once: a small request takes as long as a large one. */
function freshNonce(): Buffer {
  if (used === buffer.length) {
    randomFillSync(buffer);
    used = 0;
  }
  used += NONCE;
  return Buffer.from(buffer.subarray(used - NONCE, used));
}

/** AES-256-GCM with a random nonce; the context is authenticated, so a text decrypts only where it belongs. */
export function encryptText(key: Buffer, context: string, text: string): string {
  const nonce = freshNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** Throws for text that was not encrypted with this key and context. */
export function decryptText(key: Buffer, context: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  // Decoding ignores invalid characters and spare bits; only the exact encoding is accepted.
  if (bytes.toString('base64url') !== encrypted)
    throw new Error('The encrypted text is not in canonical form.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}

/** Encrypts data that belongs to one member; only a server with the key can read it. */
export interface Encryption {
  /** The text's length reveals nothing finer than the block size. */
  readonly encrypt: (context: string, value: object, block?: number) => string;
  readonly decrypt: <Value extends object>(context: string, encrypted: string) => Value;
}

export const recordEncryption = (key: Buffer): Encryption => ({
  encrypt: (context, value, block = RECORD_BLOCK) =>
    encryptText(key, context, padded(JSON.stringify(value), block)),
  decrypt: <Value extends object>(context: string, encrypted: string) =>
    JSON.parse(decryptText(key, context, encrypted)) as Value,
});

/** JSON ignores trailing spaces. */
function padded(json: string, block: number): string {
  const bytes = Buffer.byteLength(json);
  return json + ' '.repeat(Math.ceil(bytes / block) * block - bytes);
}
