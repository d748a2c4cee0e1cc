import { problemTextOf } from '../shared/problem-text-of';
import type { CareerForm } from './career-form';
import type { PortalCareer, PortalLinkAnswer } from './job-portal-account-port';
import { onboardingProblems } from './problem-text';
import type { StepName } from './steps';

/** Delay before the job portal's message is shown, in ms. */
export const PORTAL_MESSAGE_AFTER = 500;

/** The job portal's message appears only on the career step; important messages appear on every step. */
export const messageToShow = (answer: PortalLinkAnswer, source: StepName): string | undefined =>
  source === 'CareerStatus' || answer.important ? portalMessage(answer) : undefined;

/** Why the account was not linked: our words for a known code, else the message of the service. */
export const portalMessage = ({ code, message }: PortalLinkAnswer): string | undefined =>
  problemTextOf(onboardingProblems, code) ?? message;

/** Data from the job portal replaces typed input; fields that it does not have stay as typed. */
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
