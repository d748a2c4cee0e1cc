import type { Choice } from '../search/choices-port';

export const CAREER_TYPES = ['working', 'student', 'unemployed'] as const;
export type CareerType = (typeof CAREER_TYPES)[number];

/** How sure we are of it. Neither is the usual case. */
export type Verified = 'VERIFIED' | 'PARTIAL_VERIFIED';
export type VerificationSource = 'JOB_PORTAL' | 'EMAIL';

/** Where somebody works, or worked last. */
export interface Work {
  readonly companyName: string | undefined;
  readonly departmentId: number | undefined;
  readonly industryId: number | undefined;
  readonly jobProfile: string | undefined;
  readonly tagId: number;
  readonly roleId: number | undefined;
  /** Only of work one has now. */
  readonly jobLocation: string | undefined;
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
  /** Never kept: an address is forgotten as soon as it has been proved. */
  readonly workEmail: string | undefined;
}

export interface Study {
  readonly collegeName: string | undefined;
  readonly courseId: number | undefined;
  readonly courseName: string | undefined;
  readonly specializationId: number | undefined;
  readonly specialization: string | undefined;
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
  readonly studentEmail: string | undefined;
}

/** What somebody does, with the part that belongs to it; the others are not there. */
export interface CareerStatus {
  readonly type: CareerType;
  readonly working: Work | undefined;
  readonly student: Study | undefined;
  readonly unemployed: Work | undefined;
}

/** A career status as it is kept, and how sure we are of it. */
export interface Career {
  readonly id: number | undefined;
  readonly status: CareerStatus | undefined;
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
}

/** What is likely to be chosen next, most likely first. */
export interface CareerSuggestions {
  readonly organisations: readonly string[];
  readonly jobProfiles: readonly string[];
  readonly departments: readonly Choice[];
  readonly industries: readonly Choice[];
}
