import { makeAutoObservable } from 'mobx';
import type { ChosenCommunity } from '../../core/posts/post-draft';
import { pageNameOf } from '../../core/shell/page-name';
import type { ScreenId } from '../../core/shell/screens';

/** What can lie over the page. One at a time: opening one closes the other. */
export type Overlay =
  | 'drawer'
  | 'search'
  | 'keys'
  | 'compose'
  | 'post'
  | 'notifications'
  | 'saved'
  | 'outbox';

/** Where a post shall go, or what it shall put up. */
export interface PostWish {
  readonly community?: ChosenCommunity;
  readonly extra?: 'pictures' | 'poll' | 'offers';
  /** It shall be a question. */
  readonly asks?: true;
  readonly title?: string;
  readonly text?: string;
}

/** The frame around the screens: what lies over them, where one is, and how one came. */
export class ShellStore {
  overlay: Overlay | undefined = undefined;
  /** What the post that is about to be written shall be. */
  postWish: PostWish | undefined = undefined;
  screen: ScreenId | undefined = undefined;
  /** How one came here, told with every event. */
  campaign: string | undefined = undefined;
  /** Somebody has read for a while. */
  ripe = false;
  /** What the bell says once it is known. */
  bell: { readonly badge: number; readonly label: string } | undefined = undefined;
  /** The same of what was said in chats. */
  chats: ShellStore['bell'] = undefined;
  /** A post was begun on this device and not sent. */
  hasDraft = false;
  readonly #unsaved = new Set<string>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get pageName(): string {
    return this.screen === undefined ? 'none' : pageNameOf(this.screen);
  }

  open(overlay: Overlay): void {
    this.postWish = undefined;
    this.overlay = overlay;
  }

  openPost(wish: PostWish): void {
    this.postWish = wish;
    this.overlay = 'post';
  }

  close(): void {
    this.overlay = undefined;
  }

  ripen(): void {
    this.ripe = true;
  }

  tellChats(chats: ShellStore['bell']): void {
    this.chats = chats;
  }

  ring(bell: ShellStore['bell']): void {
    this.bell = bell;
  }

  findDraft(hasDraft: boolean): void {
    this.hasDraft = hasDraft;
  }

  enter(screen: ScreenId | undefined): void {
    this.screen = screen;
  }

  cameBy(campaign: string): void {
    this.campaign = campaign;
  }

  /** Whether something somebody wrote would be lost if the page went away now. */
  get unsaved(): boolean {
    return this.#unsaved.size > 0;
  }

  holdUnsaved(key: string): void {
    this.#unsaved.add(key);
  }

  releaseUnsaved(key: string): void {
    this.#unsaved.delete(key);
  }
}
