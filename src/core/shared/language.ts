import type { Language } from './languages';

/** The language of this build's texts. */
export const LANGUAGE: Language = 'en';
