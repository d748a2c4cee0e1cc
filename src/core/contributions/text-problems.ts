import { abusiveWords } from '../composer/abusive-words';
import { contactDetails } from '../posts/contact-details';

export function toneProblem(text: string): 'contact' | 'abuse' | undefined {
  if (contactDetails(text).length > 0) return 'contact';
  return abusiveWords(text).length > 0 ? 'abuse' : undefined;
}

export function textProblem(text: string, min: number, max: number) {
  const { length } = normalized(text);
  if (length === 0) return 'required';
  if (length < min) return 'short';
  return text.length > max ? 'long' : toneProblem(text);
}

/** Collapses whitespace, so that padding does not count. */
export const normalized = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
