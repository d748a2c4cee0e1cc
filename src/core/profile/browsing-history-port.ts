import type { Call } from '../shared/call';

export interface Visited {
  readonly pageName: string;
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
}

export abstract class BrowsingHistoryPort {
  abstract listVisited(input?: undefined, call?: Call): Promise<readonly Visited[]>;
  abstract noteVisited(input: { readonly urlName: string }, call?: Call): Promise<void>;
  abstract clearVisited(input?: undefined, call?: Call): Promise<void>;
}
