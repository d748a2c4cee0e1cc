/**
 * Reads whose responses are always validated: a wrong shape would lose the user's input (chat, composer,
 * setup) or break a whole page for the sake of an optional part. Other screens simply reload. Only the shapes
 * of these reads are shipped.
 */
const CONFIRMABLE_READS: readonly RegExp[] = [
  /^\/api\/chat\//,
  /^\/feed-services\/v1\/(abusive-words|poll\/config|salary\/)/,
  /^\/user-services\/v1\/user\/(career-status|anonymous-profile|job-portal)/,
  /^\/user-services\/user\/pseudo-profile\//,
  /^\/dropdown-services\//,
  /^\/(company|review|salary|awards|video)-services\/v1\/companies\/[^/]+\/[^/]+$/,
  /^\/company-services\/v1\/company-filters$/,
  /^\/interview-services\/v1\/questions$/,
  /^\/jobs-services\/v1\/(jobs|job-filters)$/,
  /^\/aggregation-services\/v1\/(page-details|browsing-history)$/,
  /^\/notification-services\/v1\/(preferences|email-address)$/,
];

export const isConfirmableRead = (path: string): boolean =>
  CONFIRMABLE_READS.some((regExp) => regExp.test(path));
