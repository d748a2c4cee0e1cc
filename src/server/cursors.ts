import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import { Refusal } from './http/refusal';
import type { Cursors } from './services/services';

const NONCE = 12;
const TAG = 16;

const drawn = Buffer.alloc(NONCE * 256);
let used = drawn.length;

/** Chance is drawn for many at a time, because asking for a little takes as long as asking for much. */
function freshNonce(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += NONCE;
  return Buffer.from(drawn.subarray(used - NONCE, used));
}

/** Positions are encrypted and bound to their list, so a cursor tells nothing and cannot be made up. */
export const encryptedCursors = (key: Buffer): Cursors => ({
  pack(list, position) {
    const nonce = freshNonce();
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(list));
    const sealed = [cipher.update(JSON.stringify(position)), cipher.final()];
    return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
  },
  unpack(list, cursor) {
    try {
      const bytes = Buffer.from(cursor, 'base64url');
      // Decoding skips foreign letters and spare bits; only the spelling we gave out is ours.
      if (bytes.toString('base64url') !== cursor) throw new Error('another spelling');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(list))
        .setAuthTag(bytes.subarray(-TAG));
      const plain = [decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()];
      return JSON.parse(Buffer.concat(plain).toString('utf8')) as readonly (string | number)[];
    } catch {
      throw new Refusal(
        400,
        'INVALID_CURSOR',
        'This page of the list is no longer there; start from the top.',
        {
          fields: [
            { field: '/query/cursor', code: 'INVALID_CURSOR', message: 'is not a cursor of this list' },
          ],
        },
      );
    }
  },
});
