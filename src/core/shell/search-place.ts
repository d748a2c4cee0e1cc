import { decodePiece } from './decode-piece';

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
  readonly location?: string | undefined;
  /** The segments without a suffix. The service knows which is a role, a benefit or a company. */
  readonly names: readonly string[];
}

/** Stands for a segment that is left out. */
const NOTHING = '-';
const LOCATION = '-location';
const MAX_NAMES = 3;
/** What follows a company's name in the path of its own interviews. */
const INTERVIEWS = '-interview-questions';

export function parseSearchPath(pathname: string): SearchPlace | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  const section = SECTIONS.find((name) => name === first);
  const segments = rest.map((piece) => decodePiece(piece)?.replace(/\0/g, ''));
  if (!section || !segments.every((segment) => segment !== undefined && segment !== '')) return undefined;
  const left = segments as string[];
  const companyUrl =
    cut(left[0], `-${section}`) ?? (section === 'interviews' ? cut(left[0], INTERVIEWS) : undefined);
  if (companyUrl !== undefined) left.shift();
  const place = left.findLastIndex((segment) => cut(segment, LOCATION) !== undefined);
  const location = cut(left[place], LOCATION);
  const names = left.filter((segment, index) => segment !== NOTHING && index !== place);
  return names.length > MAX_NAMES ? undefined : { section, companyUrl, location, names };
}

/** The inverse of `parseSearchPath`. */
export const buildSearchPath = ({ section, companyUrl, location, names }: SearchPlace): string => {
  const segments = [
    ...(companyUrl === undefined ? [] : [`${companyUrl}-${section}`]),
    ...names,
    ...(location === undefined ? [] : [`${location}${LOCATION}`]),
  ];
  // A company alone would be the path of its page.
  const whole = segments.length === 0 || names.length + Number(location !== undefined) === 0;
  return `/${[section, ...segments.map(encodeURIComponent), ...(whole ? [NOTHING] : [])].join('/')}`;
};

/** The text before the suffix; undefined if either is missing. */
const cut = (text: string | undefined, suffix: string): string | undefined =>
  text?.endsWith(suffix) && text.length > suffix.length ? text.slice(0, -suffix.length) : undefined;
