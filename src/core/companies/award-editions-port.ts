import type { Call } from '../shared/call';
import type { AwardEdition, AwardYear, SharedEdition } from './edition';

export abstract class AwardEditionsPort {
  abstract listEditions(input?: undefined, call?: Call): Promise<readonly AwardYear[]>;
  abstract readEdition(input: { readonly year: number }, call?: Call): Promise<AwardEdition>;
  abstract readSharedEdition(input: { readonly token: string }, call?: Call): Promise<SharedEdition>;
}
