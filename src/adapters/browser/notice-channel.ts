import type { NoticeTabs } from '../../core/notifications/notice-tabs';
import type { Notification } from '../../core/notifications/notification';
import type { Marked } from '../../core/notifications/notifications-port';

const NAME = 'notices';

/** The browser's locks say which tab asks; its channel tells the others. Both are opened when they are first used. */
export class NoticeChannel implements NoticeTabs {
  #open: BroadcastChannel | undefined;

  lead(run: () => () => void): () => void {
    const { locks } = navigator;
    if (!locks) return run();
    const resigned = new AbortController();
    const led = async () => {
      const stop = run();
      await aborted(resigned.signal);
      stop();
    };
    // Whoever resigns while waiting is no failure.
    locks.request(NAME, { signal: resigned.signal }, led).catch(() => {});
    return () => resigned.abort();
  }

  share(items: readonly Notification[]): void {
    this.#channel().postMessage(items);
  }

  hear(heard: (items: readonly Notification[]) => void): () => void {
    return this.#listen((data) => {
      if (Array.isArray(data)) heard(data as readonly Notification[]);
    });
  }

  tellMarked(marked: readonly Marked[]): void {
    this.#channel().postMessage({ marked: marked.map(({ id, status }) => ({ id, status })) });
  }

  hearMarked(heard: (marked: readonly Marked[]) => void): () => void {
    return this.#listen((data) => {
      const { marked } = (data ?? {}) as { readonly marked?: unknown };
      if (Array.isArray(marked) && marked.every(isMarked)) heard(marked);
    });
  }

  #listen(heard: (data: unknown) => void): () => void {
    const channel = this.#channel();
    const listen = ({ data }: MessageEvent<unknown>) => heard(data);
    channel.addEventListener('message', listen);
    return () => channel.removeEventListener('message', listen);
  }

  #channel(): BroadcastChannel {
    this.#open ??= new BroadcastChannel(NAME);
    return this.#open;
  }
}

/** Another tab may run another build. */
function isMarked(one: unknown): one is Marked {
  const { id, status } = (one ?? {}) as Partial<Record<keyof Marked, unknown>>;
  return typeof id === 'string' && typeof status === 'number';
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
