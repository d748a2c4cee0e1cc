import { quote } from '../shared/shorten';

const MAX_LENGTH = 44;

/** The topic of a trending company: the first clause of its top post's title. */
export const trendingTopic = (title: string): string =>
  quote(title.split(/[.:;?!—](?:\s|$)/, 1)[0]?.trim() ?? '', MAX_LENGTH);
