import type { Author } from '../posts/post';

export interface AuthorLine {
  readonly role: string;
  readonly company: string | undefined;
}

/** Splits "Data engineer at Nimbus Retail" for use after a name: "data engineer at", "Nimbus Retail". */
export function authorLine({ bio }: Pick<Author, 'bio'>): AuthorLine {
  const index = bio.lastIndexOf(' at ');
  const role = index > 0 ? bio.slice(0, index) : bio;
  return { role: midSentence(role), company: index > 0 ? bio.slice(index + 4) : undefined };
}

/** Lower-cases the first letter of a sentence; names such as HR and DevOps stay. */
const midSentence = (text: string): string =>
  /^[A-Z][a-z]+\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
