import type { Call } from '../shared/call';
import type { EducationId, ExperienceId } from '../shared/ids';
import type { EducationType, EmploymentType } from './experiences';

/** The first two versions of work and education, which older clients still use. */

export interface WorkExperienceV1Choice {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly fromYear: number;
  readonly toYear: number | undefined;
}
export interface WorkExperienceV2Choice {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly employmentType: EmploymentType;
  readonly startMonth: string;
  readonly endMonth: string | undefined;
}
export interface EducationV1Choice {
  readonly collegeName: string;
  readonly courseName: string;
  readonly passingYear: number | undefined;
}
export interface EducationV2Choice extends EducationV1Choice {
  readonly educationType: EducationType;
  readonly specialization: string | undefined;
}

interface KnownExperience {
  readonly id: ExperienceId;
}
interface KnownEducation {
  readonly id: EducationId;
}
interface Keyed {
  readonly key: string;
}
export type WorkExperienceV1 = WorkExperienceV1Choice & KnownExperience;
export type WorkExperienceV2 = WorkExperienceV2Choice & KnownExperience;
export type EducationV1 = EducationV1Choice & KnownEducation;
export type EducationV2 = EducationV2Choice & KnownEducation;

export abstract class OlderExperiencesPort {
  abstract listWorkExperiencesV1(input?: undefined, call?: Call): Promise<readonly WorkExperienceV1[]>;
  abstract addWorkExperienceV1(
    choice: WorkExperienceV1Choice & Keyed,
    call?: Call,
  ): Promise<WorkExperienceV1>;
  abstract changeWorkExperienceV1(choice: WorkExperienceV1, call?: Call): Promise<WorkExperienceV1>;
  abstract removeWorkExperienceV1(input: KnownExperience, call?: Call): Promise<void>;
  abstract listWorkExperiencesV2(input?: undefined, call?: Call): Promise<readonly WorkExperienceV2[]>;
  abstract addWorkExperienceV2(
    choice: WorkExperienceV2Choice & Keyed,
    call?: Call,
  ): Promise<WorkExperienceV2>;
  abstract changeWorkExperienceV2(choice: WorkExperienceV2, call?: Call): Promise<WorkExperienceV2>;
  abstract removeWorkExperienceV2(input: KnownExperience, call?: Call): Promise<void>;
  abstract listEducationsV1(input?: undefined, call?: Call): Promise<readonly EducationV1[]>;
  abstract addEducationV1(choice: EducationV1Choice & Keyed, call?: Call): Promise<EducationV1>;
  abstract changeEducationV1(choice: EducationV1, call?: Call): Promise<EducationV1>;
  abstract removeEducationV1(input: KnownEducation, call?: Call): Promise<void>;
  abstract listEducationsV2(input?: undefined, call?: Call): Promise<readonly EducationV2[]>;
  abstract addEducationV2(choice: EducationV2Choice & Keyed, call?: Call): Promise<EducationV2>;
  abstract changeEducationV2(choice: EducationV2, call?: Call): Promise<EducationV2>;
  abstract removeEducationV2(input: KnownEducation, call?: Call): Promise<void>;
}
