import type { Call } from '../shared/call';
import type { ExperienceId } from '../shared/ids';
import type { WorkExperience, WorkExperienceChoice } from './experiences';

interface Keyed {
  /** Idempotency key: a repeated request adds nothing. */
  readonly key: string;
}
interface Known {
  readonly id: ExperienceId;
}

export abstract class WorkExperiencesPort {
  abstract listWorkExperiences(input?: undefined, call?: Call): Promise<readonly WorkExperience[]>;
  abstract addWorkExperience(choice: WorkExperienceChoice & Keyed, call?: Call): Promise<WorkExperience>;
  abstract changeWorkExperience(choice: WorkExperienceChoice & Known, call?: Call): Promise<WorkExperience>;
  abstract removeWorkExperience(input: Known, call?: Call): Promise<void>;
}
