import type { Call } from '../shared/call';

export type PageKind = 'companies' | 'reviews' | 'salaries' | 'interviews' | 'jobs';

export interface PageDetails {
  readonly pageName: PageKind;
  readonly headlines: readonly string[];
}

/** The page name that analytics and prompts use. */
export interface NamedPage {
  readonly pageName: string;
}

export abstract class PageDetailsPort {
  abstract readPageDetails(input: { readonly pageName: PageKind }, call?: Call): Promise<PageDetails>;
  abstract readPageName(input: { readonly path: string }, call?: Call): Promise<NamedPage>;
}
