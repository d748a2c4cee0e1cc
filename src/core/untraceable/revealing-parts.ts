import { redact } from '../composer/redaction';
import { contactDetails } from '../posts/contact-details';

/** Parts of a text that could show its author. */
export type Revealing =
  | { readonly kind: 'contact' | 'date' | 'team' | 'name'; readonly text: string }
  | { readonly kind: 'copied'; readonly text: string };

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec';
const HINDI_MONTHS = 'जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';
/** A day: few events fall on the same one. */
const DATE = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTHS})\\p{L}*(?:\\s+\\d{4})?|\\b(?:${MONTHS})\\p{L}*\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?!\\d)|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\d{1,2}\\s+(?:${HINDI_MONTHS})`,
  'giu',
);
const FEW = '(?:one|two|three|four|five|six|seven|eight|nine|ten|[1-9]|10)';
const TEAM = new RegExp(
  `\\b(?:team|group|batch) of ${FEW}\\b|\\b${FEW}[- ](?:person|people|member|man) (?:team|group|batch)\\b|\\b(?:only|just) ${FEW} of us\\b|\\bwe are ${FEW}\\b|\\bthe only (?:woman|man|person|one|engineer|manager|tester|analyst|fresher)\\b`,
  'giu',
);
/** A shorter sentence could be anyone's. */
const MIN_COPIED_WORDS = 6;
const MAX_OF_KIND = 3;

/** Warnings before an untraceable post; computed on the device. */
export function revealing(texts: readonly string[], ownTexts: readonly string[]): readonly Revealing[] {
  const text = texts.join('\n');
  const matches = (kind: 'date' | 'team', pattern: RegExp) =>
    some([...text.matchAll(pattern)].map(([found]) => ({ kind, text: found })));
  const contacts = contactDetails(text).map(({ start, end }) => text.slice(start, end));
  return [
    ...some(contacts.map((found) => ({ kind: 'contact' as const, text: found }))),
    ...some(namesIn(texts).map((found) => ({ kind: 'name' as const, text: found }))),
    ...matches('date', DATE),
    ...matches('team', TEAM),
    ...some(copiedFrom(text, ownTexts).map((found) => ({ kind: 'copied' as const, text: found }))),
  ];
}

const some = <Found extends Revealing>(found: readonly Found[]): readonly Found[] =>
  found.slice(0, MAX_OF_KIND);

/** Words that could be names; the first word of a sentence usually is not. */
const namesIn = (texts: readonly string[]): readonly string[] =>
  redact(texts, []).removed.filter(
    (word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word) && !isOnlyAtStart(texts, word),
  );

const isOnlyAtStart = (texts: readonly string[], word: string): boolean =>
  texts.every((text) => !new RegExp(`[^.!?\\n\\s]\\s+${word}(?!\\p{L})`, 'u').test(text));

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
