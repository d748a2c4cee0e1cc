import type { CareerType, VerificationSource, Verified } from './career-status';
import { close, type Flow, finish, goRight, nextStep, stepOf, toStep } from './flow';
import { rolesOf, type Standing } from './standing';

export interface CareerTold {
  readonly type: CareerType;
  readonly complete: boolean;
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
}

export interface DetailsTold {
  readonly verified: Verified | undefined;
  readonly nextStep: 'Verification' | 'OnboardingCompleted' | undefined;
}

const learn = (flow: Flow, news: Partial<Standing>): Flow => {
  const known = { ...flow.standing, ...news };
  const standing = { ...known, ...rolesOf(known) };
  return { ...flow, standing, readerStepCompleted: flow.readerStepCompleted || standing.isReader };
};

const isFromPortal = ({ verified, source }: CareerTold): boolean =>
  verified === 'VERIFIED' && source === 'JOB_PORTAL';

/** After saving a career: the details; the next step if nothing is missing; the end if only the career was edited. */
export function careerTold(flow: Flow, told: CareerTold): Flow {
  const filled = told.complete || isFromPortal(told);
  const learnt = learn(flow, {
    careerType: told.type,
    hasFilledCareerStatus: filled,
    verified: told.verified,
  });
  if (!flow.isOpen || stepOf(flow) !== 'CareerStatus') return learnt;
  if (flow.sequence.length === 2 && told.verified) return toStep(learnt, 'OnboardingCompleted');
  if ((isFromPortal(told) && flow.standing.isWriter) || told.complete) return nextStep(learnt);
  return goRight(learnt);
}

/** After saving the details: the step that the service names next. */
export function detailsTold(flow: Flow, told: DetailsTold): Flow {
  const learnt = learn(flow, { hasFilledCareerStatus: true, verified: told.verified });
  if (!flow.isOpen || stepOf(flow) !== 'CareerStatus') return learnt;
  if (flow.sequence.length === 2 && told.verified) return toStep(learnt, 'OnboardingCompleted');
  if (told.nextStep && flow.sequence.includes(told.nextStep)) return toStep(learnt, told.nextStep);
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
export const verifyLater = (flow: Flow): Flow =>
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
