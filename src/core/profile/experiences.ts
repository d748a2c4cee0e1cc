import type { EducationId, ExperienceId } from '../shared/ids';

/** Work and education history, visible only to the member. */

export const EMPLOYMENT_TYPES = ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export const EDUCATION_TYPES = ['Doctorate/PHD', 'Masters/Post graduation', 'Graduation/Diploma'] as const;
export type EducationType = (typeof EDUCATION_TYPES)[number];
export const COURSE_MODES = ['fulltime', 'parttime', 'correspondence'] as const;
export type CourseMode = (typeof COURSE_MODES)[number];

export interface WorkExperienceChoice {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly location: string | undefined;
  readonly employmentType: EmploymentType;
  /** Year and month, such as 2022-07. */
  readonly startMonth: string;
  /** Undefined for a current job. */
  readonly endMonth: string | undefined;
  readonly description: string | undefined;
}

export interface WorkExperience extends WorkExperienceChoice {
  readonly id: ExperienceId;
  readonly logoUrl: string | undefined;
}

export interface EducationChoice {
  readonly educationType: EducationType;
  readonly courseName: string;
  readonly specialization: string | undefined;
  readonly collegeName: string;
  readonly courseMode: CourseMode;
  readonly startYear: number;
  /** Undefined while the education continues. */
  readonly endYear: number | undefined;
}

export interface Education extends EducationChoice {
  readonly id: EducationId;
  readonly logoUrl: string | undefined;
}
