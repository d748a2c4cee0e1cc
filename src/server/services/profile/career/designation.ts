import { pairOf } from './cohorts';
import { MIN_GROUP_SIZE, sharedLabel } from './shared-label';

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

/** A designation alias whose job has ended: its content stays, but the label says nothing about the current job. */
export const NO_JOB: Designation = { name: 'A member', bio: 'A member', isVerified: false };

/**
 * Uses "{jobProfile} at {companyName}" only for verified members who share it with at least five verified members,
 * else the job, else the department, so that members of a small group are not named. The verified mark is hidden too
 * where it would reveal them.
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
    isVerified: verified && cohorts.pair >= MIN_GROUP_SIZE,
  };
}
