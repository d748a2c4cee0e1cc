import type { TextCipher } from '../composer/text-cipher';
import type { Storage } from '../shared/storage';
import { TokenWallet } from './wallet';

export function memoryStorage(): Storage & { readonly texts: ReadonlyMap<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

const turned = (text: string): string => [...text].reverse().join('');

/** Only the same key decrypts. */
const cipher: TextCipher = {
  encrypt: (key, text) => turned(`${key}|${text}`),
  decrypt: (key, text) => {
    const [owner, ...rest] = turned(text).split('|');
    return owner === key ? rest.join('|') : undefined;
  },
  labelOf: (key) => `label of ${key}`,
};

/** Without a key the member is not logged in. */
export const openWallet = (storage: Storage, key: string | undefined): TokenWallet =>
  new TokenWallet(storage, { value: key }, cipher);
