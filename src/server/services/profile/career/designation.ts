import { pairOf } from './cohorts';
import { FEWEST_TO_HIDE_AMONG, sharedLabel } from './shared-label';

/** What a member told of their work, as far as the second face may speak of it. */
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

export interface Designation {
  readonly name: string;
  readonly bio: string;
  readonly isVerified: boolean;
}

/** A face that spoke of a job somebody has no more: what was said under it stays, of what they do now it says nothing. */
export const NO_JOB: Designation = { name: 'A member', bio: 'A member', isVerified: false };

/**
 * "{jobProfile} at {companyName}" only for the verified whom at least five verified members share it with, otherwise
 * the job, otherwise the department: whoever is few is not named. The mark is not shown either where it would tell.
 */
export function designationOf(
  { jobProfile, companyName, department, verified }: Work,
  cohorts: Cohorts,
): Designation {
  const inDepartment = `Works in ${department}`;
  const pair = companyName && pairOf(jobProfile, companyName);
  const shared = (label: string): number => {
    if (label === pair) return verified ? cohorts.pair : 0;
    return label === jobProfile ? cohorts.job : 0;
  };
  const name = sharedLabel([jobProfile, inDepartment], shared);
  return {
    name,
    bio: sharedLabel(pair ? [pair, jobProfile, inDepartment] : [jobProfile, inDepartment], shared),
    isVerified: verified && cohorts.pair >= FEWEST_TO_HIDE_AMONG,
  };
}
