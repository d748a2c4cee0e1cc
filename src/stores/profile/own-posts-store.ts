import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Post } from '../../core/posts/post';
import type { OwnFigures, OwnPostsPort } from '../../core/profile/own-posts-port';
import type { Call } from '../../core/shared/call';
import type { Page } from '../../core/shared/page';
import type { VotingStore } from '../posts/voting-store';

/** A page of the member's posts, including posts that are not public. */
export class OwnPostsStore {
  page: Page<Post> | undefined = undefined;
  figures: OwnFigures | undefined = undefined;
  readonly #port: OwnPostsPort;
  readonly #voting: VotingStore;

  constructor(port: OwnPostsPort, voting: VotingStore) {
    this.#port = port;
    this.#voting = voting;
    makeAutoObservable(this, { page: observableRef, figures: observableRef }, { autoBind: true });
  }

  async open(cursor: string | undefined, call?: Call): Promise<void> {
    const [page, figures] = await Promise.all([
      this.#voting.reading(this.#port.listOwnPosts({ cursor }, call), ({ items }) =>
        items.map(({ votes }) => votes),
      ),
      this.#port.readOwnFigures(undefined, call),
    ]);
    runInAction(() => {
      this.page = page;
      this.figures = figures;
    });
  }

  /** Another user or a visitor opens the page. */
  clear(): void {
    this.page = undefined;
    this.figures = undefined;
  }
}
