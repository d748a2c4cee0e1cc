import type { Clock } from '../shared/clock';
import type { Storage } from '../shared/storage';
import type { TabStorage } from '../shell/tab-storage';
import type { PromptType } from './prompt-types';

const DAY = 86_400_000;
const AFTER_NO = 7 * DAY;
const AFTER_GIVING = 30 * DAY;
/** One prompt a session, also after a reload. */
const SPOKEN = 'contribPrompt:spoken';

export const expiryKey = (type: PromptType): string => `contribPrompt:${type}:expires`;

/** What was asked for lately: on the device until it expires, in the tab that anything was asked at all. */
export class PromptMemory {
  /** Where nothing can be kept, at least until the page goes. */
  #spoken = false;
  readonly #storage: Storage;
  readonly #tab: TabStorage;
  readonly #clock: Clock;

  constructor(storage: Storage, tab: TabStorage, clock: Clock) {
    this.#storage = storage;
    this.#tab = tab;
    this.#clock = clock;
  }

  get spoken(): boolean {
    return this.#spoken || this.#tab.read(SPOKEN) !== undefined;
  }

  speak(): void {
    this.#spoken = true;
    this.#tab.write(SPOKEN, 'yes');
  }

  /** What is broken, or further ahead than anything written here, rests nothing. */
  rests(type: PromptType): boolean {
    const expires = Number(this.#storage.read(expiryKey(type)));
    const now = this.#clock.now();
    return expires > now && expires <= now + DAY + AFTER_GIVING;
  }

  dismiss(type: PromptType): void {
    this.#rest(type, AFTER_NO);
  }

  give(type: PromptType): void {
    this.#rest(type, AFTER_GIVING);
  }

  /** To the end of the day: whoever reads this device must not learn at which moment somebody gave something. */
  #rest(type: PromptType, length: number): void {
    this.#storage.write(expiryKey(type), String(Math.ceil(this.#clock.now() / DAY) * DAY + length));
  }
}
