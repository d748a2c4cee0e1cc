import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BlockedAlias, BlocksPort } from '../../core/chat/blocks-port';
import { settingsText } from '../../core/profile/settings-text';
import type { Call } from '../../core/shared/call';
import type { BlockedId } from '../../core/shared/ids';
import { reinsert } from '../../core/shared/reinsert';
import { failedChangeMessage } from '../../core/shell/failed-change-message';
import type { ToastStore } from '../shared/toast-store';

/** The blocked aliases. Changes show at once and are reverted if they cannot be saved. */
export class BlockedStore {
  aliases: readonly BlockedAlias[] = [];
  readonly #port: BlocksPort;
  readonly #toasts: ToastStore;

  constructor(port: BlocksPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { aliases: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    const aliases = await this.#port.listBlocked(undefined, call);
    this.#show(aliases);
  }

  async unblock(blockedId: BlockedId): Promise<void> {
    const before = this.aliases;
    this.#show(before.filter(({ id }) => id !== blockedId));
    try {
      await this.#port.unblock({ blockedId });
    } catch (error) {
      let stored: readonly BlockedAlias[] | undefined;
      const text1 = await failedChangeMessage(error, settingsText.failed, async () => {
        stored = await this.#port.listBlocked();
      });
      this.#show(stored ?? reinsert(this.aliases, before, blockedId));
      this.#toasts.fail(error, text1);
    }
  }

  #show(aliases: readonly BlockedAlias[]): void {
    runInAction(() => {
      this.aliases = aliases;
    });
  }
}
