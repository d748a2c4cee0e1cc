import { Refused } from './run.mjs';

const USUAL = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json'];

/** The language a build speaks: two letters in WORDS, and English where nothing is said. */
export function languageOf({ WORDS: language = '' }) {
  if (!/^([a-z]{2})?$/.test(language))
    throw new Refused(`WORDS must be a two-letter language code such as hi, not ${language}.`);
  return language === 'en' ? '' : language;
}

/** How a file is found by its name: first in the language of the build, then as it is. */
export const extensionsIn = (language) => (language ? [`.${language}.ts`, ...USUAL] : USUAL);
