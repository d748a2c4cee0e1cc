import type { Call } from '../shared/call';

export interface OwnOffice {
  readonly office: 'moderator' | 'officer' | undefined;
}

export abstract class OfficesPort {
  /** Which office one holds oneself. */
  abstract readOwnOffice(of?: undefined, call?: Call): Promise<OwnOffice>;
}
