import { plainText } from './plain-text';

export const RECENT_SEARCHES_KEY = 'recentSearches:v1';
const MOST = 10;
const MAX_LENGTH = 80;

/** Stored data may be broken, so every entry is checked. */
export function readRecent(text: string | undefined): readonly string[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(saved)) return [];
    return saved
      .filter((entry) => typeof entry === 'string')
      .map((entry) => plainText(entry, MAX_LENGTH))
      .filter((entry) => entry !== '')
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export function withRecent(recent: readonly string[], search: string): readonly string[] {
  const text = plainText(search, MAX_LENGTH);
  if (text === '') return recent;
  const rest = recent.filter((entry) => entry.toLowerCase() !== text.toLowerCase());
  return [text, ...rest].slice(0, MOST);
}

export const withoutRecent = (recent: readonly string[], search: string): readonly string[] =>
  recent.filter((entry) => entry !== search);
