import { plainText } from './plain-text';

export const RECENT_SEARCHES_KEY = 'recentSearches:v1';
const MOST = 10;
const LONGEST = 80;

/** Stored data may be broken, so every entry is checked. */
export function readRecent(text: string | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((entry) => typeof entry === 'string')
      .map((entry) => plainText(entry, LONGEST))
      .filter((entry) => entry !== '')
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export function withRecent(recent: readonly string[], search: string): readonly string[] {
  const text = plainText(search, LONGEST);
  if (text === '') return recent;
  const others = recent.filter((entry) => entry.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MOST);
}

export const withoutRecent = (recent: readonly string[], search: string): readonly string[] =>
  recent.filter((entry) => entry !== search);
