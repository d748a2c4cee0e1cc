import { Failure } from '../core/shared/failure';
import type { TabStorage } from '../core/shell/tab-storage';

const GUARD = 'reloadedFor:v1';

export interface Reloading {
  readonly storage: TabStorage;
  /** Loads the page at this address anew. */
  readonly load: (address: string) => void;
  readonly online: () => boolean;
  /** Whether something somebody wrote would be lost. */
  readonly unsaved: () => boolean;
}

/** What happens when a screen's file cannot be fetched on the way to an address. */
export type OnMissing = (cause: unknown, address: string) => Promise<never>;

/**
 * A file of this build is gone when a newer one was put in its place. Loading the page again gets the new build;
 * once an address, never over unsaved writing, and not at all where the guard cannot be kept. Without a line nothing is
 * known of newer builds, and loading again would take away the page that is there.
 */
export const reloadForMissingChunk =
  ({ storage, load, online, unsaved }: Reloading): OnMissing =>
  async (cause, address) => {
    if (!online()) throw new Failure('offline', 'loadScreen', 0, { cause });
    const again = storage.read(GUARD) === address;
    storage.write(GUARD, address);
    if (!again && !unsaved() && storage.read(GUARD) === address) {
      load(address);
      return new Promise<never>(() => {});
    }
    throw new Failure('unavailable', 'loadScreen', 0, { code: 'NEW_VERSION', cause });
  };
