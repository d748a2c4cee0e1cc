import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import type { Drafts } from '../../core/composer/drafts';
import {
  type CommentWriter,
  type Target,
  type TextProblem,
  targetKey,
} from '../../core/posts/comment-writer';
import { contactDetails, withoutSpans } from '../../core/posts/contact-details';
import { addMention, linked, type Mention, readable } from '../../core/posts/mentions';
import type { Sent } from '../../core/posts/outbox-port';
import type { Comment, ProfileType } from '../../core/posts/post';
import type { NewWrite } from '../../core/posts/stored-write';
import { Failure } from '../../core/shared/failure';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { PostStore } from './post-store';

/** A comment being sent; shown at its future position. */
export interface Pending {
  readonly target: Target;
  readonly text: string;
}

export type CommentFailure = TextProblem | { readonly kind: 'failed'; readonly failure: Failure };

/** Comment fields: text is saved as a draft, shown as pending while it is sent, and restored if sending fails. */
export class CommentWritingStore {
  /** By target, so that a keystroke renders one field only. */
  readonly texts = new Map<string, string>();
  readonly pending = new Map<string, Pending>();
  readonly #boxes = new Set<string>();
  readonly #mentions = new Map<string, readonly Mention[]>();
  /** Comments queued offline, in order. */
  waiting: readonly Pending[] = [];
  readonly failures = new Map<string, CommentFailure>();
  open: Target | undefined = undefined;
  readonly #writer: CommentWriter;
  readonly #posts: PostStore;
  readonly #drafts: Drafts;
  readonly #loginPrompts: LoginPromptStore;

  constructor(writer: CommentWriter, posts: PostStore, drafts: Drafts, loginPrompts: LoginPromptStore) {
    this.#writer = writer;
    this.#posts = posts;
    this.#drafts = drafts;
    this.#loginPrompts = loginPrompts;
    makeAutoObservable(
      this,
      {
        texts: observableShallow,
        pending: observableShallow,
        waiting: observableRef,
        failures: observableShallow,
      },
      { autoBind: true },
    );
    writer.onSent(this.#settled);
  }

  textOf(target: Target): string {
    return this.texts.get(targetKey(target)) ?? '';
  }

  pendingAt(target: Target): Pending | undefined {
    return this.pending.get(targetKey(target));
  }

  failureAt(target: Target): CommentFailure | undefined {
    return this.failures.get(targetKey(target));
  }

  /** Restores the draft of a mounted field, unless it is being sent. Call the returned function on unmount. */
  begin(target: Target, otherwise = ''): () => void {
    const key = targetKey(target);
    this.#boxes.add(key);
    if (!this.texts.get(key) && !this.pending.has(key)) {
      const { text, mentions } = readable(this.#drafts.read(key) || otherwise);
      this.texts.set(key, text);
      this.#mentions.set(key, mentions);
    }
    return () => void this.#boxes.delete(key);
  }

  write(target: Target, text: string): void {
    const key = targetKey(target);
    this.texts.set(key, text);
    this.failures.delete(key);
    this.#drafts.keep(key, this.#asSent(key));
  }

  mention(target: Target, mention: Mention, text: string): void {
    const key = targetKey(target);
    this.#mentions.set(key, addMention(this.#mentions.get(key) ?? [], mention));
    this.write(target, text);
  }

  /** Contact details are removed on the user's request only. */
  removeContacts(target: Target): void {
    const text = this.textOf(target);
    this.write(target, withoutSpans(text, contactDetails(text)));
  }

  openFor(target: Target): void {
    this.open = target;
  }

  close(): void {
    this.open = undefined;
  }

  async send(target: Target, profile: ProfileType): Promise<void> {
    const key = targetKey(target);
    if (this.pending.has(key)) return;
    const text = this.#asSent(key);
    const outcome = this.#writer.postComment(target, text, profile);
    if (outcome.kind === 'blocked') return this.#loginPrompts.open(outcome.loginPrompt);
    if (outcome.kind === 'problem') {
      this.failures.set(key, outcome.problem);
      return;
    }
    this.#show(target, text);
    try {
      const message = await outcome.settled;
      if (message === 'kept') this.#wait(target, text);
      else this.#arrived(target, message);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#back(key, text, error);
      // A mounted field shows the failure; otherwise the page handles it.
      if (error.kind === 'unauthorised' || !this.#boxes.has(key)) throw error;
    }
  }

  #asSent(key: string): string {
    return linked(this.texts.get(key) ?? '', this.#mentions.get(key) ?? []);
  }

  #show(target: Target, text: string): void {
    const key = targetKey(target);
    this.pending.set(key, { target, text });
    this.failures.delete(key);
    this.texts.set(key, '');
  }

  #arrived(target: Target, comment: Comment): void {
    const key = targetKey(target);
    runInAction(() => {
      this.pending.delete(key);
      // Text typed while sending becomes the next draft.
      this.#drafts.keep(key, this.#asSent(key));
      this.#shut(key);
      if (target.kind === 'edit') this.#edited(comment);
      // The user is on another page; the comment is in its thread when that loads.
      else if (this.#posts.isOpen({ kind: target.kind, id: target.id })) this.#posts.addComment(comment);
    });
  }

  #edited(comment: Comment): void {
    this.#posts.changed(comment.id, ({ replies, repliesCount, repliesCursor }) => ({
      ...comment,
      replies,
      repliesCount,
      repliesCursor,
    }));
  }

  /** Closes only the field that was sent; another one may be open by now. */
  #shut(key: string): void {
    if (this.open && targetKey(this.open) === key) this.open = undefined;
  }

  /** The comment is queued on the device; the user can write another one. */
  #wait(target: Target, text: string): void {
    const key = targetKey(target);
    runInAction(() => {
      this.pending.delete(key);
      this.waiting = [...this.waiting, { target, text }];
      this.#drafts.keep(key, this.#asSent(key));
      this.#shut(key);
    });
  }

  /** A queued comment was accepted, or rejected; the queue shows a rejected one with its reason. */
  readonly #settled = (sent: Sent): void => {
    const texts = outgoing(sent.write);
    if (!texts) return;
    const key = targetKey(texts.target);
    const position = this.waiting.findIndex(
      ({ target, text }) => targetKey(target) === key && text === texts.text,
    );
    runInAction(() => {
      this.waiting = this.waiting.filter((_, place) => place !== position);
      if (!('response' in sent)) return;
      const { kind, id } = texts.target;
      if (kind === 'edit') this.#edited(sent.response as Comment);
      else if (this.#posts.isOpen({ kind, id })) this.#posts.addComment(sent.response as Comment);
    });
  };

  /** Restores the unsent text in front of newly typed text. */
  #back(key: string, text: string, failure: Failure): void {
    runInAction(() => {
      this.pending.delete(key);
      const since = this.texts.get(key) ?? '';
      const back = readable(text);
      for (const mention of back.mentions)
        this.#mentions.set(key, addMention(this.#mentions.get(key) ?? [], mention));
      this.texts.set(key, since ? `${back.text}\n${since}` : back.text);
      this.#drafts.keep(key, this.#asSent(key));
      this.failures.set(key, { kind: 'failed', failure });
    });
  }
}

function outgoing(write: NewWrite): Pending | undefined {
  if (write.kind === 'comment') return { target: write.to, text: write.said.text };
  return write.kind === 'commentEdit'
    ? { target: { kind: 'edit', id: write.id }, text: write.text }
    : undefined;
}
