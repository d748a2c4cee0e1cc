import type { TextCipher } from '../composer/text-cipher';
import type { MemberKey } from '../login/member-key';
import type { CommentId, PostId } from '../shared/ids';
import type { Storage } from '../shared/storage';
import type { AuthorKeyPair } from './author-keys';
import type { BlindedToken } from './token-blinder';
import type { TokenKey } from './untraceable-port';
import { rememberWallet, walletPlace } from './wallet-places';

export interface StoredToken extends Pick<TokenKey, 'keyId' | 'kind' | 'groupId' | 'name' | 'month'> {
  readonly token: string;
}

/** An untraceable post or comment of this member. Only this device knows that. */
export interface OwnPost {
  /** The id of the post or comment. */
  readonly postId: PostId | CommentId;
  /** The title of the post, or the beginning of the comment. */
  readonly title: string;
  /** The post of a comment. */
  readonly commentOn?: string | undefined;
  readonly pair: AuthorKeyPair;
  /** The last number used in a request. */
  readonly number: number;
  /** The token with which it was sent, until a response shows that it arrived. */
  readonly unconfirmedToken?: string | undefined;
}

/** A batch that was requested; its response may have been lost. */
export interface RequestedBatch {
  readonly month: string;
  readonly keys: readonly { readonly key: TokenKey; readonly blinded: readonly BlindedToken[] }[];
}

export interface Wallet {
  /** Whether it stays on this device after a sign-out. */
  readonly keep: boolean;
  /** When the batch of a month may be fetched, in milliseconds. */
  readonly fetch?: { readonly month: string; readonly at: number; readonly done: boolean } | undefined;
  readonly requested?: RequestedBatch | undefined;
  readonly tokens: readonly StoredToken[];
  readonly posts: readonly OwnPost[];
  /** The member's other texts, to find copied sentences without asking the server. */
  readonly ownTexts: readonly string[];
  readonly topics: readonly { readonly id: number; readonly name: string }[];
}

const EMPTY: Wallet = { keep: false, tokens: [], posts: [], ownTexts: [], topics: [] };

/** The item has arrived, and its token is spent. */
export function withConfirmed(wallet: Wallet, sentId: string, id = sentId): Wallet {
  const token = wallet.posts.find(({ postId }) => postId === sentId)?.unconfirmedToken;
  return {
    ...wallet,
    tokens: wallet.tokens.filter((item) => item.token !== token),
    posts: wallet.posts.map((post) =>
      post.postId === sentId ? { ...post, postId: id, unconfirmedToken: undefined } : post,
    ),
  };
}

/** The tokens and author keys of the logged-in member, encrypted on this device like drafts. */
export class TokenWallet {
  readonly #storage: Storage;
  readonly #key: Pick<MemberKey, 'value'>;
  readonly #cipher: TextCipher;

  constructor(storage: Storage, key: Pick<MemberKey, 'value'>, cipher: TextCipher) {
    this.#storage = storage;
    this.#key = key;
    this.#cipher = cipher;
  }

  get isOpen(): boolean {
    return this.#key.value !== undefined;
  }

  read(): Wallet {
    const key = this.#key.value;
    const encrypted = key && this.#storage.read(walletPlace(this.#cipher.labelOf(key)));
    const text = key && encrypted && this.#cipher.decrypt(key, encrypted);
    return text ? { ...EMPTY, ...(JSON.parse(text) as Partial<Wallet>) } : EMPTY;
  }

  change(change: (wallet: Wallet) => Wallet): void {
    const key = this.#key.value;
    if (key === undefined) return;
    const wallet = change(this.read());
    const label = this.#cipher.labelOf(key);
    this.#storage.write(walletPlace(label), this.#cipher.encrypt(key, JSON.stringify(wallet)));
    rememberWallet(this.#storage, label, wallet.keep);
  }
}
