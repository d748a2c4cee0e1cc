import { Refused } from './run.mjs';

const USUAL = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json'];

/** The language of a build: two letters in WORDS, English by default. */
export function languageOf({ WORDS: language = '' }) {
  if (!/^([a-z]{2})?$/.test(language))
    throw new Refused(`WORDS must be a two-letter language code such as hi, not ${language}.`);
  return language === 'en' ? '' : language;
}

/** The file extensions to try, the build's language first. */
export const extensionsIn = (language) => (language ? [`.${language}.ts`, ...USUAL] : USUAL);
