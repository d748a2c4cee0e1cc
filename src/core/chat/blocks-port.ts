import type { Call } from '../shared/call';
import type { BlockedId } from '../shared/ids';

export interface BlockedAlias {
  readonly id: BlockedId;
  readonly name: string;
  readonly pictureUrl: string;
}

export abstract class BlocksPort {
  abstract listBlocked(input?: undefined, call?: Call): Promise<readonly BlockedAlias[]>;
  abstract unblock(input: { readonly blockedId: BlockedId }, call?: Call): Promise<void>;
}
