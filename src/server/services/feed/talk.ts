import { quote } from './shorten';

const LONGEST = 44;

/** What a company is talked about for: the first clause of its hottest post's title. */
export const talkOf = (title: string): string =>
  quote(title.split(/[.:;?!—](?:\s|$)/, 1)[0]?.trim() ?? '', LONGEST);
