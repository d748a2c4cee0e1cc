import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure';
import type { AuthorKeys } from '../../core/untraceable/author-keys';
import { type AuthorAction, authorRequestBytes } from '../../core/untraceable/author-request';
import { importedKey } from '../../core/untraceable/exported-key';
import { hasArrived, maybeArrived } from '../../core/untraceable/has-arrived';
import type { AuthorView, UntraceablePort } from '../../core/untraceable/untraceable-port';
import { type OwnPost, type TokenWallet, withConfirmed } from '../../core/untraceable/wallet';

/** The posts and comments whose keys are on this device. Requests nothing about them until the author asks. */
export class OwnUntraceableStore {
  posts: readonly OwnPost[];
  views: ReadonlyMap<string, AuthorView> = new Map();
  failures: ReadonlyMap<string, Failure> = new Map();
  busy: string | undefined = undefined;
  readonly #port: UntraceablePort;
  readonly #wallet: TokenWallet;
  readonly #keys: AuthorKeys;

  constructor(port: UntraceablePort, wallet: TokenWallet, keys: AuthorKeys) {
    this.#port = port;
    this.#wallet = wallet;
    this.#keys = keys;
    this.posts = wallet.read().posts;
    makeAutoObservable(
      this,
      { posts: observableRef, views: observableRef, failures: observableRef },
      { autoBind: true },
    );
  }

  open(): void {
    this.posts = this.#wallet.read().posts;
  }

  /** Whether it succeeded; the failure is shown at the post. */
  async act({ postId }: OwnPost, action: AuthorAction): Promise<boolean> {
    if (this.busy !== undefined) return false;
    this.busy = postId;
    try {
      const view = await this.#askOrRead(postId, action);
      this.#wallet.change((wallet) => withConfirmed(wallet, postId));
      runInAction(() => {
        this.open();
        this.views = new Map(this.views).set(postId, view);
        this.failures = new Map([...this.failures].filter(([id]) => id !== postId));
      });
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.failures = new Map(this.failures).set(postId, error);
      });
      return false;
    } finally {
      runInAction(() => {
        this.busy = undefined;
      });
    }
  }

  forget({ postId }: OwnPost): void {
    this.#save((posts) => posts.filter((post) => post.postId !== postId));
  }

  /** False for a file without a valid key. */
  add(file: string): boolean {
    const post = importedKey(file);
    if (!post) return false;
    this.#save((posts) => [post, ...posts.filter(({ postId }) => postId !== post.postId)]);
    return true;
  }

  /** Reads the item if the change may have been performed: only its response may have been lost. */
  async #askOrRead(postId: OwnPost['postId'], action: AuthorAction): Promise<AuthorView> {
    try {
      return await this.#ask(postId, action);
    } catch (error) {
      if (!(error instanceof Failure) || !maybeArrived(error, action)) throw error;
      const view = await this.#readAfter(postId, action, error);
      if (hasArrived(action, view)) return view;
      runInAction(() => {
        this.views = new Map(this.views).set(postId, view);
      });
      throw this.#outcome('NOT_SAVED', error);
    }
  }

  async #readAfter(postId: OwnPost['postId'], action: AuthorAction, lost: Failure): Promise<AuthorView> {
    try {
      return await this.#ask(postId, { kind: 'READ' });
    } catch (error) {
      const view = this.views.get(postId);
      // What was deleted before its hour is gone after it.
      const isGone = error instanceof Failure && error.kind === 'notFound' && action.kind === 'DELETE';
      if (isGone && view) return { ...view, status: 'DELETED', decision: undefined, replies: [] };
      throw this.#outcome('MAYBE_SAVED', lost);
    }
  }

  #outcome(code: 'NOT_SAVED' | 'MAYBE_SAVED', { kind, operation, status }: Failure): Failure {
    return new Failure(kind, operation, status, { code });
  }

  async #ask(postId: OwnPost['postId'], action: AuthorAction): Promise<AuthorView> {
    try {
      return await this.#signed(postId, action);
    } catch (error) {
      const last =
        error instanceof Failure && error.code === 'OLD_REQUEST' ? Number(error.params?.last) : Number.NaN;
      if (!Number.isSafeInteger(last)) throw error;
      // The key was used on another device; the numbers continue from there.
      this.#number(postId, last);
      return this.#signed(postId, action);
    }
  }

  /** The number is saved before the request is sent, so that a lost response cannot lead to its reuse. */
  async #signed(id: string, action: AuthorAction): Promise<AuthorView> {
    const post = this.#wallet.read().posts.find(({ postId }) => postId === id);
    if (!post) throw new Error('The key of this post is gone.');
    const number = post.number + 1;
    this.#number(id, number);
    const { algorithm, value } = post.pair;
    const request = { number, ...action, authorKey: { algorithm, value } };
    const signature = await this.#keys.sign(post.pair, authorRequestBytes({ itemId: id, ...request }));
    if (post.commentOn === undefined) return this.#port.sendAuthorRequest({ id, ...request, signature });
    // A comment has no title, and an empty one is not a valid title.
    return this.#port.sendCommentAuthorRequest({ id, ...request, title: undefined, signature });
  }

  #number(id: string, number: number): void {
    this.#save((posts) => posts.map((post) => (post.postId === id ? { ...post, number } : post)));
  }

  #save(change: (posts: readonly OwnPost[]) => readonly OwnPost[]): void {
    this.#wallet.change((wallet) => ({ ...wallet, posts: change(wallet.posts) }));
    runInAction(this.open);
  }
}
