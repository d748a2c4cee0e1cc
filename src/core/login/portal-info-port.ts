import type { Call } from '../shared/call';

export interface SavedPortalInfo {
  readonly saved: boolean;
}

export abstract class PortalInfoPort {
  abstract savePortalInfo(input?: undefined, call?: Call): Promise<SavedPortalInfo>;
}
