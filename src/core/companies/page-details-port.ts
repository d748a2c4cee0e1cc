import type { Call } from '../shared/call';

export type PageKind = 'companies' | 'reviews' | 'salaries' | 'interviews' | 'jobs';

/** What stands around the contents of a page. */
export interface PageDetails {
  readonly pageName: PageKind;
  /** How much there is of everything, in the words it is shown in. */
  readonly headlines: readonly string[];
}

/** What a page is called, as figures and prompts know it. */
export interface NamedPage {
  readonly pageName: string;
}

export abstract class PageDetailsPort {
  abstract readPageDetails(of: { readonly pageName: PageKind }, call?: Call): Promise<PageDetails>;
  abstract readPageName(of: { readonly path: string }, call?: Call): Promise<NamedPage>;
}
