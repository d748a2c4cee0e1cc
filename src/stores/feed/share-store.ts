import type { Shareable, Shared, Sharing } from '../../core/feed/sharing';
import { feedText } from '../../core/feed/text';
import type { ToastStore } from '../shared/toast-store';

export class ShareStore {
  readonly #sharing: Sharing;
  readonly #toasts: ToastStore;

  constructor(sharing: Sharing, toasts: ToastStore) {
    this.#sharing = sharing;
    this.#toasts = toasts;
  }

  readonly share = async (shareable: Shareable): Promise<void> =>
    this.#showMessage(await this.#sharing.share(shareable));
  readonly copy = async (shareable: Shareable): Promise<void> =>
    this.#showMessage(await this.#sharing.copy(shareable));

  /** The device's share sheet shows its result itself. */
  #showMessage(outcome: Shared): void {
    const { shared, notCopied } = feedText.post;
    if (outcome === 'copied') this.#toasts.show({ type: 'success', text1: shared });
    if (outcome === 'failed') this.#toasts.show({ type: 'failure', text1: notCopied });
  }
}
