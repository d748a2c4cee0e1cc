/** A figure covers at least this many people who are not the attacker. */
const MIN_GROUP = 5;
/** An attacker may control this many accounts in a bucket. */
const FAKE_ACCOUNTS = 9;
/** People who are counted together or not at all: the smallest group of any published figure (decision 110). */
export const MIN_BUCKET = MIN_GROUP + FAKE_ACCOUNTS;
