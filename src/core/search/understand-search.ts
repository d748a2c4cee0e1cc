import { editDistance, typosAllowedIn } from './edit-distance';
import { isFiller, type Meaning, type NameIndex, type SearchedCompany, wordsOf } from './name-index';
import { FRESHERS, YEARS } from './query-words';
import type { AnswerChoice, AnswerExperience, AnswerPage } from './search-answer';

/** The meaning of a search text. */
export interface UnderstoodSearch {
  readonly page: AnswerPage;
  readonly company?: SearchedCompany;
  readonly otherCompany?: SearchedCompany;
  readonly role?: AnswerChoice;
  readonly place?: AnswerChoice;
  readonly experience?: AnswerExperience;
}
type Facts = Partial<UnderstoodSearch>;

/** Longer texts are sentences, not names. */
const MAX_WORDS = 14;
const MAX_PHRASE = 5;
/** A shorter prefix matches too many words. */
const MIN_PREFIX = 3;
/** Pages whose words also occur next to the word of another page: "office photos", "job salary". */
const VAGUE: ReadonlySet<AnswerPage> = new Set(['JOBS', 'OVERVIEW', 'OFFICES', 'COMPANIES']);

/** Undefined if a word has no meaning here, or if no page answers the text. */
export function understandSearch(text: string, index: NameIndex): UnderstoodSearch | undefined {
  const typed = wordsOf(text);
  if (typed.length > MAX_WORDS) return undefined;
  const { experience, rest } = readExperience(
    typed.map((word, position) => knownWord(word, index, position === typed.length - 1)),
  );
  const facts = readFacts(rest, index);
  return facts && placed(experience ? { ...facts, experience } : facts);
}

/** The word itself, or the known word that it begins or misspells. */
function knownWord(word: string, { words }: NameIndex, isLast: boolean): string {
  const known = words.get(word[0] ?? '') ?? [];
  if (isFiller(word) || /\d/.test(word) || known.includes(word)) return word;
  const prefix =
    isLast && word.length >= MIN_PREFIX ? known.find((item) => item.startsWith(word)) : undefined;
  return prefix ?? closest(word, known) ?? word;
}

function closest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let allowed = typosAllowedIn(word);
  for (const item of known) {
    if (Math.abs(item.length - word.length) > allowed) continue;
    const distance = editDistance(word, item);
    if (distance < allowed || (distance === allowed && best === undefined && allowed > 0)) {
      best = item;
      allowed = distance;
    }
  }
  return best;
}

interface Read {
  readonly experience: AnswerExperience | undefined;
  readonly rest: readonly string[];
}

/** A number or a range before a word: "3 years", "2 4 yrs", "3yrs". */
const AMOUNT = /(?<= )(\d{1,2}) ?(?:(?:to )?(\d{1,2}) ?)?([^\d ]+)(?= )/gu;

/** Other numbers than years of experience stay. */
function readExperience(words: readonly string[]): Read {
  const joined = ` ${words.join(' ')} `;
  const match = [...joined.matchAll(AMOUNT)].find(([, , , unit = '']) => YEARS.has(unit));
  if (match) {
    const [whole, from = '', to = from] = match;
    const years = Math.floor((Number(from) + Number(to)) / 2);
    return { experience: bandOf(years), rest: wordsOf(joined.replace(whole, ' ')) };
  }
  const rest = words.filter((word) => !FRESHERS.has(word));
  return { experience: rest.length < words.length ? '0-2' : undefined, rest };
}

function bandOf(years: number): AnswerExperience {
  if (years <= 2) return '0-2';
  if (years <= 5) return '3-5';
  if (years <= 9) return '6-9';
  return years <= 14 ? '10-14' : '15+';
}

/** Takes the longest known phrase at every word. */
function readFacts(words: readonly string[], { phrases }: NameIndex): Facts | undefined {
  let facts: Facts = {};
  for (let from = 0; from < words.length; ) {
    let step = 0;
    for (let length = Math.min(MAX_PHRASE, words.length - from); length > 0 && step === 0; length--) {
      const more = withMeaning(facts, phrases.get(words.slice(from, from + length).join(' ')) ?? []);
      if (!more) continue;
      facts = more;
      step = length;
    }
    if (step === 0 && !isFiller(words[from] ?? '')) return undefined;
    from += Math.max(1, step);
  }
  return facts;
}

function withMeaning(facts: Facts, meanings: readonly Meaning[]): Facts | undefined {
  for (const meaning of meanings) {
    const more = withOne(facts, meaning);
    if (more) return more;
  }
  return undefined;
}

function withOne(facts: Facts, meaning: Meaning): Facts | undefined {
  switch (meaning.kind) {
    case 'page':
      return facts.page === undefined || (VAGUE.has(facts.page) && !VAGUE.has(meaning.page))
        ? { ...facts, page: meaning.page }
        : facts;
    case 'role':
      return facts.role && facts.role.id !== meaning.role.id ? undefined : { ...facts, role: meaning.role };
    case 'place':
      return facts.place && facts.place.id !== meaning.place.id
        ? undefined
        : { ...facts, place: meaning.place };
    case 'company':
      return withCompany(facts, meaning.company);
  }
}

function withCompany(facts: Facts, company: SearchedCompany): Facts | undefined {
  if (!facts.company || facts.company.id === company.id) return { ...facts, company };
  return facts.otherCompany ? undefined : { ...facts, otherCompany: company };
}

/** The page for the facts; a company, a city or a page alone is found by its name. */
function placed(facts: Facts): UnderstoodSearch | undefined {
  const { company, role, place, experience } = facts;
  if (facts.otherCompany) return { ...facts, page: 'COMPARE' };
  const page = facts.page ?? impliedPage(facts);
  if (page === 'SALARIES' || page === 'INTERVIEWS') return company || role ? { ...facts, page } : undefined;
  if (page === 'JOBS') return company || role || place ? { ...facts, page } : undefined;
  if (page === 'COMPANIES' || (page === 'REVIEWS' && !company))
    return place && !company && !role && !experience ? { ...facts, page: 'COMPANIES' } : undefined;
  return page && company ? { ...facts, page } : undefined;
}

function impliedPage({ company, role, place, experience }: Facts): AnswerPage | undefined {
  if (role || (company && experience)) return 'SALARIES';
  return company && place ? 'OFFICES' : undefined;
}
