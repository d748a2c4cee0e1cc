const MENTION = /(?:^|[^\p{L}\p{N}_@])@([A-Za-z0-9_]{3,30})(?![A-Za-z0-9_])/gu;
const MOST = 5;

/** The names mentioned with @, without duplicates and at most five, so that a post cannot notify crowds. */
export const mentionsIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(MENTION)].flatMap(([, name]) => name ?? []))].slice(0, MOST);
