import type { MemberStorage } from '../composer/member-storage';
import type { Clock } from '../shared/clock';
import type { Storage } from '../shared/storage';
import type { TabStorage } from '../shell/tab-storage';
import type { PromptType } from './prompt-types';

const DAY = 86_400_000;
const AFTER_NO = 7 * DAY;
const PAUSE_AFTER_CONTRIBUTION = 30 * DAY;
/** Limits prompts to one per session, even after a reload. */
const SPOKEN = 'contribPrompt:spoken';

export const expiryKey = (type: PromptType): string => `contribPrompt:${type}:expires`;

/**
 * Stores the pause per type on the device, and whether this tab has shown a prompt. A member's pauses are readable for
 * that member only, because they show what was contributed and on which day.
 */
export class PromptMemory {
  /** Fallback without storage; lasts until the page unloads. */
  #spoken = false;
  readonly #own: MemberStorage;
  readonly #visitors: Storage;
  readonly #tab: TabStorage;
  readonly #clock: Clock;

  constructor(own: MemberStorage, visitors: Storage, tab: TabStorage, clock: Clock) {
    this.#own = own;
    this.#visitors = visitors;
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

  /** Ignores invalid expiries, and expiries later than this class would write. */
  rests(type: PromptType): boolean {
    const expires = Number(this.#storage().read(expiryKey(type)));
    const now = this.#clock.now();
    return expires > now && expires <= now + DAY + PAUSE_AFTER_CONTRIBUTION;
  }

  dismiss(type: PromptType): void {
    this.#rest(type, AFTER_NO);
  }

  give(type: PromptType): void {
    this.#rest(type, PAUSE_AFTER_CONTRIBUTION);
  }

  /** Rounds up to the end of the day: the device must not reveal the exact time of a contribution. */
  #rest(type: PromptType, length: number): void {
    this.#storage().write(expiryKey(type), String(Math.ceil(this.#clock.now() / DAY) * DAY + length));
  }

  #storage(): Storage {
    return this.#own.isOpen ? this.#own : this.#visitors;
  }
}
