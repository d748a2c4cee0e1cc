import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { CommunityGroup, CommunityShelf } from '../../core/communities/community';
import {
  KIND_OF,
  type ListingPlace,
  listingPath,
  type Shelf,
  shelvesOf,
} from '../../core/communities/listing';
import type { CurrentSession } from '../../core/login/current-session';
import type { DirectoryPort, KindCount, TopicName } from '../../core/search/directory-port';
import type { Call } from '../../core/shared/call';
import type { CommunityKind } from '../../core/shared/community-kind';
import { Failure } from '../../core/shared/failure';
import { type Loadable, loaded } from '../../core/shared/loadable';

const PER_KIND = 10;
const ONE_KIND = 50;
const MAX_FOUND = 25;

type Result = readonly [name: Shelf['name'], groups: readonly Pick<CommunityGroup, 'communities'>[]];

export class CommunitiesListStore {
  place: ListingPlace = { chip: 'all', text: '' };
  shelves: Loadable<readonly Shelf[]> = { state: 'IDLE' };
  /** Counts per kind, and the index of all topics. Optional: the page works without them. */
  counts: readonly KindCount[] = [];
  topics: readonly TopicName[] = [];
  readonly #communities: CommunitiesPort;
  readonly #directory: DirectoryPort;
  readonly #current: CurrentSession;

  constructor(communities: CommunitiesPort, directory: DirectoryPort, current: CurrentSession) {
    this.#communities = communities;
    this.#directory = directory;
    this.#current = current;
    makeAutoObservable(
      this,
      { place: observableRef, shelves: observableRef, counts: observableRef, topics: observableRef },
      { autoBind: true },
    );
  }

  get failure(): Failure | undefined {
    return this.shelves.state === 'FAILURE' && !this.shelves.value ? this.shelves.failure : undefined;
  }

  async open(place: ListingPlace, call?: Call): Promise<void> {
    const there = listingPath(place) === listingPath(this.place);
    this.place = place;
    this.shelves = { state: 'LOADING', value: there ? loaded(this.shelves) : undefined };
    const overview = this.#overview(place, call);
    try {
      const answers = place.text === '' ? await this.#onShelves(place, call) : await this.#found(place, call);
      const value = shelvesOf(answers, place.chip);
      this.#at(place, { state: 'SUCCESS', value });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#at(place, { state: 'FAILURE', failure: error });
    }
    await overview;
  }

  async #overview(place: ListingPlace, call?: Call): Promise<void> {
    const [counts, topics] = await Promise.all([
      quietly(this.#directory.countCommunities(undefined, call)),
      place.chip === 'topics' && place.text === ''
        ? quietly(this.#directory.listTopicNames(undefined, call))
        : [],
    ]);
    runInAction(() => {
      if (this.place !== place) return;
      this.counts = counts;
      this.topics = topics;
    });
  }

  async #found({ text }: ListingPlace, call?: Call): Promise<readonly Result[]> {
    const communities = await this.#communities.searchCommunities({ text, limit: MAX_FOUND }, call);
    return [['found', [{ communities }]]];
  }

  /**
   * Visitors see all communities. Members see those they follow and the others, or a short selection if they follow
   * none.
   */
  async #onShelves({ chip }: ListingPlace, call?: Call): Promise<readonly Result[]> {
    const kind = KIND_OF[chip];
    const limit = kind === undefined ? PER_KIND : ONE_KIND;
    const read = async (shelf: CommunityShelf): Promise<Result> => [
      shelf,
      await this.#communities.listCommunities({ shelf, limit }, call),
    ];
    if (kind !== undefined) return this.#ofOneKind(kind, read, call);
    if (!this.#current.session.profile) return [await read('all')];
    // All at once: most members follow some, and a second round trip takes as long as the first.
    const shelves = await Promise.all([read('followed'), read('unexploredCategory'), read('unfollowed')]);
    const [[, followed]] = shelves;
    return followed.length > 0 ? shelves : Promise.all([read('onboarding'), read('all')]);
  }

  /** One kind only; members see the followed ones on a separate shelf. */
  async #ofOneKind(
    kind: CommunityKind,
    read: (shelf: CommunityShelf) => Promise<Result>,
    call?: Call,
  ): Promise<readonly Result[]> {
    const limit = ONE_KIND;
    if (!this.#current.session.profile) {
      const communities =
        kind === 'TOPIC'
          ? await this.#directory.listTopics({ limit }, call)
          : await this.#directory.listCommunityItems({ kind, limit }, call);
      return [['all', [{ communities }]]];
    }
    const [followed, communities] = await Promise.all([
      read('followed'),
      this.#directory.listCommunityItems({ kind, notFollowedOnly: true, limit }, call),
    ]);
    return [followed, ['unfollowed', [{ communities }]]];
  }

  #at(place: ListingPlace, shelves: Loadable<readonly Shelf[]>): void {
    runInAction(() => {
      if (this.place === place) this.shelves = shelves;
    });
  }
}

async function quietly<Item>(request: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
