/** Marks only that a user is signed in, so that scripts need not read the session token. */
export const SIGNED_IN_COOKIE = 'UAC_K';
export const READABLE_COOKIES = [SIGNED_IN_COOKIE, 'UAC_I', 'usr_data'] as const;
/** Set when a member signs out offline: the server ends the session with the next request that brings it. */
export const SIGNED_OUT_COOKIE = 'signed_out';
