import { makeAutoObservable } from 'mobx';

/** What can lie over the page. One at a time: opening one closes the other. */
export type Overlay = 'drawer' | 'search' | 'keys' | 'compose';

/** Which of the shell's overlays is open. */
export class ShellStore {
  overlay: Overlay | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(overlay: Overlay): void {
    this.overlay = overlay;
  }

  close(): void {
    this.overlay = undefined;
  }
}
