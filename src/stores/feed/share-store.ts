import type { Shareable, Shared, Sharing } from '../../core/feed/sharing';
import { feedWords } from '../../core/feed/words';
import type { ToastStore } from '../shared/toast-store';

export class ShareStore {
  readonly #sharing: Sharing;
  readonly #toasts: ToastStore;

  constructor(sharing: Sharing, toasts: ToastStore) {
    this.#sharing = sharing;
    this.#toasts = toasts;
  }

  readonly share = async (what: Shareable): Promise<void> => this.#say(await this.#sharing.share(what));
  readonly copy = async (what: Shareable): Promise<void> => this.#say(await this.#sharing.copy(what));

  /** The device's share sheet shows its result itself. */
  #say(outcome: Shared): void {
    const { shared, notCopied } = feedWords.post;
    if (outcome === 'copied') this.#toasts.show({ type: 'success', text1: shared });
    if (outcome === 'failed') this.#toasts.show({ type: 'failure', text1: notCopied });
  }
}
