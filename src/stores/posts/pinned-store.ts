import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommunityKey } from '../../core/communities/community';
import type { ModerationLogPort, PinnedPost } from '../../core/moderation/moderation-log-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';

/** The pinned posts of a community; the page works without them. */
export class PinnedStore {
  posts: readonly PinnedPost[] = [];
  readonly #port: ModerationLogPort;

  constructor(port: ModerationLogPort) {
    this.#port = port;
    makeAutoObservable(this, { posts: observableRef }, { autoBind: true });
  }

  async open({ kind, id }: CommunityKey, call?: Call): Promise<void> {
    const posts = await this.#port.listPinned({ kind, id }, call).catch((error: unknown) => {
      if (error instanceof Failure) return [];
      throw error;
    });
    runInAction(() => {
      this.posts = posts;
    });
  }
}
