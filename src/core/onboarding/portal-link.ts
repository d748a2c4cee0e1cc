import type { CareerForm } from './career-form';
import type { PortalCareer, PortalLinkAnswer } from './job-portal-account-port';
import type { StepName } from './steps';

/** How long after the answer what the job portal said is shown. */
export const PORTAL_MESSAGE_AFTER = 500;

/** What the job portal said is told where a career is being told; what is important is told anywhere. */
export const messageToTell = (
  { message, important }: PortalLinkAnswer,
  source: StepName,
): string | undefined => (source === 'CareerStatus' || important ? message : undefined);

/** What the job portal knows takes the place of what was typed; what it does not know stays. */
export function filledIn(form: CareerForm, career: PortalCareer): CareerForm {
  const { type, organisation, jobProfile, departmentId, industryId, jobLocation } = career;
  return {
    ...form,
    type,
    organisation,
    jobProfile: jobProfile ?? form.jobProfile,
    departmentId: departmentId ?? form.departmentId,
    industryId: industryId ?? form.industryId,
    ...(departmentId !== undefined && { department: '' }),
    ...(industryId !== undefined && { industry: '' }),
    jobLocation: jobLocation ?? form.jobLocation,
  };
}
