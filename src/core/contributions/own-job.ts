import type { Call } from '../shared/call';

/** The member's current job, as onboarding stored it. */
export interface OwnJob {
  readonly companyName: string | undefined;
  readonly jobProfile: string | undefined;
  readonly jobLocation: string | undefined;
}

export abstract class OwnJobPort {
  abstract readOwnJob(call?: Call): Promise<OwnJob | undefined>;
}
