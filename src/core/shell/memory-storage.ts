import type { TabStorage } from './tab-storage';

/** Texts that live as long as the page alone, for what must never be written down. */
export function memoryStorage(): TabStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}
