import { Failure } from '../core/shared/failure';
import type { TabStorage } from '../core/shell/tab-storage';

const GUARD = 'reloadedFor:v1';

export interface Reloading {
  readonly storage: TabStorage;
  readonly address: () => string;
  readonly reload: () => void;
  /** Whether something somebody wrote would be lost. */
  readonly unsaved: () => boolean;
}

/**
 * A file of this build is gone when a newer one was put in its place. Loading the page again gets the new build;
 * once an address, never over unsaved writing, and not at all where the guard cannot be kept.
 */
export const reloadForMissingChunk =
  ({ storage, address, reload, unsaved }: Reloading) =>
  async (cause: unknown): Promise<never> => {
    const here = address();
    const again = storage.read(GUARD) === here;
    storage.write(GUARD, here);
    if (!again && !unsaved() && storage.read(GUARD) === here) {
      reload();
      return new Promise<never>(() => {});
    }
    throw new Failure('unavailable', 'loadScreen', 0, { code: 'NEW_VERSION', cause });
  };
