import { Failure, type FailureKind } from '../shared/failure';
import type { Sha256 } from '../trust/digest';
import type { AuthorKeys } from './author-keys';
import { itemIdOf, type NewItem } from './item-id';
import { tokenHeader } from './token';
import type { UntraceablePort } from './untraceable-port';
import { type OwnPost, type TokenWallet, withConfirmed } from './wallet';

/** The beginning of a comment by which its author recognises it. */
const SHOWN_LENGTH = 60;

/** Nothing was published. After other failures it may have been. */
const REFUSALS: readonly FailureKind[] = ['invalid', 'unauthorised', 'forbidden', 'notFound', 'conflict'];

interface Sent {
  readonly post: OwnPost;
  readonly token: string;
}

/**
 * Publishes a post or comment. Its key is saved before the request: the response may be lost, and with it the page. The
 * same text is then sent with the same key and token, so that it is the same item.
 */
export class PublishUntraceable {
  readonly #wallet: TokenWallet;
  readonly #port: UntraceablePort;
  readonly #keys: AuthorKeys;
  readonly #sha256: Sha256;

  constructor(wallet: TokenWallet, port: UntraceablePort, keys: AuthorKeys, sha256: Sha256) {
    this.#wallet = wallet;
    this.#port = port;
    this.#keys = keys;
    this.#sha256 = sha256;
  }

  /** Returns when it appears. An item that was sent before is paid with the token of then. */
  async run(item: NewItem, token: string): Promise<Date> {
    const earlier = await this.#sentEarlier(item);
    const sent = earlier ?? (await this.#newItem(item, token));
    const { postId } = sent.post;
    this.#savePosts((posts) => [sent.post, ...posts.filter((post) => post.postId !== postId)]);
    try {
      const { id, appearsAt } = await this.#send(item, sent);
      this.#wallet.change((wallet) => withConfirmed(wallet, postId, id));
      return appearsAt;
    } catch (error) {
      if (error instanceof Failure) this.#refused(error, sent, earlier !== undefined);
      throw error;
    }
  }

  async #sentEarlier(item: NewItem): Promise<Sent | undefined> {
    const { posts, tokens } = this.#wallet.read();
    for (const post of posts) {
      const usable = tokens.find(({ token }) => token === post.unconfirmedToken);
      if (usable && (await this.#idOf(item, usable.token, post.pair.value)) === post.postId)
        return { post, token: usable.token };
    }
    return undefined;
  }

  async #newItem(item: NewItem, token: string): Promise<Sent> {
    const pair = await this.#keys.create();
    const postId = await this.#idOf(item, token, pair.value);
    const shown =
      'postId' in item
        ? { title: item.text.trim().slice(0, SHOWN_LENGTH), commentOn: item.postId }
        : { title: item.title };
    return { post: { postId, ...shown, pair, number: 0, unconfirmedToken: token }, token };
  }

  #idOf(item: NewItem, token: string, authorKey: string): Promise<string> {
    return itemIdOf(this.#sha256, item, { token, authorKey });
  }

  async #send(item: NewItem, { post, token }: Sent) {
    const { algorithm, value } = post.pair;
    const paid = { authorKey: { algorithm, value }, token: tokenHeader(token) };
    if ('postId' in item) {
      const { commentId: id, appearsAt } = await this.#port.createUntraceableComment({ ...item, ...paid });
      return { id, appearsAt };
    }
    const { postId: id, appearsAt } = await this.#port.createUntraceablePost({ ...item, ...paid });
    return { id, appearsAt };
  }

  #refused({ code, kind }: Failure, { post, token }: Sent, wasSentBefore: boolean): void {
    if (REFUSALS.includes(kind) && !wasSentBefore)
      this.#savePosts((posts) => posts.filter(({ postId }) => postId !== post.postId));
    if (code === 'PASS_SPENT' || code === 'PASS_REFUSED')
      this.#wallet.change((wallet) => ({
        ...wallet,
        tokens: wallet.tokens.filter((item) => item.token !== token),
      }));
  }

  #savePosts(change: (posts: readonly OwnPost[]) => readonly OwnPost[]): void {
    this.#wallet.change((wallet) => ({ ...wallet, posts: change(wallet.posts) }));
  }
}
