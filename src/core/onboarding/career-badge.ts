import type { Career, Verified } from './career-status';

/** The verified career: a role at a company, or a course at a college. */
export interface CareerBadge {
  readonly verified: Verified;
  readonly isStudy: boolean;
  readonly role: string | undefined;
  readonly organisation: string;
}

/** Undefined while nothing is verified. */
export function careerBadge(career: Career | undefined): CareerBadge | undefined {
  const { status, verified } = career ?? {};
  const study = status?.student;
  const work = status?.working ?? status?.unemployed;
  const organisation = work?.companyName ?? study?.collegeName;
  if (!verified || !organisation) return undefined;
  const isStudy = status?.type === 'student';
  return { verified, isStudy, role: isStudy ? study?.courseName : work?.jobProfile, organisation };
}
