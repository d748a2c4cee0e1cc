import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { AppealsPort, ModerationOutcome } from '../../core/moderation/appeals-port';
import type { ModeratedKind } from '../../core/moderation/moderation-port';
import type { Comment, Post } from '../../core/posts/post';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { Random } from '../../core/shared/random';

export interface ModeratedItem {
  readonly kind: ModeratedKind;
  readonly id: string;
}

const keyOf = ({ kind, id }: ModeratedItem): string => `${kind} ${id}`;

/** Moderation decisions on the content of the author, with one appeal against each. */
export class AppealStore {
  readonly outcomes = new Map<string, ModerationOutcome>();
  readonly failures = new Map<string, Failure>();
  readonly sending = new Set<string>();
  readonly #requested = new Set<string>();
  /** The same text reuses its key, so that a retry after a lost response creates no second appeal. */
  readonly #keys = new Map<string, string>();
  readonly #port: AppealsPort;
  readonly #random: Random;

  constructor(port: AppealsPort, random: Random) {
    this.#port = port;
    this.#random = random;
    makeAutoObservable(
      this,
      { outcomes: observableShallow, failures: observableShallow, sending: observableShallow },
      { autoBind: true },
    );
  }

  outcomeOf(item: ModeratedItem): ModerationOutcome | undefined {
    return this.outcomes.get(keyOf(item));
  }

  failureOf(item: ModeratedItem): Failure | undefined {
    return this.failures.get(keyOf(item));
  }

  isSending(item: ModeratedItem): boolean {
    return this.sending.has(keyOf(item));
  }

  /** Resets for a new page. Requests decisions only for the author's own hidden items on it. */
  async open(
    post: Pick<Post, 'id' | 'mine' | 'status'> | undefined,
    comments: readonly Comment[] = [],
    call?: Call,
  ): Promise<void> {
    this.outcomes.clear();
    this.failures.clear();
    this.#requested.clear();
    const messages = comments.flatMap((comment) => [comment, ...comment.replies]);
    await Promise.all([
      ...(post?.mine && post.status !== 'LIVE'
        ? [this.loadOutcome({ kind: 'POST', id: post.id }, call)]
        : []),
      ...messages
        .filter(({ mine, status }) => mine && status === 'FLAGGED')
        .map(({ id }) => this.loadOutcome({ kind: 'COMMENT', id }, call)),
    ]);
  }

  /** Requests the decision once for an item that was added later. */
  async loadOutcome(item: ModeratedItem, call?: Call): Promise<void> {
    const key = keyOf(item);
    if (this.#requested.has(key)) return;
    this.#requested.add(key);
    try {
      const outcome = await this.#port.readOutcome({ kind: item.kind, id: item.id }, call);
      runInAction(() => {
        if (this.#requested.has(key)) this.outcomes.set(key, outcome);
      });
    } catch (error) {
      // An item hidden only by the automatic checks has no decision yet.
      if (!(error instanceof Failure)) throw error;
    }
  }

  async appeal(item: ModeratedItem, text: string): Promise<void> {
    const place = keyOf(item);
    if (this.sending.has(place)) return;
    this.sending.add(place);
    this.failures.delete(place);
    const key = this.#keys.get(`${place} ${text}`) ?? this.#random.id();
    this.#keys.set(`${place} ${text}`, key);
    try {
      const outcome = await this.#port.appeal({ key, kind: item.kind, id: item.id, text });
      runInAction(() => this.outcomes.set(place, outcome));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const arrived = error.code === 'APPEALED_ALREADY' && (await this.#readAppealed(item));
      runInAction(() => {
        if (arrived) this.outcomes.set(place, arrived);
        else this.failures.set(place, error);
      });
    } finally {
      runInAction(() => this.sending.delete(place));
    }
  }

  /** The first response may have been lost, or the appeal was sent in another tab. */
  async #readAppealed({ kind, id }: ModeratedItem): Promise<ModerationOutcome | undefined> {
    const outcome = await this.#port.readOutcome({ kind, id }).catch(() => undefined);
    return outcome?.appeal === 'NONE' ? undefined : outcome;
  }
}
