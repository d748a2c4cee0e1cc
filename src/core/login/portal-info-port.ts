import type { Call } from '../shared/call';

export interface SavedPortalInfo {
  /** Something was kept as the career. */
  readonly saved: boolean;
}

export abstract class PortalInfoPort {
  abstract savePortalInfo(of?: undefined, call?: Call): Promise<SavedPortalInfo>;
}
