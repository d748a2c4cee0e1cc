import type { Call } from '../shared/call';
import type { EducationId } from '../shared/ids';
import type { Education, EducationChoice } from './experiences';

interface Keyed {
  /** Idempotency key: a repeated request adds nothing. */
  readonly key: string;
}
interface Known {
  readonly id: EducationId;
}

export abstract class EducationsPort {
  abstract listEducations(input?: undefined, call?: Call): Promise<readonly Education[]>;
  abstract addEducation(choice: EducationChoice & Keyed, call?: Call): Promise<Education>;
  abstract changeEducation(choice: EducationChoice & Known, call?: Call): Promise<Education>;
  abstract removeEducation(input: Known, call?: Call): Promise<void>;
}
