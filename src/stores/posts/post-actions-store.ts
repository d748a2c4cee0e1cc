import { makeAutoObservable } from 'mobx';
import type { PostOutcome, WritingPort } from '../../core/composer/writing-port';
import { isLost, type OutboxPort } from '../../core/posts/outbox-port';
import type { Post } from '../../core/posts/post';
import type { PostActionsPort, Reportable, ReportReason } from '../../core/posts/post-actions-port';

export class PostActionsStore {
  readonly #actions: PostActionsPort;
  readonly #writing: WritingPort;
  readonly #outbox: OutboxPort;

  constructor(actions: PostActionsPort, writing: WritingPort, outbox: OutboxPort) {
    this.#actions = actions;
    this.#writing = writing;
    this.#outbox = outbox;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  report({ id, kind }: Reportable, reason: ReportReason, note: string): Promise<void> {
    return this.#actions.report({ id, kind, reason, note });
  }

  hide({ id }: Post): Promise<void> {
    return this.#actions.setNotInterested({ id, wanted: true });
  }

  async wantAnswer({ id }: Post): Promise<number> {
    return (await this.#actions.setAnswerRequest({ id, wanted: true })).requests;
  }

  async change(
    { id }: Post,
    text: { readonly title: string; readonly text: string },
  ): Promise<PostOutcome | 'kept'> {
    try {
      return await this.#writing.editPost({ id, ...text });
    } catch (error) {
      if (!isLost(error)) throw error;
      await this.#outbox.keep({ kind: 'postEdit', id, ...text }, error);
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
