/** A phrase of the archaic style that LANGUAGE rules out, and what to write instead. */
export interface Phrase {
  readonly pattern: RegExp;
  readonly write: string;
  /** Allowed in headings and in sentences for users. */
  readonly proseOnly?: true;
}

/** Phrases in comments, screen texts, test names, documents and commit subjects. */
export const PHRASES: readonly Phrase[] = [
  {
    pattern: /\b(?:whoever|whomever|whatsoever|whosoever)\b/i,
    write: 'the user, the author, a visitor; any',
  },
  { pattern: /\b(?:some|no|any)body\b/i, write: 'someone, no one (sparingly), or name the role' },
  { pattern: /\bone's\b|\boneself\b/i, write: 'the user’s, your' },
  {
    pattern:
      /\b(?:(?<!no |some|every|any|the |each |which )one|he who|those who|they who) (?:may|must|can|cannot|could|should|would|does|reads|writes|knows|looks|goes|asks|needs|wants|has|had|types|presses|comes|leaves|gives|sees|stands|sits)\b/i,
    write: 'the user, people, you',
  },
  { pattern: /\banew\b/i, write: 'again' },
  {
    pattern: /\blest\b|\bwhence\b|\bthereby\b|\bthereof\b|\bthereupon\b|\bere\b|\bnaught\b/i,
    write: 'modern words',
  },
  {
    pattern: /\btold\b(?! us| you)|\btells? (?:of|apart|nothing|nobody|no one|it|them)\b|\btelling\b/i,
    write: 'shared, submitted, reported, shown',
  },
  { pattern: /\b(?:stands|stood)\b(?! for\b)|\bstanding (?:there|in|on|at)\b/i, write: 'is, appears' },
  {
    pattern: /\blies\b|\blain\b|\bis laid\b|\bare laid\b|\blay (?:in|at|on|there)\b/i,
    write: 'is, is stored',
  },
  {
    pattern:
      /\b(?:is|are|was|were|be|been|being) (?:kept|held|meant|given|let|had|laid|looked after|made of|spoken|said)\b/i,
    write: 'is stored, is resolved, is passed, is shown',
  },
  { pattern: /\bwish(?:es|ed|ing)?\b/i, write: 'query, preference, want' },
  {
    pattern: /\b(?:goes|go|going|went) on (?:at|in|with|from|as|where|to)\b|\bgoes on\b/i,
    write: 'continues',
  },
  { pattern: /\bcomes? to life\b|\bcame to life\b/i, write: 'is hydrated' },
  { pattern: /\bof (?:its|their|his|our|one's) own\b/i, write: 'its own …, a separate …', proseOnly: true },
  {
    pattern: /\b(?:there|here) (?:is|are|was|were) none\b|\bis none\b|\bone that is none\b/i,
    write: 'there is no …',
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, write: 'fix' },
  {
    pattern: /\bbut for\b|\bas it were\b|\bso to speak\b|\bbesides\b|\bupon\b/i,
    write: 'except, also, next to',
  },
  { pattern: /\blet be\b|\bis let\b|\bare let\b/i, write: 'ignored, allowed' },
  { pattern: /\bhears? of\b|\bheard of\b/i, write: 'is notified about' },
  { pattern: /\bfilms?\b/i, write: 'video' },
  { pattern: /\bvouch\w*\b/i, write: 'verified identity, identity provider' },
  { pattern: /\bfarewells?\b/i, write: 'account deletion' },
  { pattern: /\bdear (?:calls?|requests?)\b/i, write: 'expensive calls' },
  { pattern: /\bstand-ins?\b|\bplayed\b/i, write: 'sandbox, fake' },
  { pattern: /\bamong (?:the )?others\b/i, write: 'among decoys' },
  { pattern: /\bbring(?:s|ing)? along\b|\bbrought along\b/i, write: 'includes' },
  {
    pattern: /\bsurroundings\b|\blately\b|\bfor ever\b|\btill then\b|\bat its foot\b|\bat the foot\b/i,
    write: 'modern words',
  },
  { pattern: /\b(?:by|of|to|for|with|from) (?:him|her|them) who\b|\bhe that\b/i, write: 'the person who' },
  {
    pattern: /^(?:What|Whose|Whom) (?!if\b|to\b)[^?]*[^?]$/,
    write: 'a noun as the subject',
    proseOnly: true,
  },
  { pattern: /^(?:Who|Where) (?!to\b)[a-z]+s? [^?]*[^?]$/, write: 'a noun as the subject', proseOnly: true },
];

/** Words that no identifier, file or folder name contains. */
export const NAME_WORDS: Readonly<Record<string, string>> = {
  told: 'contribution, submitted',
  tell: 'contribute, submit, report',
  telling: 'form, api',
  wish: 'query, params, preference',
  wishes: 'query, params, preferences',
  wished: 'requested',
  kept: 'saved, stored',
  held: 'stored, pending',
  meant: 'resolved',
  given: 'input, submitted',
  most: 'max',
  fewest: 'min',
  longest: 'max',
  shortest: 'min',
  said: 'message',
  says: 'format, label',
  words: 'text, copy',
  letter: 'email',
  letters: 'emails',
  film: 'video',
  films: 'videos',
  face: 'alias',
  faces: 'aliases',
  gate: 'login prompt',
  farewell: 'account deletion',
  vouch: 'verified identity',
  vouched: 'verified identity',
  dear: 'expensive',
  played: 'sandbox, fake',
  anew: 'again',
  meanwhile: 'while …',
  whoever: 'user',
  somebody: 'user',
  nobody: 'no user',
  lay: 'store',
  breathe: 'yield to main',
};

/** Verbs that only continue the name of a group: `is sent once` instead of `an email is sent once`. */
export const STARTS_WITHOUT_SUBJECT =
  /^(?:is|are|was|were|has|have|does|do|can|cannot|may|must|adds|answers|asks|contains|counts|ends|finds|gives|goes|includes|keeps|knows|leaves|lets|makes|moves|needs|never|prints|reads|refuses|rejects|removes|renders|repeats|replaces|reports|returns|says|sees|sends|shows|stays|still|stops|stores|takes|tells|throws|uses|waits|writes) /;
