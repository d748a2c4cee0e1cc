import type { components } from '../../../../contracts/career';
import type { CareerStatus } from '../../../../core/onboarding/career-status';
import type { CareerRow } from './career-queries';
import type { Designation } from './designation';
import type { OwnLabel } from './sync-designation';

type Wire = components['schemas'];

/** Privacy: the career and its verification, only for the account's owner. */
export const presentCareer = (career: CareerRow | undefined, label?: OwnLabel | null): Wire['Career'] => ({
  careerStatusId: career?.id ?? null,
  careerStatus: career
    ? {
        type: career.type,
        working: career.type === 'working' ? workOf(career) : null,
        student: career.type === 'student' ? studyOf(career) : null,
        unemployed: career.type === 'unemployed' ? workOf(career) : null,
      }
    : null,
  verified: career?.verified ?? null,
  verificationSource: career?.verification_source ?? null,
  ...(label !== undefined && { label: label && presentLabel(label) }),
});

const presentLabel = ({ shown, waiting }: OwnLabel): Wire['OwnLabel'] => ({
  shown: textOfLabel(shown),
  waiting: waiting ? textOfLabel(waiting) : null,
});

/** Usually the text below the name repeats the name. Labels of older builds may differ in both. */
const textOfLabel = ({ name, bio }: Designation): string => (bio.startsWith(name) ? bio : `${name}, ${bio}`);

const workOf = (career: CareerRow): Wire['Work'] => ({
  companyName: career.organisation,
  departmentId: career.department_id,
  industryId: career.industry_id,
  jobProfile: career.job_profile,
  tagId: career.tag_id,
  roleId: career.role_id,
  jobLocation: career.job_location,
  ...provenBy(career),
  workEmail: null,
});

const studyOf = (career: CareerRow): Wire['Study'] => ({
  collegeName: career.organisation,
  courseId: career.course_id,
  courseName: career.course_name,
  specializationId: career.specialization_id,
  specialization: career.specialization,
  ...provenBy(career),
  studentEmail: null,
});

const provenBy = (career: CareerRow) => ({ verified: career.verified, source: career.verification_source });

export function statusOf(career: CareerRow): CareerStatus {
  const proof = {
    verified: career.verified ?? undefined,
    source: career.verification_source ?? undefined,
  };
  const work = {
    companyName: career.organisation ?? undefined,
    departmentId: career.department_id ?? undefined,
    industryId: career.industry_id ?? undefined,
    jobProfile: career.job_profile ?? undefined,
    tagId: career.tag_id,
    roleId: career.role_id ?? undefined,
    jobLocation: career.job_location ?? undefined,
    ...proof,
    workEmail: undefined,
  };
  const study = {
    collegeName: career.organisation ?? undefined,
    courseId: career.course_id ?? undefined,
    courseName: career.course_name ?? undefined,
    specializationId: career.specialization_id ?? undefined,
    specialization: career.specialization ?? undefined,
    ...proof,
    studentEmail: undefined,
  };
  return {
    type: career.type,
    working: career.type === 'working' ? work : undefined,
    student: career.type === 'student' ? study : undefined,
    unemployed: career.type === 'unemployed' ? work : undefined,
  };
}
