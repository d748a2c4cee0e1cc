import { makeAutoObservable } from 'mobx';
import type { Cookies } from '../../core/shared/cookies';
import { THEME_COOKIE, type Theme, themeOf } from '../../core/shell/theme';

const A_YEAR = 365;

/** Stored in a cookie, so that the server renders the right theme from the first byte. */
export class ThemeStore {
  theme: Theme;
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
    this.theme = themeOf(cookies.read(THEME_COOKIE));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(theme: Theme): void {
    this.theme = theme;
    this.#cookies.write(THEME_COOKIE, theme === 'system' ? '' : theme, theme === 'system' ? 0 : A_YEAR);
  }
}
