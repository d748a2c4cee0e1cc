import type { Call } from '../shared/call';
import type { Hit, SearchResults, SearchType } from './search';

export interface SearchWish {
  readonly text: string;
  readonly type?: SearchType | undefined;
  readonly page?: number | undefined;
}

export abstract class SearchPort {
  abstract suggest(
    of: { readonly text: string; readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Hit[]>;
  abstract search(of: SearchWish, call?: Call): Promise<SearchResults>;
  abstract countChosen(of: { readonly urlName: string }, call?: Call): Promise<void>;
}
