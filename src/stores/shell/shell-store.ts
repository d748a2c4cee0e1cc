import { makeAutoObservable } from 'mobx';
import type { ChosenCommunity, OfferDraft } from '../../core/posts/post-draft';
import type { ScreenId } from '../../core/shell/screens';

/** The overlays. Only one is open at a time: opening one closes the other. */
export type Overlay =
  | 'drawer'
  | 'search'
  | 'keys'
  | 'compose'
  | 'post'
  | 'notifications'
  | 'saved'
  | 'outbox';

export interface PostPreset {
  readonly community?: ChosenCommunity;
  readonly extra?: 'pictures' | 'poll' | 'offers';
  readonly asks?: true;
  readonly title?: string;
  readonly text?: string;
  /** Offers typed earlier by the member, as form texts. */
  readonly offers?: readonly OfferDraft[];
}

export class ShellStore {
  overlay: Overlay | undefined = undefined;
  postPreset: PostPreset | undefined = undefined;
  screen: ScreenId | undefined = undefined;
  campaign: string | undefined = undefined;
  isSettled = false;
  /** Unread notifications; undefined until they are loaded. */
  bell: number | undefined = undefined;
  /** The same for chat messages. */
  chats: number | undefined = undefined;
  hasDraft = false;
  /** Whether a field of the page has typed text. Set by the page, which listens from its start. */
  hasTypedText = (): boolean => false;
  readonly #unsaved = new Set<string>();

  constructor() {
    makeAutoObservable(this, { hasTypedText: false }, { autoBind: true });
  }

  open(overlay: Overlay): void {
    this.postPreset = undefined;
    this.overlay = overlay;
  }

  openPost(postPreset: PostPreset): void {
    this.postPreset = postPreset;
    this.overlay = 'post';
  }

  close(): void {
    this.overlay = undefined;
  }

  settleIn(): void {
    this.isSettled = true;
  }

  setChats(chats: number | undefined): void {
    this.chats = chats;
  }

  setBell(bell: number | undefined): void {
    this.bell = bell;
  }

  findDraft(hasDraft: boolean): void {
    this.hasDraft = hasDraft;
  }

  enter(screen: ScreenId | undefined): void {
    this.screen = screen;
  }

  setCampaign(campaign: string): void {
    this.campaign = campaign;
  }

  /** Whether unsaved text would be lost if the page unloaded now. */
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
