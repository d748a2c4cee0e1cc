import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import { type Talking, type Target, type TextProblem, targetKey } from '../core/comments/talking';
import { contactDetails, without } from '../core/composer/contact-details';
import type { Drafts } from '../core/drafts/drafts';
import type { Comment, ProfileType } from '../core/feed/post';
import { Failure } from '../core/shared/failure';
import type { GateStore } from './gate-store';
import type { PostStore } from './post-store';

/** Words on their way: shown where they will stand. */
export interface Pending {
  readonly target: Target;
  readonly text: string;
}

export type TalkTrouble = TextProblem | { readonly kind: 'failed'; readonly failure: Failure };

/** What is being said under a post: words kept while they are written, shown while they are sent, back when that fails. */
export class TalkingStore {
  /** By target, so that a key redraws one box alone. */
  readonly texts = new Map<string, string>();
  readonly pending = new Map<string, Pending>();
  readonly troubles = new Map<string, TalkTrouble>();
  /** The comment whose box is open below it, and whether it is answered or changed. */
  open: Target | undefined = undefined;
  readonly #talking: Talking;
  readonly #posts: PostStore;
  readonly #drafts: Drafts;
  readonly #gates: GateStore;

  constructor(talking: Talking, posts: PostStore, drafts: Drafts, gates: GateStore) {
    this.#talking = talking;
    this.#posts = posts;
    this.#drafts = drafts;
    this.#gates = gates;
    makeAutoObservable(
      this,
      { texts: observableShallow, pending: observableShallow, troubles: observableShallow },
      { autoBind: true },
    );
  }

  textOf(target: Target): string {
    return this.texts.get(targetKey(target)) ?? '';
  }

  pendingAt(target: Target): Pending | undefined {
    return this.pending.get(targetKey(target));
  }

  troubleAt(target: Target): TalkTrouble | undefined {
    return this.troubles.get(targetKey(target));
  }

  /** Brings back what was written here before; what is on the screen already stays. */
  begin(target: Target, otherwise = ''): void {
    const key = targetKey(target);
    if (!this.texts.get(key)) this.texts.set(key, this.#drafts.read(key) || otherwise);
  }

  write(target: Target, text: string): void {
    const key = targetKey(target);
    this.texts.set(key, text);
    this.troubles.delete(key);
    this.#drafts.keep(key, text);
  }

  /** Only when somebody wishes it are found addresses and numbers taken out. */
  takeContactsOut(target: Target): void {
    const text = this.textOf(target);
    this.write(target, without(text, contactDetails(text)));
  }

  answer(target: Target): void {
    this.open = target;
  }

  close(): void {
    this.open = undefined;
  }

  async send(target: Target, profile: ProfileType): Promise<void> {
    const key = targetKey(target);
    if (this.pending.has(key)) return;
    const text = this.textOf(target);
    const outcome = this.#talking.say(target, text, profile);
    if (outcome.kind === 'blocked') return this.#gates.open(outcome.gate);
    if (outcome.kind === 'problem') {
      this.troubles.set(key, outcome.problem);
      return;
    }
    this.#show(target, text);
    try {
      this.#arrived(target, await outcome.settled);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#back(key, text, error);
      if (error.kind === 'unauthorised') throw error;
    }
  }

  #show(target: Target, text: string): void {
    const key = targetKey(target);
    this.pending.set(key, { target, text });
    this.troubles.delete(key);
    this.texts.set(key, '');
  }

  #arrived(target: Target, comment: Comment): void {
    const key = targetKey(target);
    runInAction(() => {
      this.pending.delete(key);
      // What was typed meanwhile is the next draft.
      this.#drafts.keep(key, this.texts.get(key) ?? '');
      if (target.kind !== 'post') this.open = undefined;
      if (target.kind === 'edit')
        this.#posts.changed(comment.id, (before) => ({
          ...comment,
          replies: before.replies,
          repliesCount: before.repliesCount,
          repliesCursor: before.repliesCursor,
        }));
      else this.#posts.said(comment);
    });
  }

  /** Nothing that was written is lost: it stands in the box again, before what was typed meanwhile. */
  #back(key: string, text: string, failure: Failure): void {
    runInAction(() => {
      this.pending.delete(key);
      const since = this.texts.get(key) ?? '';
      this.texts.set(key, since ? `${text}\n${since}` : text);
      this.#drafts.keep(key, this.texts.get(key) ?? '');
      this.troubles.set(key, { kind: 'failed', failure });
    });
  }
}
