import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import type { Encryption } from './services/services';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NONCES_AT_ONCE = 256;

const random = Buffer.alloc(NONCE_BYTES * NONCES_AT_ONCE);
let used = random.length;

/** Random bytes are drawn for many nonces at a time: drawing a few takes as long as drawing many. */
function freshNonce(): Buffer {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += NONCE_BYTES;
  return Buffer.from(random.subarray(used - NONCE_BYTES, used));
}

/** AES-256-GCM with a nonce of its own for each text. The context is authenticated, so a text fits nowhere else. */
export const encryptionWith = (key: Buffer): Encryption => ({
  encrypt(context, text) {
    const nonce = freshNonce();
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
    const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
    return Buffer.concat([nonce, ...encrypted, cipher.getAuthTag()]).toString('base64url');
  },
  decrypt(context, encrypted) {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const plain = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(plain).toString('utf8');
  },
});
