import { makeAutoObservable, runInAction } from 'mobx';
import type { CommentWritingPort } from '../../core/posts/comment-writing-port';
import type { Comment } from '../../core/posts/post';
import { Failure } from '../../core/shared/failure';
import type { CommentId } from '../../core/shared/ids';
import { loaded } from '../../core/shared/loadable';
import type { PostStore } from './post-store';

/** Longer discussions are not loaded completely for one comment. */
const MAX_PAGES = 30;

/** Finds the comment that an address names, also on a later page of the comments. */
export class LinkedCommentStore {
  outcome: { readonly id: CommentId; readonly isThere: boolean } | undefined = undefined;
  readonly #port: CommentWritingPort;
  readonly #posts: PostStore;

  constructor(port: CommentWritingPort, posts: PostStore) {
    this.#port = port;
    this.#posts = posts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(id: CommentId): Promise<void> {
    const { place } = this.#posts;
    this.outcome = undefined;
    let isGone = false;
    try {
      if (!this.#isOpen(id)) await this.#load(await this.#port.readComment({ id }));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind !== 'notFound') return;
      isGone = true;
    }
    const isOpen = this.#isOpen(id);
    runInAction(() => {
      if (this.#posts.place === place && (isOpen || isGone)) this.outcome = { id, isThere: isOpen };
    });
  }

  async #load({ id, parentId }: Comment): Promise<void> {
    const top = parentId ?? id;
    for (let page = 0; page < MAX_PAGES && !this.#isOpen(top) && this.#hasMore; page++)
      await this.#posts.loadMore();
    for (let page = 0; page < MAX_PAGES && !this.#isOpen(id); page++) {
      const thread = loaded(this.#posts.talk)?.comments.find((comment) => comment.id === top);
      if (thread?.repliesCursor === undefined || this.#posts.moreOf(top) === 'FAILURE') return;
      await this.#posts.loadReplies(thread);
    }
  }

  get #hasMore(): boolean {
    return loaded(this.#posts.talk)?.nextCursor !== undefined && this.#posts.moreOf() !== 'FAILURE';
  }

  #isOpen(id: CommentId): boolean {
    return this.#posts.isOpen({ kind: 'comment', id });
  }
}
