import { makeAutoObservable } from 'mobx';
import type { PostOutcome, WritingPort } from '../../core/composer/writing-port';
import type { Post } from '../../core/posts/post';
import type { PostActionsPort, Reportable, ReportReason } from '../../core/posts/post-actions-port';
import { isLost, type Postbox } from '../../core/posts/postbox';

export class PostActionsStore {
  readonly #actions: PostActionsPort;
  readonly #writing: WritingPort;
  readonly #postbox: Postbox;

  constructor(actions: PostActionsPort, writing: WritingPort, postbox: Postbox) {
    this.#actions = actions;
    this.#writing = writing;
    this.#postbox = postbox;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  report({ id, kind }: Reportable, reason: ReportReason, note: string): Promise<void> {
    return this.#actions.report({ id, kind, reason, note });
  }

  seeNoMore({ id }: Post): Promise<void> {
    return this.#actions.setNotInterested({ id, wanted: true });
  }

  async wantAnswer({ id }: Post): Promise<number> {
    return (await this.#actions.setAnswerRequest({ id, wanted: true })).requests;
  }

  async change(
    { id }: Post,
    words: { readonly title: string; readonly text: string },
  ): Promise<PostOutcome | 'kept'> {
    try {
      return await this.#writing.editPost({ id, ...words });
    } catch (error) {
      if (!isLost(error)) throw error;
      await this.#postbox.keep({ kind: 'postEdit', id, ...words }, error);
      return 'kept';
    }
  }

  /** Without an id or key, the post or the picture never reached the service. */
  async takePictureOut({ id }: Pick<Post, 'id'>, key: string | undefined): Promise<void> {
    if (id && key) await this.#writing.deletePostMedia({ id, key });
  }

  takeDown({ id }: Post): Promise<void> {
    return this.#writing.deletePost({ id });
  }
}
