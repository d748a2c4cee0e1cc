export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own script: people who look for theirs may not read the current one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** Language tags for the lang attribute. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** The reader's choice; without it the browser's languages decide. */
export const LANGUAGE_COOKIE = 'language';

/** The language to show a page in, from the saved choice or the browser's Accept-Language header. */
export function languageFor(choice: string | undefined, accepted = ''): Language {
  const chosen = LANGUAGES.find((language) => language === choice);
  if (chosen) return chosen;
  const [preferred] = accepted
    .split(',')
    .map((range) => {
      const [tag = '', weight = ''] = range
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return {
        language: LANGUAGES.find((language) => tag.split('-')[0] === language),
        weight: weightOf(weight),
      };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return preferred?.language ?? 'en';
}

const weightOf = (text: string): number => (text === '' ? 1 : Number(text) || 0);
