/** Says that this browser has our font by now, so that its first page may use it too. */
export const FACE_COOKIE = 'face';
export const FACE = 'anek';
export const FACE_DAYS = 30;
