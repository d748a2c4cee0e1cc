import { makeAutoObservable, runInAction } from 'mobx';
import type { ModerationLogPort } from '../../core/moderation/moderation-log-port';
import type { ModerationPort } from '../../core/moderation/moderation-port';
import type { Post } from '../../core/posts/post';
import { Failure } from '../../core/shared/failure';

export class PinStore {
  /** Undefined until loaded. */
  pinned: boolean | undefined = undefined;
  /** The list of an earlier post may arrive after it. */
  #opened: Pick<Post, 'id'> | undefined;
  readonly #moderation: Pick<ModerationPort, 'setPinned'>;
  readonly #log: Pick<ModerationLogPort, 'listPinned'>;

  constructor(moderation: Pick<ModerationPort, 'setPinned'>, log: Pick<ModerationLogPort, 'listPinned'>) {
    this.#moderation = moderation;
    this.#log = log;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(post: Pick<Post, 'id' | 'community'>): Promise<void> {
    const { id, community } = post;
    this.#opened = post;
    this.pinned = undefined;
    const input = { kind: community.kind, id: community.id };
    const posts = await this.#log.listPinned(input).catch((error: unknown) => {
      if (error instanceof Failure) return [];
      throw error;
    });
    runInAction(() => {
      if (this.#opened === post) this.pinned = posts.some((pinned) => pinned.id === id);
    });
  }

  async set({ id }: Pick<Post, 'id'>, wanted: boolean): Promise<void> {
    await this.#moderation.setPinned({ id, wanted });
  }
}
