import { otherNamesOf } from './other-names';
import { FILLERS, FRESHERS, LEVELS, PAGE_PHRASES, SHORT_WORDS, YEARS } from './query-words';
import type { AnswerChoice, AnswerCompany, AnswerPage } from './search-answer';

export interface SearchedCompany extends AnswerCompany {
  readonly id: number;
}

/** All names a search text may contain. A first word shared by several companies resolves to the earliest. */
export interface SearchedNames {
  readonly companies: readonly SearchedCompany[];
  readonly roles: readonly AnswerChoice[];
  readonly places: readonly AnswerChoice[];
}

export type Meaning =
  | { readonly kind: 'page'; readonly page: AnswerPage }
  | { readonly kind: 'role'; readonly role: AnswerChoice }
  | { readonly kind: 'place'; readonly place: AnswerChoice }
  | { readonly kind: 'company'; readonly company: SearchedCompany };

export interface NameIndex {
  /** Words in small letters, separated by a space; the best meaning first. */
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Every known word, for typos and prefixes, by its first letter. */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** A level written without a space: "sde2". */
const LEVEL = /(\p{L}{2,})(\d)(?![\p{L}\p{N}])/gu;

/** Letters, digits and vowel signs; everything else separates words. */
export const wordsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replace(LEVEL, '$1 $2')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => SHORT_WORDS.get(word) ?? word);

export function indexNames({ companies, roles, places }: SearchedNames): NameIndex {
  const phrases = new Map<string, Meaning[]>();
  const add = (name: string | readonly string[], meaning: Meaning) => {
    const phrase = (typeof name === 'string' ? wordsOf(name) : name).join(' ');
    const known = phrases.get(phrase);
    if (known) known.push(meaning);
    else phrases.set(phrase, [meaning]);
  };
  for (const company of companies) add(company.name, { kind: 'company', company });
  for (const role of roles) for (const name of namesOfRole(role)) add(name, { kind: 'role', role });
  for (const place of places)
    for (const name of [place.name, ...otherNamesOf('location', place.name)])
      add(name, { kind: 'place', place });
  for (const [page, names] of Object.entries(PAGE_PHRASES))
    for (const name of names) add(name, { kind: 'page', page: page as AnswerPage });
  for (const company of companies)
    for (const words of beginningsOf(company.name)) add(words, { kind: 'company', company });
  return {
    phrases,
    words: wordsByLetter([...Object.values(PAGE_PHRASES).flat().flatMap(wordsOf), ...phrases.keys()]),
  };
}

/** "Backend engineer" is also called backend developer, unless that is another role. */
const namesOfRole = ({ name }: AnswerChoice): readonly string[] => [
  name,
  ...otherNamesOf('jobProfile', name),
  ...(/engineer$/i.test(name) ? [name.replace(/engineer$/i, 'developer')] : []),
];

/** The first words of a name, and the whole name written as one word. */
function beginningsOf(name: string): readonly (readonly string[])[] {
  const words = wordsOf(name);
  const shorter = words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index));
  return words.length > 1
    ? [...shorter.filter(([first]) => !FILLERS.has(first ?? '')), [words.join('')]]
    : [];
}

function wordsByLetter(phrases: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const words = new Set([...YEARS, ...FRESHERS]);
  for (const phrase of phrases) for (const word of phrase.split(' ')) words.add(word);
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    const letter = word[0] ?? '';
    const known = byLetter.get(letter);
    if (known) known.push(word);
    else byLetter.set(letter, [word]);
  }
  return byLetter;
}

export const isFiller = (word: string): boolean => FILLERS.has(word) || LEVELS.has(word);
