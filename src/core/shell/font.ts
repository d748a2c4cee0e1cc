/** Says that this browser has our font by now, so that its first page may use it too. */
export const FONT_COOKIE = 'font';
export const FONT = 'anek';
export const FONT_DAYS = 30;
