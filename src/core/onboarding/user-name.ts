import { LETTER_DIGITS } from '../shared/letter-digits';

export type NameProblem = 'LENGTH' | 'CHARACTERS' | 'START' | 'RESERVED' | 'ABUSIVE' | 'OWN_NAME' | 'TAKEN';

const SHORTEST = 3;
const MAX_LENGTH = 20;
/** Parts of a name with two letters occur in many words, so they do not count. */
const MIN_NAME_PART = 3;

const RESERVED = ['admin', 'moderator', 'humkaar', 'official', 'support', 'anonymous', 'system', 'deleted'];
const ABUSIVE = [
  'fuck',
  'shit',
  'bitch',
  'chutiya',
  'madarchod',
  'behenchod',
  'bhenchod',
  'randi',
  'gandu',
  'nigger',
];

/**
 * The same for names that readers confuse: `I`, `l` and `1`, `O` and `0`, `rn` and `m`, `vv` and `w` look alike in most
 * fonts, and underscores and case are overlooked.
 */
export const lookOf = (userName: string): string =>
  userName
    .toLowerCase()
    .replaceAll('_', '')
    .replace(/[i1]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/**
 * 3 to 20 letters, digits or underscores, a letter first; not reserved, not abusive, and no part of the user's real
 * name.
 */
export function nameProblem(userName: string, ownNames: readonly string[]): NameProblem | undefined {
  if (userName.length < SHORTEST || userName.length > MAX_LENGTH) return 'LENGTH';
  if (!/^\w+$/.test(userName)) return 'CHARACTERS';
  if (!/^[A-Za-z]/.test(userName)) return 'START';
  const letters = userName.toLowerCase().replaceAll('_', '');
  const readings = [
    letters.replace(/\d/g, ''),
    letters.replace(/\d/g, (digit) => LETTER_DIGITS[digit] ?? ''),
  ];
  const looks = readings.map(lookOf);
  if (RESERVED.some((word) => looks.some((look) => look.includes(lookOf(word))))) return 'RESERVED';
  if (ABUSIVE.some((word) => readings.some((reading) => reading.includes(word)))) return 'ABUSIVE';
  return readings.some((reading) => revealsName(reading, ownNames)) ? 'OWN_NAME' : undefined;
}

const revealsName = (reading: string, ownNames: readonly string[]): boolean =>
  ownNames
    .flatMap((name) => name.toLowerCase().split(/[^a-z]+/))
    .some((part) => part.length >= MIN_NAME_PART && reading.includes(part));
