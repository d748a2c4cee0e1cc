import { MOST_SEEN, SEEN_AFTER, TELL_EVERY, type UntoldViews } from '../../core/feed/seen-posts';
import type { PostActionsPort } from '../../core/posts/post-actions-port';
import { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';
import type { AnalyticsPort } from '../../core/shell/analytics-port';

const IMPRESSIONS = { eventType: 'impression', entity: 'post_impressions' };

/** Reports seen posts in batches, each once per page load; stores what could not be sent. */
export class SightingsStore {
  readonly #looking = new Map<string, () => void>();
  readonly #seen = new Set<string>();
  readonly #fresh = new Map<string, number>();
  #pageName = 'none';
  #telling = false;
  readonly #posts: PostActionsPort;
  readonly #analytics: AnalyticsPort;
  readonly #untold: UntoldViews;
  readonly #timers: Timers;

  constructor(posts: PostActionsPort, analytics: AnalyticsPort, untold: UntoldViews, timers: Timers) {
    this.#posts = posts;
    this.#analytics = analytics;
    this.#untold = untold;
    this.#timers = timers;
  }

  /** Starts reporting; the returned function stops it. */
  begin(): () => void {
    const stop = this.#timers.every(TELL_EVERY, this.tell);
    return () => {
      stop();
      for (const id of [...this.#looking.keys()]) this.vanish(id);
    };
  }

  enter(pageName: string): void {
    this.#pageName = pageName;
  }

  appear(id: string): void {
    if (this.#seen.has(id) || this.#looking.has(id)) return;
    this.#looking.set(
      id,
      this.#timers.after(SEEN_AFTER, () => this.#see(id)),
    );
  }

  vanish(id: string): void {
    this.#looking.get(id)?.();
    this.#looking.delete(id);
  }

  /** Stored before sending, so that a page that closes meanwhile loses nothing. */
  readonly tell = async (): Promise<void> => {
    const postIds = this.#untold.read().slice(0, MOST_SEEN);
    if (postIds.length === 0 || this.#telling) return;
    this.#telling = true;
    try {
      this.#impressions();
      await this.#posts.recordPostViews({ postIds });
      this.#untold.keep(this.#untold.read().filter((id) => !postIds.includes(id)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    } finally {
      this.#telling = false;
    }
  };

  #see(id: string): void {
    this.#looking.delete(id);
    this.#seen.add(id);
    this.#fresh.set(this.#pageName, (this.#fresh.get(this.#pageName) ?? 0) + 1);
    this.#untold.keep([...this.#untold.read(), id]);
  }

  #impressions(): void {
    if (this.#fresh.size === 0) return;
    const events = [...this.#fresh].map(([pageName, count]) => ({ ...IMPRESSIONS, pageName, count }));
    this.#fresh.clear();
    this.#analytics.recordEvents({ events }).catch(() => {});
  }
}
