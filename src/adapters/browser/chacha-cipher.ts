import { chacha20, xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import type { TextCipher } from '../../core/composer/text-cipher';

const LABEL_BYTES = 9;
/** Cannot collide with the nonce of a text: those are random and twice as long. */
const LABEL_NONCE = new Uint8Array(12);

/** Web Crypto is asynchronous and only available on secure origins (decision 113). */
export const chachaCipher: TextCipher = {
  encrypt: (key, text) => toText(sealer(key).encrypt(new TextEncoder().encode(text))),
  decrypt: (key, encrypted) => {
    try {
      return new TextDecoder().decode(sealer(key).decrypt(toBytes(encrypted)));
    } catch {
      return undefined;
    }
  },
  labelOf: (key) => toText(chacha20(keyBytes(key), LABEL_NONCE, new Uint8Array(LABEL_BYTES))),
};

const sealer = (key: string) => managedNonce(xchacha20poly1305)(keyBytes(key));

/** The server's key is 24 random bytes in base64url: 32 characters, as many bytes as the cipher takes. */
const keyBytes = (key: string): Uint8Array => new TextEncoder().encode(key);

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
