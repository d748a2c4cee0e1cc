import { makeAutoObservable, runInAction } from 'mobx';
import type { Storage } from '../../core/shared/storage';
import type { Timers } from '../../core/shared/timers';
import type { Device } from '../../core/shell/device';
import { mayOfferApp, NUDGE_AFTER } from '../../core/shell/prompts';
import type { ScreenId } from '../../core/shell/screens';

const NUDGE_CLOSED = 'appNudgeClosed:v1';
const PROMPT_CLOSED = 'loginPromptClosed:v1';

/** The two dismissible prompts at the edge of the page: to get the app, and to log in. */
export class PromptsStore {
  nudge = false;
  prompt = false;
  readonly #timers: Timers;
  readonly #storage: Storage;
  readonly #device: Device;
  #cancel: (() => void) | undefined;

  constructor(timers: Timers, storage: Storage, device: Device) {
    this.#timers = timers;
    this.#storage = storage;
    this.#device = device;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Restarts on every page. */
  enter(screen: ScreenId): void {
    this.#cancel?.();
    this.nudge = false;
    if (this.#storage.read(NUDGE_CLOSED) !== undefined || !mayOfferApp(screen, this.#device)) return;
    this.#cancel = this.#timers.after(NUDGE_AFTER, () =>
      runInAction(() => {
        this.nudge = true;
      }),
    );
  }

  closeNudge(): void {
    this.nudge = false;
    this.#storage.write(NUDGE_CLOSED, 'yes');
  }

  offerLogin(): void {
    this.prompt = this.#storage.read(PROMPT_CLOSED) === undefined;
  }

  closePrompt(): void {
    this.prompt = false;
    this.#storage.write(PROMPT_CLOSED, 'yes');
  }
}
