const MENTION = /(?:^|[^\p{L}\p{N}_@])@([A-Za-z0-9_]{3,30})(?![A-Za-z0-9_])/gu;
const MOST = 5;

/** The names a text speaks to with an @, each once and at most five, so that nobody calls a whole town. */
export const mentionsIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(MENTION)].flatMap(([, name]) => name ?? []))].slice(0, MOST);
