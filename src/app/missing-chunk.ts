import { Failure } from '../core/shared/failure';
import type { TabStorage } from '../core/shell/tab-storage';

const GUARD = 'reloadedFor:v1';

export interface Reloading {
  readonly storage: TabStorage;
  readonly load: (address: string) => void;
  /** Whether the site responds. A device often reports a connection that reaches nothing. */
  readonly reachable: (address: string) => Promise<boolean>;
  readonly unsaved: () => boolean;
}

/** Called when a screen's file cannot be loaded during a navigation to an address. */
export type OnMissing = (cause: unknown, address: string) => Promise<never>;

/**
 * A chunk of this build is gone once a newer build replaces it. Reloading gets the new build: once per address, never
 * over unsaved text, and not when the reload guard cannot be stored. Offline a newer build cannot be detected, and a
 * reload would remove the current page.
 */
export const reloadForMissingChunk =
  ({ storage, load, reachable, unsaved }: Reloading): OnMissing =>
  async (cause, address) => {
    if (!(await reachable(address))) throw new Failure('offline', 'loadScreen', 0, { cause });
    const again = storage.read(GUARD) === address;
    storage.write(GUARD, address);
    if (!again && !unsaved() && storage.read(GUARD) === address) {
      load(address);
      return new Promise<never>(() => {});
    }
    throw new Failure('unavailable', 'loadScreen', 0, { code: 'NEW_VERSION', cause });
  };
