import { abusiveWords } from '../composer/abusive-words';
import { contactDetails } from '../posts/contact-details';

/** Words told of one's work lead to nobody and insult nobody. */
export function toneProblem(text: string): 'contact' | 'abuse' | undefined {
  if (contactDetails(text).length > 0) return 'contact';
  return abusiveWords(text).length > 0 ? 'abuse' : undefined;
}

/** Words that are asked for are also neither too few nor too many. */
export function wordsProblem(text: string, fewest: number, most: number) {
  const { length } = bare(text);
  if (length === 0) return 'required';
  if (length < fewest) return 'short';
  return text.length > most ? 'long' : toneProblem(text);
}

/** Spaces in a row say no more than one. */
export const bare = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
