import { makeAutoObservable, observableRef } from 'mobx';
import {
  type Contributed,
  choosePrompt,
  mayPromptOn,
  type Prompt,
} from '../../core/contributions/choose-prompt';
import type { PromptMemory } from '../../core/contributions/prompt-memory';
import { PROMPT_PLACES } from '../../core/contributions/prompt-path';
import type { UnsentForms } from '../../core/contributions/unsent-forms';
import type { CurrentSession } from '../../core/login/current-session';
import type { ScreenId } from '../../core/shell/screens';

/** The path is part of it: the same screen of another company is another page. */
interface Page {
  readonly screen: ScreenId;
  readonly pathname: string;
}

/** Prompts for contributions at the end of a page; once per session, and dismissible. */
export class ContributionPromptStore {
  shown: Prompt | undefined = undefined;
  #contributed: Contributed | undefined;
  #pages = 0;
  #page: Page | undefined;
  readonly #memory: PromptMemory;
  readonly #unsent: UnsentForms;
  readonly #current: CurrentSession;

  constructor(memory: PromptMemory, unsent: UnsentForms, current: CurrentSession) {
    this.#memory = memory;
    this.#unsent = unsent;
    this.#current = current;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** Chooses again on every page; a prompt that was not seen may appear on the next page. */
  enter(page: Page): void {
    if (page.pathname === this.#page?.pathname) return;
    this.#pages += 1;
    this.#page = page;
    this.#choose();
  }

  /** The prompt was seen, so this session shows no other. */
  see(): void {
    this.#memory.speak();
  }

  close(): void {
    if (this.shown) this.#memory.dismiss(this.shown.type);
    this.shown = undefined;
  }

  /** Pauses this type, and may prompt for the follow-up. */
  give(contributed: Contributed): void {
    this.#contributed = contributed;
    this.#memory.give(contributed.type);
    this.#choose();
  }

  #choose(): void {
    const screen = this.#page?.screen;
    const open = screen !== undefined && mayPromptOn(screen) && !this.#memory.spoken;
    this.shown = open ? this.#chosen(screen) : undefined;
  }

  #chosen(screen: ScreenId): Prompt | undefined {
    return choosePrompt({
      member: this.#current.session.profile !== undefined,
      pages: this.#pages,
      unsent: this.#unsent.list(),
      given: this.#contributed,
      rests: (type) => PROMPT_PLACES[type] === screen || this.#memory.rests(type),
    });
  }
}
