import type { CareerType, VerificationSource, Verified } from './career-status';
import { close, type Flow, finish, goRight, nextStep, stepOf, toStep } from './flow';
import { type ProfileStatus, rolesOf } from './profile-status';

export interface CareerAnswer {
  readonly type: CareerType;
  readonly complete: boolean;
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
}

export interface DetailsSaved {
  readonly verified: Verified | undefined;
  readonly nextStep: 'Verification' | 'OnboardingCompleted' | undefined;
}

const learn = (flow: Flow, news: Partial<ProfileStatus>): Flow => {
  const known = { ...flow.profileStatus, ...news };
  return { ...flow, profileStatus: { ...known, ...rolesOf(known) } };
};

const isFromPortal = ({ verified, source }: CareerAnswer): boolean =>
  verified === 'VERIFIED' && source === 'JOB_PORTAL';

/** After saving a career: the details; the next step if nothing is missing; the end if only the career was edited. */
export function careerAnswered(flow: Flow, careerAnswer: CareerAnswer): Flow {
  const filled = careerAnswer.complete || isFromPortal(careerAnswer);
  const learnt = learn(flow, {
    careerType: careerAnswer.type,
    hasFilledCareerStatus: filled,
    verified: careerAnswer.verified,
  });
  if (!flow.isOpen || stepOf(flow) !== 'CareerStatus') return learnt;
  if (flow.sequence.length === 2 && careerAnswer.verified) return toStep(learnt, 'OnboardingCompleted');
  if ((isFromPortal(careerAnswer) && flow.profileStatus.isWriter) || careerAnswer.complete)
    return nextStep(learnt);
  return goRight(learnt);
}

/** After saving the details: the step that the service names next. */
export function detailsSaved(flow: Flow, contribution: DetailsSaved): Flow {
  const learnt = learn(flow, { hasFilledCareerStatus: true, verified: contribution.verified });
  if (!flow.isOpen || stepOf(flow) !== 'CareerStatus') return learnt;
  if (flow.sequence.length === 2 && contribution.verified) return toStep(learnt, 'OnboardingCompleted');
  if (contribution.nextStep && flow.sequence.includes(contribution.nextStep))
    return toStep(learnt, contribution.nextStep);
  return nextStep(learnt);
}

export function profileSaved(flow: Flow): Flow {
  const learnt = learn(flow, { hasFilledUserProfile: true });
  return flow.isOpen && stepOf(flow) === 'AnonymousProfile' ? goRight(learnt) : learnt;
}

export function codeSent(flow: Flow): Flow {
  if (!flow.isOpen || stepOf(flow) !== 'Verification' || flow.nestedStepIndex > 0) return flow;
  return goRight({ ...flow, codeSent: true });
}

export function mailVerified(flow: Flow, verified: Verified): Flow {
  const learnt = learn(flow, { verified });
  return flow.isOpen && stepOf(flow) === 'Verification' ? nextStep(learnt) : learnt;
}

/** Verification can be postponed: no permission depends on it. */
export const postponeVerification = (flow: Flow): Flow =>
  flow.isOpen && stepOf(flow) === 'Verification'
    ? nextStep({ ...flow, showUnemployedCantVerify: false })
    : flow;

/** The user chose "between jobs" but has found a job after all. */
export function editCareerInstead(flow: Flow): Flow {
  if (!flow.isOpen || !flow.showUnemployedCantVerify) return flow;
  const calm = { ...flow, showUnemployedCantVerify: false };
  if (flow.sequence.includes('CareerStatus')) return toStep(calm, 'CareerStatus');
  return toStep({ ...calm, sequence: ['CareerStatus', ...flow.sequence] }, 'CareerStatus');
}

export const animationEnded = (flow: Flow): Flow => ({ ...flow, hasVerifyScreenAnimationEnded: true });

/** Leaving the last screen counts as finishing. */
export const leave = (flow: Flow): Flow =>
  stepOf(flow) === 'OnboardingCompleted' ? finish(flow) : close(flow);
