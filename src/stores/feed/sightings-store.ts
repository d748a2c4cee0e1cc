import { MAX_SEEN, REPORT_EVERY, SEEN_AFTER, type UnreportedViews } from '../../core/feed/seen-posts';
import type { PostActionsPort } from '../../core/posts/post-actions-port';
import { Failure } from '../../core/shared/failure';
import type { PostId } from '../../core/shared/ids';
import type { Timers } from '../../core/shared/timers';
import type { AnalyticsPort } from '../../core/shell/analytics-port';

const IMPRESSIONS = { eventType: 'impression', entity: 'post_impressions' };

/** Reports seen posts in batches, each once per page load; stores what could not be sent. */
export class SightingsStore {
  readonly #looking = new Map<string, () => void>();
  readonly #seen = new Set<string>();
  readonly #fresh = new Map<string, number>();
  #pageName = 'none';
  #isSending = false;
  readonly #posts: PostActionsPort;
  readonly #analytics: AnalyticsPort;
  readonly #unreportedViews: UnreportedViews;
  readonly #timers: Timers;

  constructor(posts: PostActionsPort, analytics: AnalyticsPort, unreported: UnreportedViews, timers: Timers) {
    this.#posts = posts;
    this.#analytics = analytics;
    this.#unreportedViews = unreported;
    this.#timers = timers;
  }

  /** Starts reporting; the returned function stops it. */
  begin(): () => void {
    const stop = this.#timers.every(REPORT_EVERY, this.sendViews);
    return () => {
      stop();
      for (const id of [...this.#looking.keys()]) this.disappear(id);
    };
  }

  enter(pageName: string): void {
    this.#pageName = pageName;
  }

  appear(id: PostId): void {
    if (this.#seen.has(id) || this.#looking.has(id)) return;
    this.#looking.set(
      id,
      this.#timers.after(SEEN_AFTER, () => this.#see(id)),
    );
  }

  disappear(id: PostId): void {
    this.#looking.get(id)?.();
    this.#looking.delete(id);
  }

  /** Stored before sending, so that a page that closes meanwhile loses nothing. */
  readonly sendViews = async (): Promise<void> => {
    const postIds = this.#unreportedViews.read().slice(0, MAX_SEEN);
    if (postIds.length === 0 || this.#isSending) return;
    this.#isSending = true;
    try {
      this.#impressions();
      await this.#posts.recordPostViews({ postIds });
      this.#unreportedViews.keep(this.#unreportedViews.read().filter((id) => !postIds.includes(id)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    } finally {
      this.#isSending = false;
    }
  };

  #see(id: PostId): void {
    this.#looking.delete(id);
    this.#seen.add(id);
    this.#fresh.set(this.#pageName, (this.#fresh.get(this.#pageName) ?? 0) + 1);
    this.#unreportedViews.keep([...this.#unreportedViews.read(), id]);
  }

  #impressions(): void {
    if (this.#fresh.size === 0) return;
    const events = [...this.#fresh].map(([pageName, count]) => ({ ...IMPRESSIONS, pageName, count }));
    this.#fresh.clear();
    this.#analytics.recordEvents({ events }).catch(() => {});
  }
}
