/** Says only that somebody is signed in, so that scripts need not see the session itself. */
export const SIGNED_IN_COOKIE = 'UAC_K';
/** What scripts see of a session. */
export const READABLE_COOKIES = [SIGNED_IN_COOKIE, 'UAC_I', 'usr_data'] as const;
/** Set when a member signs out offline: the server ends the session with the next request that brings it. */
export const SIGNED_OUT_COOKIE = 'signed_out';
