import type { Call } from '../shared/call';

export interface OwnOffice {
  readonly office: 'moderator' | 'officer' | undefined;
}

export abstract class OfficesPort {
  abstract readOwnOffice(input?: undefined, call?: Call): Promise<OwnOffice>;
}
