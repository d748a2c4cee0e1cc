import { makeAutoObservable, observableRef } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import { missingGate } from '../../core/login/session';
import type { SavedPost, SavedPosts } from '../../core/posts/saved-posts';
import { savedWords } from '../../core/posts/saved-words';
import type { GateStore } from '../login/gate-store';
import type { ToastStore } from '../shared/toast-store';

export class SavedPostsStore {
  posts: readonly SavedPost[] = [];
  readonly #kept: SavedPosts;
  readonly #current: CurrentSession;
  readonly #gates: GateStore;
  readonly #toasts: ToastStore;

  constructor(kept: SavedPosts, current: CurrentSession, gates: GateStore, toasts: ToastStore) {
    this.#kept = kept;
    this.#current = current;
    this.#gates = gates;
    this.#toasts = toasts;
    makeAutoObservable(this, { posts: observableRef }, { autoBind: true });
  }

  /** Another tab may have saved a post, or another member may have logged in. */
  open(): void {
    const posts = this.#kept.read();
    // Every post's save button calls this; an unchanged list must not render again.
    if (idsOf(posts) !== idsOf(this.posts)) this.posts = posts;
  }

  has(id: string): boolean {
    return this.posts.some((post) => post.id === id);
  }

  toggle(post: SavedPost): void {
    const gate = missingGate(this.#current.session, 'member');
    if (gate) this.#gates.open(gate);
    else if (this.#kept.read().some(({ id }) => id === post.id)) {
      this.remove(post.id);
      this.#toasts.show({ type: 'success', text1: savedWords.removed });
    } else this.#save(post);
  }

  #save(post: SavedPost): void {
    this.posts = this.#kept.keep([post, ...this.#kept.read()]);
    const saved = this.has(post.id);
    this.#toasts.show({
      type: saved ? 'success' : 'failure',
      text1: saved ? savedWords.saved : savedWords.notKept,
    });
  }

  remove(id: string): void {
    this.posts = this.#kept.keep(this.#kept.read().filter((post) => post.id !== id));
  }
}

const idsOf = (posts: readonly SavedPost[]): string => posts.map(({ id }) => id).join();
