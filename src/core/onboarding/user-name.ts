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
 * 3 to 20 letters, digits or underscores, a letter first; not reserved, not abusive, and no part of the user's real
 * name.
 */
export function nameProblem(userName: string, ownNames: readonly string[]): NameProblem | undefined {
  if (userName.length < SHORTEST || userName.length > MAX_LENGTH) return 'LENGTH';
  if (!/^\w+$/.test(userName)) return 'CHARACTERS';
  if (!/^[A-Za-z]/.test(userName)) return 'START';
  const bare = userName.toLowerCase().replace(/[\d_]/g, '');
  if (RESERVED.some((word) => bare.includes(word))) return 'RESERVED';
  if (ABUSIVE.some((word) => bare.includes(word))) return 'ABUSIVE';
  return revealsName(bare, ownNames) ? 'OWN_NAME' : undefined;
}

const revealsName = (bare: string, ownNames: readonly string[]): boolean =>
  ownNames
    .flatMap((name) => name.toLowerCase().split(/[^a-z]+/))
    .some((part) => part.length >= MIN_NAME_PART && bare.includes(part));
