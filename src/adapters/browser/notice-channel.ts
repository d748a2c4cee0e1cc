import type { NoticeTabs } from '../../core/notifications/notice-tabs';
import type { Notification } from '../../core/notifications/notification';
import type { Marked } from '../../core/notifications/notifications-port';
import { TabLine } from './tab-line';

const NAME = 'notices';

/**
 * A browser lock decides which tab polls; the channel, opened on first use, informs the others. Where locks are
 * denied, each tab polls for itself.
 */
export class NoticeChannel implements NoticeTabs {
  readonly #line = new TabLine(NAME);

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
    this.#line.tell(items);
  }

  hear(heard: (items: readonly Notification[]) => void): () => void {
    return this.#line.hear((data) => {
      if (Array.isArray(data)) heard(data as readonly Notification[]);
    });
  }

  tellMarked(marked: readonly Marked[]): void {
    this.#line.tell({ marked: marked.map(({ id, status }) => ({ id, status })) });
  }

  hearMarked(heard: (marked: readonly Marked[]) => void): () => void {
    return this.#line.hear((data) => {
      const { marked } = (data ?? {}) as { readonly marked?: unknown };
      if (Array.isArray(marked) && marked.every(isMarked)) heard(marked);
    });
  }
}

function isMarked(one: unknown): one is Marked {
  const { id, status } = (one ?? {}) as Partial<Record<keyof Marked, unknown>>;
  return typeof id === 'string' && typeof status === 'number';
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
