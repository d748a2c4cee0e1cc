import { encryptionWith } from './encryption';
import { Refusal } from './http/refusal';
import type { Cursors } from './services/services';

/** Positions are encrypted and bound to their list, so a cursor tells nothing and cannot be made up. */
export function encryptedCursors(key: Buffer): Cursors {
  const { encrypt, decrypt } = encryptionWith(key);
  return {
    pack: (list, position) => encrypt(list, JSON.stringify(position)),
    unpack(list, cursor) {
      try {
        // Decoding skips foreign letters and spare bits; only the spelling we gave out is ours.
        if (Buffer.from(cursor, 'base64url').toString('base64url') !== cursor)
          throw new Error('another spelling');
        return JSON.parse(decrypt(list, cursor)) as readonly (string | number)[];
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
  };
}
