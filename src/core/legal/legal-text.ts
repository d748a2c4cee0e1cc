import type { ScreenId } from '../shell/screens';
import { SCREENS } from '../shell/screens';

/** The pages of rules and of who we are. They lead to each other. */
export const LEGAL_PAGES = [
  'terms',
  'terms-of-use',
  'privacy',
  'guidelines',
  'grievances',
  'summons',
  'faq',
  'about',
  'team',
  'blog',
  'credits',
] as const satisfies readonly ScreenId[];
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** A screen whose path asks nothing. */
type PlainScreen = {
  [Id in ScreenId]: (typeof SCREENS)[Id] extends `${string}{${string}` ? never : Id;
}[ScreenId];

/** Words that lead somewhere here. */
export interface Link {
  readonly says: string;
  readonly to: PlainScreen;
  /** A part of that page. */
  readonly part?: string;
}

/** A run of words with links in it. */
export type Words = string | readonly (string | Link)[];

export type Block =
  | Words
  | { readonly list: readonly Words[] }
  /** What, and what holds for it. */
  | { readonly facts: readonly (readonly [term: string, words: Words])[] };

export interface Part {
  /** Named by links from elsewhere, so it stays what it is. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What one page says. */
export interface LegalText {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly lead: string;
  /** When it was last changed, by its author's hand. */
  readonly dated: Date;
  readonly parts: readonly Part[];
}

export const isList = (block: Block): block is { readonly list: readonly Words[] } =>
  typeof block === 'object' && 'list' in block;

export const isFacts = (
  block: Block,
): block is { readonly facts: readonly (readonly [term: string, words: Words])[] } =>
  typeof block === 'object' && 'facts' in block;

/** Where the words lead. */
export const linkPath = ({ to, part }: Link): string =>
  part === undefined ? SCREENS[to] : `${SCREENS[to]}#${part}`;
