import { makeAutoObservable } from 'mobx';
import type { Cookies } from '../../core/shared/cookies';
import { LANGUAGE } from '../../core/shared/language';
import { LANGUAGE_COOKIE, type Language } from '../../core/shared/languages';
import type { PageRestart } from '../../core/shell/page-restart';

const A_YEAR = 365;

/** Each language is a separate build, so the choice is stored in a cookie and the page loads again. */
export class LanguageStore {
  language: Language = LANGUAGE;
  /** The choice that waits for a confirmation, because the reload would lose typed text. */
  waiting: Language | undefined = undefined;
  readonly #cookies: Cookies;
  readonly #restart: PageRestart;
  readonly #losesText: () => boolean;

  constructor(cookies: Cookies, restart: PageRestart, losesText: () => boolean) {
    this.#cookies = cookies;
    this.#restart = restart;
    this.#losesText = losesText;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(language: Language): void {
    if (language !== this.language && this.#losesText()) this.waiting = language;
    else this.confirm(language);
  }

  cancel(): void {
    this.waiting = undefined;
  }

  confirm(language: Language): void {
    this.waiting = undefined;
    this.language = language;
    this.#cookies.write(LANGUAGE_COOKIE, language, A_YEAR);
    this.#restart.here();
  }
}
