/**
 * Reads that are drawn where somebody is writing: one answer made of other things would take the chat, the composer or
 * the set-up away, and what is typed there with it. Every other screen is read again whole.
 */
const HELD: readonly RegExp[] = [
  /^\/api\/chat\//,
  /^\/feed-services\/v1\/(abusive-words|poll\/config|salary\/)/,
  /^\/user-services\/v1\/user\/(career-status|anonymous-profile|job-portal)/,
  /^\/user-services\/user\/pseudo-profile\//,
  /^\/dropdown-services\//,
];

export const isHeldRead = (path: string): boolean => HELD.some((one) => one.test(path));
