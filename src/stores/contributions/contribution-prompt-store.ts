import { makeAutoObservable, observableRef } from 'mobx';
import { choosePrompt, type Given, mayPromptOn, type Prompt } from '../../core/contributions/choose-prompt';
import type { PromptMemory } from '../../core/contributions/prompt-memory';
import { PROMPT_PLACES } from '../../core/contributions/prompt-path';
import type { UnsentForms } from '../../core/contributions/unsent-forms';
import type { CurrentSession } from '../../core/login/current-session';
import type { ScreenId } from '../../core/shell/screens';

/** A page somebody reads; another company's is another page of the same screen. */
interface Page {
  readonly screen: ScreenId;
  readonly pathname: string;
}

/** What somebody is asked to tell, at the end of a page they read. Once a session, and it takes no for an answer. */
export class ContributionPromptStore {
  shown: Prompt | undefined = undefined;
  /** What was given last on this visit. */
  #given: Given | undefined;
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

  /** Every page begins anew; what was not seen on one may be asked on the next. */
  enter(page: Page): void {
    if (page.pathname === this.#page?.pathname) return;
    this.#pages += 1;
    this.#page = page;
    this.#choose();
  }

  /** It came in sight, and was the one of this session. */
  see(): void {
    this.#memory.speak();
  }

  close(): void {
    if (this.shown) this.#memory.dismiss(this.shown.type);
    this.shown = undefined;
  }

  /** Something was given: it is not asked for again soon, and what follows it may be. */
  give(given: Given): void {
    this.#given = given;
    this.#memory.give(given.type);
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
      given: this.#given,
      rests: (type) => PROMPT_PLACES[type] === screen || this.#memory.rests(type),
    });
  }
}
