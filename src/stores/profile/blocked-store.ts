import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BlockedFace, BlocksPort } from '../../core/chat/blocks-port';
import { settingsWords } from '../../core/profile/settings-words';
import type { Call } from '../../core/shared/call';
import { putBack } from '../../core/shared/put-back';
import { notKept } from '../../core/shell/not-kept';
import type { ToastStore } from '../shared/toast-store';

/** The blocked aliases. Changes show at once and are reverted if they cannot be saved. */
export class BlockedStore {
  faces: readonly BlockedFace[] = [];
  readonly #port: BlocksPort;
  readonly #toasts: ToastStore;

  constructor(port: BlocksPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { faces: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    const faces = await this.#port.listBlocked(undefined, call);
    this.#show(faces);
  }

  async unblock(blockedId: string): Promise<void> {
    const before = this.faces;
    this.#show(before.filter(({ id }) => id !== blockedId));
    try {
      await this.#port.unblock({ blockedId });
    } catch (error) {
      let held: readonly BlockedFace[] | undefined;
      const text1 = await notKept(error, settingsWords.failed, async () => {
        held = await this.#port.listBlocked();
      });
      this.#show(held ?? putBack(this.faces, before, blockedId));
      this.#toasts.fail(error, text1);
    }
  }

  #show(faces: readonly BlockedFace[]): void {
    runInAction(() => {
      this.faces = faces;
    });
  }
}
