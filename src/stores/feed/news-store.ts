import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { firstPage } from '../../core/feed/feed-list';
import type { FeedPlace } from '../../core/feed/feed-place';
import { isFresh, newsIn, upToDate } from '../../core/feed/news';
import type { Post } from '../../core/posts/post';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { Page } from '../../core/shared/page';
import type { FeedStore } from './feed-store';

const LOOK_AGAIN_AFTER = 2 * 60_000;

/** New posts wait until the user asks for them, so that the list does not move while being read. */
export class NewsStore {
  waiting: { readonly place: FeedPlace; readonly page: Page<Post> } | undefined = undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  readonly #feed: FeedStore;
  readonly #clock: Clock;

  constructor(feed: FeedStore, clock: Clock) {
    this.#feed = feed;
    this.#clock = clock;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  /** The number of new posts that the current list does not have. */
  get count(): number {
    const list = loaded(this.#feed.list);
    const { waiting } = this;
    return list && waiting?.place === this.#feed.place ? newsIn(list, waiting.page).length : 0;
  }

  /** Checks for new posts, unless it did so recently. Runs in the background, so failures are silent. */
  async look(): Promise<void> {
    const { place } = this.#feed;
    const now = this.#clock.now();
    const before = loaded(this.#feed.list);
    if (!before || place.after || isFresh(before, now) || now - this.#lookedAt < LOOK_AGAIN_AFTER) return;
    this.#lookedAt = now;
    try {
      this.#learn(place, await this.#feed.read(place));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  show(): void {
    const { waiting } = this;
    if (!waiting) return;
    this.#feed.take(waiting.place, firstPage(waiting.page, this.#clock.now()));
    this.waiting = undefined;
  }

  /** Ignores a response for a list that is no longer open. */
  #learn(place: FeedPlace, page: Page<Post>): void {
    const list = loaded(this.#feed.list);
    if (!list || this.#feed.place !== place) return;
    this.#feed.take(place, upToDate(list, page));
    runInAction(() => {
      this.waiting = { place, page };
    });
  }
}
