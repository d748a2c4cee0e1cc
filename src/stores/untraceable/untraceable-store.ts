import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommunityKey } from '../../core/communities/community';
import { isBlank } from '../../core/posts/writing-rules';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import type { KeyId, PostId } from '../../core/shared/ids';
import type { AuthorKeyPair, AuthorKeys } from '../../core/untraceable/author-keys';
import { type UsableGroup, usableGroup } from '../../core/untraceable/groups';
import { type Revealing, revealing } from '../../core/untraceable/revealing-parts';
import { appearsBetween } from '../../core/untraceable/rules';
import { tokenHeader } from '../../core/untraceable/token';
import type { AuthorKey, UntraceablePort } from '../../core/untraceable/untraceable-port';
import type { TokenWallet, Wallet } from '../../core/untraceable/wallet';

export type GroupState =
  | { readonly kind: 'loading' | 'none' | 'small' | 'failed' }
  | { readonly kind: 'usable'; readonly group: UsableGroup };

/** The post, and the comment if it is an answer, below which an untraceable comment appears. */
export interface CommentPlace {
  readonly postId: PostId;
  readonly replyTo: string | undefined;
}

type Target = CommentPlace | CommunityKey;

interface Draft {
  readonly title: string;
  readonly text: string;
  /** The position in the list of communities. */
  readonly place: number;
  readonly understood: boolean;
}

/** The beginning of a comment by which its author recognises it. */
const SHOWN_LENGTH = 60;

const EMPTY: Draft = { title: '', text: '', place: 0, understood: false };

/** The form of an untraceable post or comment. Typed text stays in memory until it is posted. */
export class UntraceableStore {
  group: GroupState = { kind: 'loading' };
  draft: Draft = EMPTY;
  problem: 'empty' | 'agree' | Failure | undefined = undefined;
  busy = false;
  appearsAt: Date | undefined = undefined;
  /** Undefined for a post. */
  place: CommentPlace | undefined = undefined;
  wallet: Wallet;
  /** The key of an attempt whose response may have been lost: the same text must give the same post. */
  #attempt: { readonly text: string; readonly pair: AuthorKeyPair } | undefined;
  readonly #port: UntraceablePort;
  readonly #storage: TokenWallet;
  readonly #keys: AuthorKeys;
  readonly #clock: Clock;

  constructor(port: UntraceablePort, wallet: TokenWallet, keys: AuthorKeys, clock: Clock) {
    this.#port = port;
    this.#storage = wallet;
    this.#keys = keys;
    this.#clock = clock;
    this.wallet = wallet.read();
    makeAutoObservable(
      this,
      {
        group: observableRef,
        draft: observableRef,
        problem: observableRef,
        appearsAt: observableRef,
        place: observableRef,
        wallet: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Requests the public keys before the user types. */
  async open(place?: CommentPlace): Promise<void> {
    this.wallet = this.#storage.read();
    if (place?.postId !== this.place?.postId || place?.replyTo !== this.place?.replyTo) this.#clear();
    this.place = place;
    // The dialog opens for the next comment.
    if (place) this.appearsAt = undefined;
    if (this.wallet.tokens.length === 0) {
      this.group = { kind: 'none' };
      return;
    }
    this.group = { kind: 'loading' };
    const directory = await this.#port.listTokenKeys().catch(() => undefined);
    const group = directory && usableGroup(this.wallet, directory);
    runInAction(() => {
      this.group = !directory ? { kind: 'failed' } : group ? { kind: 'usable', group } : { kind: 'small' };
    });
  }

  /** The company's own community, then the topics. */
  get communities(): readonly (CommunityKey & { readonly name: string })[] {
    if (this.group.kind !== 'usable') return [];
    const { kind, groupId: id, name } = this.group.group.key;
    const topics = this.wallet.topics.map((topic) => ({ kind: 'TOPIC' as const, ...topic }));
    return kind === 'COMPANY' ? [{ kind, id, name }, ...topics] : topics;
  }

  get warnings(): readonly Revealing[] {
    return revealing([this.draft.title, this.draft.text], this.wallet.ownTexts);
  }

  get between(): readonly [first: Date, last: Date] {
    return appearsBetween(new Date(this.#clock.now()));
  }

  change(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
    this.problem = undefined;
  }

  keep(keep: boolean): void {
    this.#save((wallet) => ({ ...wallet, keep }));
  }

  async post(): Promise<void> {
    const target = this.place ?? this.communities[this.draft.place];
    if (this.group.kind !== 'usable' || this.busy || !target) return;
    this.problem = isBlank(this.place ? this.draft.text : this.draft.title)
      ? 'empty'
      : this.draft.understood
        ? undefined
        : 'agree';
    if (this.problem) return;
    this.busy = true;
    try {
      await this.#send(this.group.group, target);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.problem = error;
        if (error.code === 'PASS_SPENT' || error.code === 'PASS_REFUSED') this.#drop();
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  async #send({ token, key }: UsableGroup, target: Target): Promise<void> {
    const { title, text } = this.draft;
    const attempt = JSON.stringify([token.token, title, text, target]);
    const pair = this.#attempt?.text === attempt ? this.#attempt.pair : await this.#keys.create();
    this.#attempt = { text: attempt, pair };
    const { post, appearsAt } = await this.#create(target, {
      authorKey: { algorithm: pair.algorithm, value: pair.value },
      token: tokenHeader(token.token),
    });
    this.#save((wallet) => ({
      ...wallet,
      tokens: wallet.tokens.filter((item) => item.token !== token.token),
      posts: [{ ...post, pair, number: 0 }, ...wallet.posts],
    }));
    runInAction(() => {
      this.appearsAt = appearsAt;
      this.draft = EMPTY;
      this.#attempt = undefined;
      this.#use(key.keyId);
    });
  }

  async #create(target: Target, paid: { readonly authorKey: AuthorKey; readonly token: string }) {
    const { title, text } = this.draft;
    if ('postId' in target) {
      const { commentId, appearsAt } = await this.#port.createUntraceableComment({
        ...target,
        text,
        ...paid,
      });
      const start = text.trim().slice(0, SHOWN_LENGTH);
      return { post: { postId: commentId, title: start, commentOn: target.postId }, appearsAt };
    }
    const community = { kind: target.kind, id: target.id };
    const { postId, appearsAt } = await this.#port.createUntraceablePost({ title, text, community, ...paid });
    return { post: { postId, title }, appearsAt };
  }

  /** A token that the server no longer accepts. */
  #drop(): void {
    if (this.group.kind !== 'usable') return;
    const { token, key } = this.group.group;
    this.#save((wallet) => ({
      ...wallet,
      tokens: wallet.tokens.filter((item) => item.token !== token.token),
    }));
    this.#use(key.keyId);
  }

  /** The next token of the same key, without asking the server again. */
  #use(keyId: KeyId): void {
    if (this.group.kind !== 'usable') return;
    const group = usableGroup(
      { tokens: this.wallet.tokens.filter((token) => token.keyId === keyId) },
      { keys: [this.group.group.key] },
    );
    this.group = group ? { kind: 'usable', group } : { kind: 'none' };
  }

  again(): void {
    this.appearsAt = undefined;
    void this.open(this.place);
  }

  #clear(): void {
    this.draft = EMPTY;
    this.problem = undefined;
    this.appearsAt = undefined;
  }

  #save(change: (wallet: Wallet) => Wallet): void {
    this.#storage.change(change);
    runInAction(() => {
      this.wallet = this.#storage.read();
    });
  }
}
