import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type FeedList, firstPage, isCached, withPage } from '../../core/feed/feed-list';
import { type FeedPlace, feedPath, feedTypeFor } from '../../core/feed/feed-place';
import type { FeedPort } from '../../core/feed/feed-port';
import type { CurrentSession } from '../../core/login/current-session';
import type { Post } from '../../core/posts/post';
import type { Call } from '../../core/shared/call';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import { type Loadable, loaded } from '../../core/shared/loadable';
import type { Page } from '../../core/shared/page';
import type { VotingStore } from '../posts/voting-store';

const NOT_REQUESTED: Loadable<FeedList> = { state: 'IDLE' };

/** One list per path, retained so that going back restores the position. */
export class FeedStore {
  place: FeedPlace = { sort: 'POPULAR', after: undefined };
  lists: ReadonlyMap<string, Loadable<FeedList>> = new Map();
  more: 'IDLE' | 'LOADING' | Failure = 'IDLE';
  #reader: string | undefined;
  readonly #feed: FeedPort;
  readonly #current: CurrentSession;
  readonly #clock: Clock;
  readonly #voting: VotingStore;

  constructor(feed: FeedPort, current: CurrentSession, clock: Clock, voting: VotingStore) {
    this.#feed = feed;
    this.#current = current;
    this.#clock = clock;
    this.#voting = voting;
    makeAutoObservable(
      this,
      { place: observableRef, lists: observableRef, more: observableRef },
      { autoBind: true },
    );
  }

  get list(): Loadable<FeedList> {
    return this.lists.get(feedPath(this.place)) ?? NOT_REQUESTED;
  }

  /** Set only if the first list failed and there is no earlier list to show. */
  get failure(): Failure | undefined {
    const { list } = this;
    if (list.state !== 'FAILURE' || list.value) return undefined;
    return [...this.lists.values()].some((candidate) => loaded(candidate)) ? undefined : list.failure;
  }

  /** Restores a recent list, or loads it. */
  async open(place: FeedPlace, call?: Call): Promise<void> {
    this.#restartForAnotherReader();
    this.place = place;
    this.more = 'IDLE';
    const known = loaded(this.list);
    if (known && isCached(known, this.#clock.now())) return;
    await this.refresh(call);
  }

  /** Reloads the first page; the shown list stays until the response arrives, or if the request fails. */
  async refresh(call?: Call): Promise<void> {
    const place = this.place;
    const value = loaded(this.list);
    this.#keep(place, { state: 'LOADING', value });
    try {
      const page = await this.read(place, place.after, call);
      this.#keep(place, { state: 'SUCCESS', value: firstPage(page, this.#clock.now()) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const cancelled = error.kind === 'cancelled';
      this.#keep(
        place,
        cancelled && value ? { state: 'SUCCESS', value } : { state: 'FAILURE', failure: error, value },
      );
      // The session handling elsewhere deals with an expired session.
      if (error.kind === 'unauthorised') throw error;
    }
  }

  async loadMore(): Promise<void> {
    const place = this.place;
    const list = loaded(this.list);
    if (!list?.nextCursor || this.more === 'LOADING') return;
    this.more = 'LOADING';
    try {
      const page = await this.read(place, list.nextCursor);
      runInAction(() => {
        if (this.place === place) this.more = 'IDLE';
        if (loaded(this.lists.get(feedPath(place)) ?? NOT_REQUESTED) !== list) return;
        this.#keep(place, { state: 'SUCCESS', value: withPage(list, page) });
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        if (this.place === place) this.more = error;
      });
      if (error.kind === 'unauthorised') throw error;
    }
  }

  /** The next visit loads this list again. */
  forget(place: FeedPlace): void {
    const lists = new Map(this.lists);
    lists.delete(feedPath(place));
    this.lists = lists;
  }

  /** Replaces a list with one that was built elsewhere from a page of `read`. */
  take(place: FeedPlace, list: FeedList): void {
    this.#keep(place, { state: 'SUCCESS', value: list });
  }

  read({ sort }: FeedPlace, cursor?: string, call?: Call): Promise<Page<Post>> {
    const type = feedTypeFor(this.#current.session);
    const request = this.#feed.listFeed({ type, sort, cursor }, call);
    return this.#voting.reading(request, ({ items }) => items.map(({ votes }) => votes));
  }

  #keep(place: FeedPlace, list: Loadable<FeedList>): void {
    runInAction(() => {
      this.lists = new Map(this.lists).set(feedPath(place), list);
    });
  }

  /** Lists and votes belong to the reader who loaded them; another reader starts empty. */
  #restartForAnotherReader(): void {
    const reader = this.#current.session.profile?.userName;
    if (reader === this.#reader) return;
    this.#reader = reader;
    this.lists = new Map();
    this.#voting.startFor(reader);
  }
}
