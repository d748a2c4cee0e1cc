import type { Choice } from '../search/choices-port';
import type {
  CareerStatusId,
  CourseId,
  DepartmentId,
  IndustryId,
  RoleId,
  SpecializationId,
  TagId,
} from '../shared/ids';

export const CAREER_TYPES = ['working', 'student', 'unemployed'] as const;
export type CareerType = (typeof CAREER_TYPES)[number];

/** How far the career is verified; usually not at all. */
export type Verified = 'VERIFIED' | 'PARTIAL_VERIFIED';
export type VerificationSource = 'JOB_PORTAL' | 'EMAIL';

export interface Work {
  readonly companyName: string | undefined;
  readonly departmentId: DepartmentId | undefined;
  readonly industryId: IndustryId | undefined;
  readonly jobProfile: string | undefined;
  readonly tagId: TagId;
  readonly roleId: RoleId | undefined;
  /** Only for a current job. */
  readonly jobLocation: string | undefined;
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
  /** Privacy: never stored; an address is deleted as soon as it is verified. */
  readonly workEmail: string | undefined;
}

export interface Study {
  readonly collegeName: string | undefined;
  readonly courseId: CourseId | undefined;
  readonly courseName: string | undefined;
  readonly specializationId: SpecializationId | undefined;
  readonly specialization: string | undefined;
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
  readonly studentEmail: string | undefined;
}

/** A career with the part for its type; the other parts are missing. */
export interface CareerStatus {
  readonly type: CareerType;
  readonly working: Work | undefined;
  readonly student: Study | undefined;
  readonly unemployed: Work | undefined;
}

/** The label of the alias with the designation. */
export interface OwnLabel {
  readonly shown: string;
  /** Replaces it in a later night, together with the same change of other aliases. */
  readonly waiting: string | undefined;
}

export interface Career {
  readonly id: CareerStatusId | undefined;
  readonly status: CareerStatus | undefined;
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
  /** Undefined without that alias, and in responses to changes. */
  readonly label?: OwnLabel | undefined;
}

/** Likely next choices, most likely first. */
export interface CareerSuggestions {
  readonly organisations: readonly string[];
  readonly jobProfiles: readonly string[];
  readonly departments: readonly Choice[];
  readonly industries: readonly Choice[];
}
