/** Days for which a contribution about the same company waits, after the author deleted one that a moderator had removed. */
export const REMOVAL_DAYS = 90;
