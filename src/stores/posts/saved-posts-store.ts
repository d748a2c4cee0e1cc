import { makeAutoObservable, observableRef } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import { requiredLoginPrompt } from '../../core/login/session';
import type { SavedPost, SavedPosts } from '../../core/posts/saved-posts';
import { savedText } from '../../core/posts/saved-text';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { ToastStore } from '../shared/toast-store';

export class SavedPostsStore {
  posts: readonly SavedPost[] = [];
  readonly #saved: SavedPosts;
  readonly #current: CurrentSession;
  readonly #loginPrompts: LoginPromptStore;
  readonly #toasts: ToastStore;

  constructor(
    saved: SavedPosts,
    current: CurrentSession,
    loginPrompts: LoginPromptStore,
    toasts: ToastStore,
  ) {
    this.#saved = saved;
    this.#current = current;
    this.#loginPrompts = loginPrompts;
    this.#toasts = toasts;
    makeAutoObservable(this, { posts: observableRef }, { autoBind: true });
  }

  /** Another tab may have saved a post, or another member may have logged in. */
  open(): void {
    const posts = this.#saved.read();
    // Every post's save button calls this; an unchanged list must not render again.
    if (idsOf(posts) !== idsOf(this.posts)) this.posts = posts;
  }

  has(id: SavedPost['id']): boolean {
    return this.posts.some((post) => post.id === id);
  }

  toggle(post: SavedPost): void {
    const requirement = requiredLoginPrompt(this.#current.session, 'member');
    if (requirement) this.#loginPrompts.open(requirement);
    else if (this.#saved.read().some(({ id }) => id === post.id)) {
      this.remove(post.id);
      this.#toasts.show({ type: 'success', text1: savedText.removed });
    } else this.#save(post);
  }

  #save(post: SavedPost): void {
    this.posts = this.#saved.keep([post, ...this.#saved.read()]);
    const saved = this.has(post.id);
    this.#toasts.show({
      type: saved ? 'success' : 'failure',
      text1: saved ? savedText.saved : savedText.notSaved,
    });
  }

  remove(id: SavedPost['id']): void {
    this.posts = this.#saved.keep(this.#saved.read().filter((post) => post.id !== id));
  }
}

const idsOf = (posts: readonly SavedPost[]): string => posts.map(({ id }) => id).join();
