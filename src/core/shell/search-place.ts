import { decodePiece } from './path-pattern';

/** The searchable lists; `search` covers all of them. */
export const SECTIONS = [
  'search',
  'reviews',
  'salaries',
  'interviews',
  'jobs',
  'benefits',
  'photos',
] as const;
export type Section = (typeof SECTIONS)[number];

export interface SearchPlace {
  readonly section: Section;
  readonly companyUrl?: string | undefined;
  readonly specificUrl?: string | undefined;
  readonly benefitUrl?: string | undefined;
  readonly jobProfile?: string | undefined;
  readonly location?: string | undefined;
}

/** Placeholder for a missing segment, so that later segments stay in position. */
const NOTHING = '-';
const LOCATION = '-location';
/** Segments without a suffix are distinguished by their order. */
const PLAIN = ['jobProfile', 'benefitUrl', 'specificUrl'] as const;

export function parseSearchPath(pathname: string): SearchPlace | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  const section = SECTIONS.find((name) => name === first);
  const segments = rest.map(decodePiece);
  if (!section || !segments.every((segment) => segment !== undefined && segment !== '')) return undefined;
  const left = segments as string[];
  const companyUrl = cut(left[0], `-${section}`);
  if (companyUrl !== undefined) left.shift();
  const location = cut(left.at(-1), LOCATION);
  if (location !== undefined) left.pop();
  if (left.length > PLAIN.length || left.at(-1) === NOTHING) return undefined;
  const plain = Object.fromEntries(
    left.map((value, index) => [PLAIN[index], value === NOTHING ? undefined : value]),
  );
  return { section, companyUrl, location, ...plain };
}

/** The text before the suffix; undefined if either is missing. */
const cut = (text: string | undefined, suffix: string): string | undefined =>
  text?.endsWith(suffix) && text.length > suffix.length ? text.slice(0, -suffix.length) : undefined;
