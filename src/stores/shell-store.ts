import { makeAutoObservable } from 'mobx';
import { pageNameOf } from '../core/navigation/page-name';
import type { ScreenId } from '../core/navigation/screens';

/** What can lie over the page. One at a time: opening one closes the other. */
export type Overlay = 'drawer' | 'search' | 'keys' | 'compose' | 'post';

/** The frame around the screens: what lies over them, where one is, and how one came. */
export class ShellStore {
  overlay: Overlay | undefined = undefined;
  screen: ScreenId | undefined = undefined;
  /** How one came here, told with every event. */
  campaign: string | undefined = undefined;
  /** Somebody has read for a while. */
  ripe = false;
  /** The key that was pressed while what listens to keys was still on its way. */
  firstKey: string | undefined = undefined;
  readonly #unsaved = new Set<string>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get pageName(): string {
    return this.screen === undefined ? 'none' : pageNameOf(this.screen);
  }

  open(overlay: Overlay): void {
    this.overlay = overlay;
  }

  close(): void {
    this.overlay = undefined;
  }

  ripen(): void {
    this.ripe = true;
  }

  pressFirst(key: string | undefined): void {
    this.firstKey = key;
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
