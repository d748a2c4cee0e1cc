import type { ScreenId } from '../shell/screens';
import { SCREENS } from '../shell/screens';

/** The legal pages and the about page; they link to each other. */
export const LEGAL_PAGES = [
  'terms',
  'terms-of-use',
  'privacy',
  'guidelines',
  'grievances',
  'summons',
  'faq',
  'trust',
  'about',
  'team',
  'blog',
  'credits',
] as const satisfies readonly ScreenId[];
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** A screen whose path has no params. */
type PlainScreen = {
  [Id in ScreenId]: (typeof SCREENS)[Id] extends `${string}{${string}` ? never : Id;
}[ScreenId];

export interface Link {
  readonly says: string;
  readonly to: PlainScreen;
  readonly part?: string;
}

/** A command that the reader can run. */
export interface Command {
  readonly command: string;
}

export type LegalInline = string | readonly (string | Link | Command)[];

/** A promise, and how the reader can check it. */
export interface Claim {
  readonly id: string;
  readonly claim: string;
  readonly check: LegalInline;
}

export type Block =
  | LegalInline
  | { readonly list: readonly LegalInline[] }
  /** Terms with their values. */
  | { readonly facts: readonly (readonly [term: string, words: LegalInline])[] }
  | { readonly claims: readonly Claim[] };

export interface Part {
  /** Other pages link to it, so it must not change. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** The date of the last edit, set by hand. */
  readonly dated: Date;
  readonly parts: readonly Part[];
}

export const isList = (block: Block): block is { readonly list: readonly LegalInline[] } =>
  typeof block === 'object' && 'list' in block;

export const isFacts = (
  block: Block,
): block is { readonly facts: readonly (readonly [term: string, words: LegalInline])[] } =>
  typeof block === 'object' && 'facts' in block;

export const isClaims = (block: Block): block is { readonly claims: readonly Claim[] } =>
  typeof block === 'object' && 'claims' in block;

export const isCommand = (run: Link | Command): run is Command => 'command' in run;

export const linkPath = ({ to, part }: Link): string =>
  part === undefined ? SCREENS[to] : `${SCREENS[to]}#${part}`;
