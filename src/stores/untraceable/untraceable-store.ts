import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommunityKey } from '../../core/communities/community';
import { isBlank } from '../../core/posts/writing-rules';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import type { PostId } from '../../core/shared/ids';
import { type UsableGroup, usableGroup } from '../../core/untraceable/groups';
import type { PublishUntraceable } from '../../core/untraceable/publish-untraceable';
import { type Revealing, revealing } from '../../core/untraceable/revealing-parts';
import { appearsBetween } from '../../core/untraceable/rules';
import type { UntraceablePort } from '../../core/untraceable/untraceable-port';
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
  readonly #port: UntraceablePort;
  readonly #storage: TokenWallet;
  readonly #publisher: PublishUntraceable;
  readonly #clock: Clock;

  constructor(port: UntraceablePort, wallet: TokenWallet, publisher: PublishUntraceable, clock: Clock) {
    this.#port = port;
    this.#storage = wallet;
    this.#publisher = publisher;
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
    this.#refresh();
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
      });
    } finally {
      runInAction(() => {
        this.busy = false;
        this.#refresh();
      });
    }
  }

  async #send({ token }: UsableGroup, target: Target): Promise<void> {
    const { title, text } = this.draft;
    const item =
      'postId' in target
        ? { ...target, text }
        : { title, text, community: { kind: target.kind, id: target.id } };
    const appearsAt = await this.#publisher.run(item, token.token);
    runInAction(() => {
      this.appearsAt = appearsAt;
      this.draft = EMPTY;
    });
  }

  /** The next token of the same key, without asking the server again. */
  #refresh(): void {
    this.wallet = this.#storage.read();
    if (this.group.kind !== 'usable') return;
    const { key } = this.group.group;
    const group = usableGroup(
      { tokens: this.wallet.tokens.filter(({ keyId }) => keyId === key.keyId) },
      { keys: [key] },
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
