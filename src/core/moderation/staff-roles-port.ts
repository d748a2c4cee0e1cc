import type { Call } from '../shared/call';

export interface OwnStaffRole {
  readonly staffRole: 'moderator' | 'officer' | undefined;
}

export abstract class StaffRolesPort {
  abstract readOwnStaffRole(input?: undefined, call?: Call): Promise<OwnStaffRole>;
}
