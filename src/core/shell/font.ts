/** Set once this browser has cached our font, so that its first page may use it too. */
export const FONT_COOKIE = 'font';
export const FONT = 'anek';
export const FONT_DAYS = 30;
