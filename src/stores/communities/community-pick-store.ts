import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { Community, CommunityKey } from '../../core/communities/community';
import { distinct } from '../../core/communities/rail';
import type { FeedPort } from '../../core/feed/feed-port';
import { Failure } from '../../core/shared/failure';

const MOST = 25;
const OFFERED = 10;

/** An option with non-text fields would crash the whole composer. */
const isWhole = ({ name, category, slug, logoUrl }: Community): boolean =>
  [name, category, slug, logoUrl].every((part) => typeof part === 'string');

const matching = (options: readonly Community[], text: string): readonly Community[] =>
  options.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

/** Communities to post in: the followed ones first, then matches for the text. */
export class CommunityPickStore {
  options: readonly Community[] = [];
  /** The last lookup returned nothing to choose from. */
  failed = false;
  /** There is no response for the last text yet. */
  unanswered = false;
  #wanted = '';
  #first: readonly Community[] = [];
  #offline = false;
  readonly #communities: CommunitiesPort;
  readonly #feed: FeedPort;

  constructor(communities: CommunitiesPort, feed: FeedPort) {
    this.#communities = communities;
    this.#feed = feed;
    makeAutoObservable(this, { options: observableRef }, { autoBind: true });
  }

  /** Ignores outdated lookups; an empty text shows the initial options. */
  async suggest(text: string): Promise<void> {
    this.#wanted = text;
    this.unanswered = true;
    const preferred = text.trim();
    const found = await this.#quietly(async () =>
      preferred === ''
        ? distinct((await this.#offered()).flatMap(({ communities }) => communities))
        : this.#communities.searchCommunities({ text: preferred.slice(0, 80), limit: MOST }),
    );
    if (this.#wanted !== text) return;
    const whole = found?.filter(isWhole) ?? [];
    if (preferred === '' && whole.length > 0) this.#first = whole;
    runInAction(() => {
      this.unanswered = false;
      // The initial options remain available offline.
      this.options = this.#offline ? matching(this.#first, preferred) : whole;
      this.failed = found === undefined ? this.options.length === 0 : whole.length < found.length;
    });
  }

  again(): Promise<void> {
    return this.suggest(this.#wanted);
  }

  /** The name of a community given only by its key, taken from its newest post. */
  async find(key: CommunityKey): Promise<Community | undefined> {
    const page = await this.#quietly(() =>
      this.#feed.listCommunityPosts({ ...key, sort: 'newToOld', limit: 1 }),
    );
    return page?.items[0]?.community;
  }

  async #offered() {
    const followed = await this.#communities.listCommunities({ shelf: 'followed', limit: OFFERED });
    return followed.length > 0
      ? followed
      : this.#communities.listCommunities({ shelf: 'all', limit: OFFERED });
  }

  async #quietly<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    try {
      this.#offline = false;
      return await ask();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#offline = error.kind === 'offline';
      return undefined;
    }
  }
}
