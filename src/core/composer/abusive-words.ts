import { LETTER_DIGITS } from '../shared/letter-digits';

/** Lower-case words, English and Hindi in both scripts, that hold a text back until a moderator has reviewed it. */
export const ABUSIVE_WORDS: readonly string[] = [
  'asshole',
  'bastard',
  'bitch',
  'bhenchod',
  'behenchod',
  'bsdk',
  'chutiya',
  'chutiye',
  'cunt',
  'dickhead',
  'faggot',
  'fuck',
  'fucker',
  'fucking',
  'gaandu',
  'gandu',
  'harami',
  'haramkhor',
  'idiot',
  'kamina',
  'kutta',
  'kutiya',
  'madarchod',
  'moron',
  'motherfucker',
  'nigger',
  'randi',
  'retard',
  'saala',
  'slut',
  'whore',
  'कमीना',
  'कुत्ता',
  'चूतिया',
  'मादरचोद',
  'रंडी',
  'हरामी',
];

const KNOWN = new Set(ABUSIVE_WORDS);
const LOOKALIKES: Readonly<Record<string, string>> = { ...LETTER_DIGITS, '@': 'a', $: 's', '!': 'i' };
const UNSEEN = /[\p{Cf}\p{DI}]/gu;
const WORD = /[\p{L}\p{M}\p{N}@$!]+/gu;

/** Also finds abusive words where digits replace letters or a letter is repeated. */
export const abusiveWords = (text: string, known: ReadonlySet<string> = KNOWN): readonly string[] =>
  [...text.replace(UNSEEN, '').matchAll(WORD)].map(([word]) => word).filter((word) => isAbusive(word, known));

function isAbusive(input: string, known: ReadonlySet<string>): boolean {
  const word = input.normalize('NFKC').toLowerCase();
  const plain = word.replace(/[013457@$!]/g, (letter) => LOOKALIKES[letter] ?? letter).replace(/[@$!]+$/, '');
  const trimmed = word.replace(/[!@$]+$/, '');
  return [word, trimmed, plain, plain.replace(/(\p{L})\1{2,}/gu, '$1'), plain.replace(/i$/, '')].some(
    (item) => known.has(item),
  );
}
