import type { Call } from '../shared/call';

export interface BlockedAlias {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string;
}

export abstract class BlocksPort {
  abstract listBlocked(input?: undefined, call?: Call): Promise<readonly BlockedAlias[]>;
  abstract unblock(input: { readonly blockedId: string }, call?: Call): Promise<void>;
}
