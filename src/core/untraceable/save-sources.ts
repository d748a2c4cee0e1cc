import type { CommunitiesPort } from '../communities/communities-port';
import type { OwnPostsPort } from '../profile/own-posts-port';
import type { TokenWallet } from './wallet';

const OWN_POSTS = 50;
const TOPICS = 20;

/**
 * Loads in advance what the composer of untraceable posts needs, so that opening it sends no request with a
 * session.
 */
export class SaveSources {
  readonly #wallet: TokenWallet;
  readonly #posts: OwnPostsPort;
  readonly #communities: CommunitiesPort;

  constructor(wallet: TokenWallet, posts: OwnPostsPort, communities: CommunitiesPort) {
    this.#wallet = wallet;
    this.#posts = posts;
    this.#communities = communities;
  }

  async run(): Promise<void> {
    const { items } = await this.#posts.listOwnPosts({ limit: OWN_POSTS });
    const groups = await this.#communities.listCommunities({ shelf: 'all', limit: TOPICS });
    const topics = groups
      .flatMap(({ communities }) => communities)
      .filter(({ kind }) => kind === 'TOPIC')
      .map(({ id, name }) => ({ id, name }));
    const ownTexts = items.flatMap(({ title, text }) => [title, text]);
    this.#wallet.change((wallet) => ({ ...wallet, ownTexts, topics }));
  }
}
