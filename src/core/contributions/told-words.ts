import { abusiveWords } from '../composer/abusive-words';
import { contactDetails } from '../posts/contact-details';

export function toneProblem(text: string): 'contact' | 'abuse' | undefined {
  if (contactDetails(text).length > 0) return 'contact';
  return abusiveWords(text).length > 0 ? 'abuse' : undefined;
}

export function wordsProblem(text: string, fewest: number, most: number) {
  const { length } = bare(text);
  if (length === 0) return 'required';
  if (length < fewest) return 'short';
  return text.length > most ? 'long' : toneProblem(text);
}

/** Collapses whitespace, so that padding does not count. */
export const bare = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
