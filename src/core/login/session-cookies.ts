/** Marks only that a user is signed in, so that scripts need not read the session token. */
export const SIGNED_IN_COOKIE = 'UAC_K';
/** The id of the account, the same as in `usr_data`. */
export const ACCOUNT_COOKIE = 'UAC_I';
export const READABLE_COOKIES = [SIGNED_IN_COOKIE, ACCOUNT_COOKIE, 'usr_data'] as const;
/** Set when a member signs out offline: the server ends the session with the next request that brings it. */
export const SIGNED_OUT_COOKIE = 'signed_out';
