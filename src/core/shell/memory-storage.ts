import type { TabStorage } from './tab-storage';

/** In-memory storage for texts that must never be written to disk. */
export function memoryStorage(): TabStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}
