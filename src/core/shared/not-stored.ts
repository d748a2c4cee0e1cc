/** Header of a request that bypasses the browser's cache: its response is stored nowhere, whatever it allows. */
export const NOT_STORED_HEADER = 'x-not-stored';
