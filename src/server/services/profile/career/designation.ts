import { pairOf } from './cohorts';
import { MIN_GROUP_SIZE } from './shared-label';

export interface Work {
  readonly jobProfile: string;
  readonly companyName: string | undefined;
  readonly department: string;
  readonly verified: boolean;
}

/** How many verified members share the job, and the job at the company. */
export interface Cohorts {
  readonly job: number;
  readonly pair: number;
}

/** The label of a designation alias. */
export interface Designation {
  readonly name: string;
  readonly bio: string;
  readonly isVerified: boolean;
}

/** A designation alias whose job has ended: its content stays, but the label says nothing about the current job. */
export const NO_JOB: Designation = { name: 'A member', bio: 'A member', isVerified: false };

export const departmentLabel = (department: string): string => `Works in ${department}`;

export const plainLabel = (text: string): Designation => ({ name: text, bio: text, isVerified: false });

export const isSameLabel = (label: Designation, other: Designation): boolean =>
  label.name === other.name && label.bio === other.bio && label.isVerified === other.isVerified;

/**
 * The labels that say no more than allowed, from specific to general: "{jobProfile} at {companyName}" with the verified
 * mark only for verified members who share it with at least five verified members, else the job, else the department,
 * so that members of a small group are not named.
 */
export function designationsOf(
  { jobProfile, companyName, department, verified }: Work,
  cohorts: Cohorts,
): readonly [Designation, ...Designation[]] {
  const inDepartment = plainLabel(departmentLabel(department));
  if (cohorts.job < MIN_GROUP_SIZE) return [inDepartment];
  const job = plainLabel(jobProfile);
  if (!companyName || !verified || cohorts.pair < MIN_GROUP_SIZE) return [job, inDepartment];
  return [{ name: jobProfile, bio: pairOf(jobProfile, companyName), isVerified: true }, job, inDepartment];
}
