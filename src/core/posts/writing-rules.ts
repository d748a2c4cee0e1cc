/** Maximum lengths in characters as the user sees them on the keyboard. */
export const MAX_TITLE_LENGTH = 150;
export const MAX_POST_LENGTH = 5000;
export const MAX_COMMENT_LENGTH = 2000;
export const MAX_PICTURES = 10;
/** The description of a picture for screen readers. */
export const MAX_ALT_LENGTH = 200;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 6;
export const MAX_OPTION_LENGTH = 80;
export const POLL_DAYS = [1, 3, 7] as const;
export type PollDays = (typeof POLL_DAYS)[number];
export const MAX_OFFERS = 3;
export const MAX_OFFERS_SHOWN = 30;

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;

/**
 * Text is editable for a day, before replies depend on it. Only its hour is stored, so the day starts when that hour
 * ends.
 */
export const isStillEditable = (writtenHour: Date, now: Date): boolean =>
  now.getTime() - writtenHour.getTime() < A_DAY + AN_HOUR;

/** Characters left, negative if too long. Counts code points, like the server. */
export const charactersLeft = (text: string, max: number): number => max - [...text].length;

/** Also treats text of invisible characters as blank. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Cf}\p{Mn}\p{DI}\u2800]*$/u.test(text);

/** Normalizes text for storage: composed characters, \n line ends, trimmed. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/**
 * Control characters, and marks that turn the text after them around, wherever it is shown. Single left-to-right marks
 * stay: they change only the characters next to them.
 */
const HARMFUL = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t]/gu;

/** Text that everyone sees, without what could change the text around it. */
export const publicText = (text: string): string => cleanText(text).replace(HARMFUL, '').trim();

/** Derives the kind of a post from its content; a title ending in a question mark makes it a question. */
export function kindOf(post: {
  readonly title: string;
  readonly hasPoll: boolean;
  readonly offers: number;
  readonly pictures: number;
  readonly videos: number;
}): 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO' | undefined {
  const { title, hasPoll, offers, pictures, videos } = post;
  const current = [hasPoll, offers > 0, pictures > 0, videos > 0].filter(Boolean).length;
  if (current > 1 || videos > 1) return undefined;
  if (hasPoll) return 'POLL';
  if (offers > 0) return 'SALARY';
  if (pictures > 0) return 'IMAGE';
  if (videos > 0) return 'VIDEO';
  return /[?؟？]\s*$/.test(title) ? 'QUESTION' : 'TEXT';
}
