import { makeAutoObservable, runInAction } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import { requiredLoginPrompt } from '../../core/login/session';
import type { CommentWritingPort } from '../../core/posts/comment-writing-port';
import type { Comment, Reaction, Reactions } from '../../core/posts/post';
import { pressReaction } from '../../core/posts/react';
import { confirmAfterTimeout } from '../../core/shared/confirm-after-timeout';
import { Failure } from '../../core/shared/failure';
import type { CommentId } from '../../core/shared/ids';
import { LatestWins } from '../../core/shared/latest-wins';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { PostStore } from './post-store';

export class CommentActionsStore {
  readonly #connection = new LatestWins<Reactions>();
  readonly #settled = new Map<string, Reactions>();
  readonly #port: CommentWritingPort;
  readonly #posts: PostStore;
  readonly #current: CurrentSession;
  readonly #loginPrompts: LoginPromptStore;

  constructor(
    port: CommentWritingPort,
    posts: PostStore,
    current: CurrentSession,
    loginPrompts: LoginPromptStore,
  ) {
    this.#port = port;
    this.#posts = posts;
    this.#current = current;
    this.#loginPrompts = loginPrompts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shown at once; then set to the result of the service, or reverted. */
  async react({ id, reactions }: Comment, pressed: Reaction): Promise<void> {
    const requirement = requiredLoginPrompt(this.#current.session, 'reader');
    if (requirement) return this.#loginPrompts.open(requirement);
    if (!this.#settled.has(id)) this.#settled.set(id, reactions);
    const preferred = pressReaction(reactions, pressed);
    this.#show(id, preferred);
    try {
      const send = () =>
        confirmAfterTimeout(
          this.#port.setReaction({ id, reaction: preferred.mine }),
          async () => (await this.#port.readComment({ id })).reactions,
          (reactions) => reactions.mine === preferred.mine,
        );
      const { last, response } = await this.#connection.run(id, send);
      if (response) this.#settled.set(id, response);
      if (last) this.#settle(id);
    } catch (error) {
      this.#settle(id);
      throw error;
    }
  }

  /** Called before editing: another tab may have changed the comment. */
  async freshen({ id }: Comment): Promise<void> {
    try {
      const { text, edited, editable } = await this.#port.readComment({ id });
      runInAction(() => this.#posts.changed(id, (comment) => ({ ...comment, text, edited, editable })));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  async takeBack(comment: Comment): Promise<void> {
    await this.#port.deleteComment({ id: comment.id });
    runInAction(() => this.#posts.takenBack(comment));
  }

  #settle(id: CommentId): void {
    const reactions = this.#settled.get(id);
    this.#settled.delete(id);
    if (reactions) this.#show(id, reactions);
  }

  #show(id: CommentId, reactions: Reactions): void {
    runInAction(() => this.#posts.changed(id, (comment) => ({ ...comment, reactions })));
  }
}
