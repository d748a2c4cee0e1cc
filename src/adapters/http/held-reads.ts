/**
 * Reads whose answer made of other things would take more away than it brings: what is typed, where they are drawn while
 * somebody is writing in the chat, the composer or the set-up; or a whole page, where they are only a part of it, which
 * is left out when it fails. Every other screen is read again whole. The shapes that are shipped are those of this list.
 */
const HELD: readonly RegExp[] = [
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
  /^\/notification-services\/v1\/(wishes|letters)$/,
];

export const isHeldRead = (path: string): boolean => HELD.some((one) => one.test(path));
