import { makeAutoObservable } from 'mobx';
import type { Cookies } from '../../core/shared/cookies';
import { LANGUAGE } from '../../core/shared/language';
import { LANGUAGE_COOKIE, type Language } from '../../core/shared/languages';
import type { PageRestart } from '../../core/shell/page-restart';

const A_YEAR = 365;

/** Each language is a separate build, so the choice is stored in a cookie and the page loads again. */
export class LanguageStore {
  language: Language = LANGUAGE;
  readonly #cookies: Cookies;
  readonly #restart: PageRestart;

  constructor(cookies: Cookies, restart: PageRestart) {
    this.#cookies = cookies;
    this.#restart = restart;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(language: Language): void {
    this.language = language;
    this.#cookies.write(LANGUAGE_COOKIE, language, A_YEAR);
    this.#restart.here();
  }
}
