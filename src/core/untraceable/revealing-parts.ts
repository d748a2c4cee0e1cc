import { COMMON_NAMES } from '../composer/common-names';
import { hasContactDetails, redact } from '../composer/redaction';
import { contactDetails } from '../posts/contact-details';
import { HINDI_NAMES } from './hindi-names';

/** Parts of a text that could show its author. */
export interface Revealing {
  readonly kind: 'contact' | 'name' | 'date' | 'team' | 'copied';
  readonly text: string;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec';
const HINDI_MONTHS = 'जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** A day: few events fall on the same one. */
const DATE = anyOf(
  `\\b\\d{1,2}(?:st|nd|rd|th)?[\\s-]+(?:of\\s+)?(?:${MONTHS})\\p{L}*(?:[\\s-]+\\d{2,4})?`,
  `\\b(?:${MONTHS})\\p{L}*\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?!\\d)`,
  '\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b',
  '\\b\\d{4}-\\d{1,2}-\\d{1,2}\\b',
  `\\p{Nd}{1,2}\\s+(?:${HINDI_MONTHS})`,
  `\\b(?:last|this|on)\\s+${WEEKDAY}\\b`,
  '\\byesterday\\b',
);
const FEW = '(?:two|three|four|five|six|seven|eight|nine|ten|[1-9]|10)';
const ONLY = '(?:only|just|about|around)?\\s*';
const HINDI_FEW = '(?:दो|तीन|चार|पांच|पाँच|छह|छः|सात|आठ|नौ|दस|[1-9१-९]|10|१०)';
const HINDI_ONLY = '(?:सिर्फ़?|केवल|बस|कुल)?\\s*';
const TEAM = anyOf(
  `\\b(?:team|group|batch)(?: size)?\\s+(?:of|is|has|was|had)\\s+${ONLY}${FEW}\\b`,
  `\\b${FEW}[- ](?:person|people|member|man) (?:team|group|batch)\\b`,
  `\\b${FEW} of us\\b`,
  `\\bwe (?:are|were) ${ONLY}${FEW}\\b(?! (?:years|months|weeks|days))`,
  '\\bthe only (?:\\p{L}+ ){0,2}(?:woman|girl|man|person|one|engineer|developer|designer|manager|tester|analyst|fresher|intern|lead)\\b',
  `हम ${HINDI_ONLY}${HINDI_FEW} (?:ही )?लोग`,
  `${HINDI_FEW} (?:लोगों|सदस्यों|बंदों) की टीम`,
  `टीम में ${HINDI_ONLY}${HINDI_FEW}(?: ही)? (?:लोग|सदस्य|बंदे)`,
  '(?:अकेली|अकेला|इकलौती|इकलौता) (?:महिला|लड़की|लड़का|पुरुष|इंजीनियर|डेवलपर|मैनेजर|टेस्टर)',
);

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'giu');
}
/** A shorter sentence could be anyone's. */
const MIN_COPIED_WORDS = 6;
const MAX_OF_KIND = 3;

/** Warnings before an untraceable post; computed on the device. */
export function revealing(texts: readonly string[], ownTexts: readonly string[]): readonly Revealing[] {
  const text = texts.join('\n');
  const dates = [...text.matchAll(DATE)].map(([found]) => found);
  const { removed } = redact(texts, []);
  return [
    ...some('contact', contactsIn(text, removed, dates)),
    ...some('name', namesIn(text, removed)),
    ...some('date', dates),
    ...some(
      'team',
      [...text.matchAll(TEAM)].map(([found]) => found),
    ),
    ...some('copied', copiedFrom(text, ownTexts)),
  ];
}

const some = (kind: Revealing['kind'], found: readonly string[]): readonly Revealing[] =>
  [...new Set(found)].slice(0, MAX_OF_KIND).map((text) => ({ kind, text }));

/** A date without spaces looks like a long number. */
const contactsIn = (
  text: string,
  removed: readonly string[],
  dates: readonly string[],
): readonly string[] => [
  ...contactDetails(text).map(({ start, end }) => text.slice(start, end)),
  ...removed.filter((part) => hasContactDetails(part) && !dates.some((date) => part.includes(date))),
];

/** Before or after these, any word that is not a common one is a name. */
const HONORIFIC = /(?<!\p{L})(?:sir|ma[’']?am|madam|mam|bhai|ji|सर|मैम|मैडम|जी|साहब|भैया)(?![\p{L}\p{M}])/iu;
const NAME_BEFORE_HONORIFIC = new RegExp(
  `(?<![\\p{L}\\p{M}])([\\p{L}][\\p{L}\\p{M}]{2,})\\s+${HONORIFIC.source}`,
  'giu',
);
/** AWS or TCS. */
const ACRONYM = /^\p{Lu}{2,5}$/u;

function namesIn(text: string, removed: readonly string[]): readonly string[] {
  const words = new Set(removed);
  const addressed = [...text.matchAll(NAME_BEFORE_HONORIFIC)].flatMap(([, name = '']) =>
    words.has(name) ? name : [],
  );
  const known = text.match(WORD)?.filter((word) => HINDI_NAMES.has(word)) ?? [];
  const others = removed.filter(
    (word) =>
      COMMON_NAMES.has(word.toLowerCase()) ||
      (/^\p{Lu}[\p{L}’'-]+$/u.test(word) && !ACRONYM.test(word) && !isOnlyAtStart(text, word)),
  );
  return [...addressed, ...known, ...others];
}
const WORD = /[\p{L}\p{M}]+/gu;

/** The first word of a sentence usually is no name. An initial ends no sentence. */
const isOnlyAtStart = (text: string, word: string): boolean =>
  !new RegExp(`(?:[^.!?\\n\\s]|(?<!\\p{L})\\p{Lu}\\.)[^\\S\\n]+${word}(?!\\p{L})`, 'u').test(text);

function copiedFrom(text: string, ownTexts: readonly string[]): readonly string[] {
  const known = new Set(ownTexts.flatMap(sentencesOf).map(normal));
  return sentencesOf(text).filter((sentence) => known.has(normal(sentence)));
}

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?।\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/u).length >= MIN_COPIED_WORDS);

const normal = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
