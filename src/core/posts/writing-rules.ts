/** How much a text may hold, in characters as people count them on a keyboard. */
export const LONGEST_TITLE = 150;
export const LONGEST_POST = 5000;
export const LONGEST_COMMENT = 2000;
export const MOST_PICTURES = 10;
/** What is on a picture, for who does not see it. */
export const LONGEST_ALT = 200;
export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 6;
export const LONGEST_OPTION = 80;
export const POLL_DAYS = [1, 3, 7] as const;
export type PollDays = (typeof POLL_DAYS)[number];
export const MOST_OFFERS = 3;
export const MOST_OFFERS_SHOWN = 30;

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;

/**
 * Authors may change what they wrote for a day; after that others have answered it as it is. Only the hour of writing is
 * known, so the day is counted from the end of that hour.
 */
export const isStillEditable = (writtenHour: Date, now: Date): boolean =>
  now.getTime() - writtenHour.getTime() < A_DAY + AN_HOUR;

/** How many characters are left; below zero it is too long. Counts as the server does. */
export const lettersLeft = (text: string, most: number): number => most - [...text].length;

/** Nothing but spaces and marks nobody sees says nothing. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}\p{Mn}\p{Zs}]*$/u.test(text);

/** Text as it is kept: composed, line ends of one kind, no blank edges. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** What a post is follows from what it holds; a title that ends with a question mark asks. */
export function kindOf(post: {
  readonly title: string;
  readonly hasPoll: boolean;
  readonly offers: number;
  readonly pictures: number;
  readonly films: number;
}): 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO' | undefined {
  const { title, hasPoll, offers, pictures, films } = post;
  const held = [hasPoll, offers > 0, pictures > 0, films > 0].filter(Boolean).length;
  if (held > 1 || films > 1) return undefined;
  if (hasPoll) return 'POLL';
  if (offers > 0) return 'SALARY';
  if (pictures > 0) return 'IMAGE';
  if (films > 0) return 'VIDEO';
  return /[?؟？]\s*$/.test(title) ? 'QUESTION' : 'TEXT';
}
