import type { NoticeTabs } from '../../core/notifications/notice-tabs';
import type { Notification } from '../../core/notifications/notification';
import type { Marked } from '../../core/notifications/notifications-port';
import { TabConnection } from './tab-connection';

const NAME = 'notices';

/**
 * A browser lock decides which tab polls; the channel, opened on first use, informs the others. Where locks are
 * denied, each tab polls for itself.
 */
export class NoticeChannel implements NoticeTabs {
  readonly #connection = new TabConnection(NAME);

  lead(run: () => () => void): () => void {
    const { locks } = navigator;
    if (!locks) return run();
    const resigned = new AbortController();
    const { signal } = resigned;
    const led = async () => {
      const stop = run();
      await aborted(signal);
      stop();
    };
    // Resigning while waiting is not a failure.
    locks.request(NAME, { signal }, led).catch(() => (signal.aborted ? undefined : led()));
    return () => resigned.abort();
  }

  share(items: readonly Notification[]): void {
    this.#connection.publish(items);
  }

  subscribe(listener: (items: readonly Notification[]) => void): () => void {
    return this.#connection.subscribe((data) => {
      if (Array.isArray(data)) listener(data as readonly Notification[]);
    });
  }

  publishMarked(marked: readonly Marked[]): void {
    this.#connection.publish({ marked: marked.map(({ id, status }) => ({ id, status })) });
  }

  subscribeMarked(listener: (marked: readonly Marked[]) => void): () => void {
    return this.#connection.subscribe((data) => {
      const { marked } = (data ?? {}) as { readonly marked?: unknown };
      if (Array.isArray(marked) && marked.every(isMarked)) listener(marked);
    });
  }
}

function isMarked(item: unknown): item is Marked {
  const { id, status } = (item ?? {}) as Partial<Record<keyof Marked, unknown>>;
  return typeof id === 'string' && typeof status === 'number';
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
