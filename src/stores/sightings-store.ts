import type { AnalyticsPort } from '../core/analytics/analytics-port';
import { MOST_SEEN, SEEN_AFTER, TELL_EVERY, type UntoldViews } from '../core/feed/seen-posts';
import type { PostActionsPort } from '../core/post/post-actions-port';
import { Failure } from '../core/shared/failure';
import type { Timers } from '../core/shared/timers';

/** What somebody saw, told together: each post once a page's life, and what could not be told later. */
export class SightingsStore {
  readonly #looking = new Map<string, () => void>();
  readonly #seen = new Set<string>();
  #fresh = 0;
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

  /** Begins to tell; the answer calls it off. */
  begin(): () => void {
    const stop = this.#timers.every(TELL_EVERY, () => void this.tell('none'));
    return () => {
      stop();
      for (const id of [...this.#looking.keys()]) this.vanish(id);
    };
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

  /** What was seen is written down before it is told, so that a page that dies meanwhile loses nothing. */
  async tell(pageName: string): Promise<void> {
    const postIds = this.#untold.read().slice(0, MOST_SEEN);
    if (postIds.length === 0 || this.#telling) return;
    this.#telling = true;
    const count = this.#fresh;
    this.#fresh = 0;
    try {
      if (count > 0) this.#impressions(count, pageName);
      await this.#posts.recordPostViews({ postIds });
      this.#untold.keep(this.#untold.read().filter((id) => !postIds.includes(id)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    } finally {
      this.#telling = false;
    }
  }

  #see(id: string): void {
    this.#looking.delete(id);
    this.#seen.add(id);
    this.#fresh += 1;
    this.#untold.keep([...this.#untold.read(), id]);
  }

  #impressions(count: number, pageName: string): void {
    const events = [{ eventType: 'impression', pageName, entity: 'post_impressions', count }];
    this.#analytics.recordEvents({ events }).catch(() => {});
  }
}
