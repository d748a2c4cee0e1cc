/** Says only that somebody is signed in, so that scripts need not see the session itself. */
export const SIGNED_IN_COOKIE = 'UAC_K';
