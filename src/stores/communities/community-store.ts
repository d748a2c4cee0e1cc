import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { Community } from '../../core/communities/community';
import { type CommunityPlace, communityPlacePath } from '../../core/communities/community-place';
import { type FeedList, firstPage, withPage } from '../../core/feed/feed-list';
import type { FeedPort } from '../../core/feed/feed-port';
import type { Post } from '../../core/posts/post';
import type { Call } from '../../core/shared/call';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import { type Loadable, loaded } from '../../core/shared/loadable';
import type { Page } from '../../core/shared/page';
import type { VotingStore } from '../posts/voting-store';

export class CommunityStore {
  place: CommunityPlace | undefined = undefined;
  community: Loadable<Community> = { state: 'IDLE' };
  posts: Loadable<FeedList> = { state: 'IDLE' };
  more: 'IDLE' | 'LOADING' | Failure = 'IDLE';
  readonly #communities: CommunitiesPort;
  readonly #feed: FeedPort;
  readonly #voting: VotingStore;
  readonly #clock: Clock;

  constructor(communities: CommunitiesPort, feed: FeedPort, voting: VotingStore, clock: Clock) {
    this.#communities = communities;
    this.#feed = feed;
    this.#voting = voting;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { place: observableRef, community: observableRef, posts: observableRef, more: observableRef },
      { autoBind: true },
    );
  }

  /** The page needs its community, but works without the posts. */
  get failure(): Failure | undefined {
    return this.community.state === 'FAILURE' ? this.community.failure : undefined;
  }

  /** `beside` starts with the posts, as soon as the community is known. */
  async open(
    place: CommunityPlace,
    call?: Call,
    beside?: (community: Community) => Promise<void>,
  ): Promise<void> {
    const before = this.place;
    const same = before?.kind === place.kind && before.slug === place.slug;
    const there = before !== undefined && communityPlacePath(before) === communityPlacePath(place);
    this.place = place;
    this.more = 'IDLE';
    this.community = { state: 'LOADING', value: same ? loaded(this.community) : undefined };
    this.posts = { state: 'LOADING', value: there ? loaded(this.posts) : undefined };
    try {
      const value = await this.#communities.readCommunity({ kind: place.kind, slug: place.slug }, call);
      this.#at(place, () => {
        this.community = { state: 'SUCCESS', value };
      });
      await Promise.all([this.#readPosts(place, value, call), beside?.(value)]);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#at(place, () => {
        this.community = { state: 'FAILURE', failure: error };
      });
    }
  }

  async retry(): Promise<void> {
    const { place } = this;
    const community = loaded(this.community);
    if (!place || !community || this.posts.state === 'LOADING') return;
    this.posts = { state: 'LOADING' };
    await this.#readPosts(place, community);
  }

  async loadMore(): Promise<void> {
    const { place } = this;
    const community = loaded(this.community);
    const list = loaded(this.posts);
    if (!place || !community || !list?.nextCursor || this.more === 'LOADING') return;
    this.more = 'LOADING';
    try {
      const page = await this.#page(place, community, { cursor: list.nextCursor });
      this.#at(place, () => {
        if (list === loaded(this.posts)) this.posts = { state: 'SUCCESS', value: withPage(list, page) };
        this.more = 'IDLE';
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#at(place, () => {
        this.more = error;
      });
    }
  }

  async #readPosts(place: CommunityPlace, community: Community, call?: Call): Promise<void> {
    try {
      const page = await this.#page(place, community, { cursor: place.after, call });
      this.#at(place, () => {
        this.posts = { state: 'SUCCESS', value: firstPage(page, this.#clock.now()) };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#at(place, () => {
        this.posts = { state: 'FAILURE', failure: error };
      });
    }
  }

  #page(
    { sort, part }: CommunityPlace,
    { kind, id }: Community,
    from: { readonly cursor: string | undefined; readonly call?: Call | undefined },
  ): Promise<Page<Post>> {
    const only = part === 'questions' ? 'QUESTION' : undefined;
    const request = this.#feed.listCommunityPosts({ kind, id, sort, only, cursor: from.cursor }, from.call);
    return this.#voting.reading(request, ({ items }) => items.map(({ votes }) => votes));
  }

  #at(place: CommunityPlace, change: () => void): void {
    runInAction(() => {
      if (this.place === place) change();
    });
  }
}
