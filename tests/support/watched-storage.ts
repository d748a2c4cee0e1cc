import { memoryStorage } from '../../src/core/shell/memory-storage';

/** A tab's storage that also remembers the last text written under each key, after the page has read and removed it. */
export function watchedStorage() {
  const inside = memoryStorage();
  const written = new Map<string, string>();
  const tabStorage: ReturnType<typeof memoryStorage> = {
    read: (key) => inside.read(key),
    write: (key, text) => {
      written.set(key, text);
      inside.write(key, text);
    },
    remove: (key) => inside.remove(key),
  };
  return { tabStorage, written };
}
