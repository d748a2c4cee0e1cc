import type { Call } from '../shared/call';
import type { AwardEdition, AwardYear, SharedEdition } from './edition';

export abstract class AwardEditionsPort {
  abstract listEditions(of?: undefined, call?: Call): Promise<readonly AwardYear[]>;
  abstract readEdition(of: { readonly year: number }, call?: Call): Promise<AwardEdition>;
  abstract readSharedEdition(of: { readonly token: string }, call?: Call): Promise<SharedEdition>;
}
