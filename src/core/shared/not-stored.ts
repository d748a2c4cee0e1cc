/** Marks requests that bypass the browser's cache, so that the browser never stores their responses. */
export const NOT_STORED_HEADER = 'x-not-stored';
