import { decryptText, encryptText } from './encryption';
import { invalidCursor } from './http/refusal';
import type { Cursors } from './services/services';

/** Cursors are encrypted and bound to their list, so they reveal nothing and cannot be forged. */
export const encryptedCursors = (key: Buffer): Cursors => ({
  pack: (list, position) => encryptText(key, list, JSON.stringify(position)),
  unpack(list, cursor) {
    try {
      return JSON.parse(decryptText(key, list, cursor)) as readonly (string | number)[];
    } catch {
      throw invalidCursor();
    }
  },
});
