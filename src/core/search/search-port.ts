import type { Call } from '../shared/call';
import type { Hit, SearchResults, SearchType } from './search';

export interface SearchQuery {
  readonly text: string;
  readonly type?: SearchType | undefined;
  readonly page?: number | undefined;
}

export abstract class SearchPort {
  abstract suggest(
    input: { readonly text: string; readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Hit[]>;
  abstract search(query: SearchQuery, call?: Call): Promise<SearchResults>;
  abstract countChosen(input: { readonly urlName: string }, call?: Call): Promise<void>;
}
