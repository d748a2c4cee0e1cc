import type { Need } from './opening';
import { isFullyOnboarded, NEWCOMER, type Standing } from './standing';
import {
  countSteps,
  NESTED_STEPS,
  type NestedStep,
  READER_SEQUENCE,
  type Sequence,
  type StepName,
  WHOLE_SEQUENCE,
} from './steps';

/** Setting up an account: which way, how far, and what has been learnt on it. */
export interface Flow {
  readonly isOpen: boolean;
  readonly sequence: Sequence;
  readonly stepIndex: number;
  readonly nestedStepIndex: number;
  readonly standing: Standing;
  /** One step is changed by somebody who has been here before. */
  readonly editScreensMode: boolean;
  /** Nobody asked for it: it is offered once after signing in. */
  readonly isInitialOnboarding: boolean;
  /** What it leads to when it is done. */
  readonly need: Need | undefined;
  readonly openCreatePost: boolean;
  readonly internalCampaign: string | undefined;
  readonly readerStepCompleted: boolean;
  readonly lastStepCompleted: boolean;
  readonly markedFullyOnboarded: boolean;
  /** A code is on its way to an address. */
  readonly codeSent: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
  readonly showUnemployedCantVerify: boolean;
}

export const closedFlow = (standing: Standing = NEWCOMER): Flow => ({
  isOpen: false,
  sequence: READER_SEQUENCE,
  stepIndex: 0,
  nestedStepIndex: 0,
  standing,
  editScreensMode: false,
  isInitialOnboarding: false,
  need: undefined,
  openCreatePost: false,
  internalCampaign: undefined,
  readerStepCompleted: standing.isReader,
  lastStepCompleted: false,
  markedFullyOnboarded: false,
  codeSent: false,
  hasVerifyScreenAnimationEnded: false,
  showUnemployedCantVerify: false,
});

export const stepOf = ({ sequence, stepIndex }: Flow): StepName =>
  sequence[stepIndex] ?? 'OnboardingCompleted';

const nestedStepsOf = (flow: Flow): readonly NestedStep[] => NESTED_STEPS[stepOf(flow)];

/** The screen that is shown. */
export const screenOf = (flow: Flow): NestedStep => nestedStepsOf(flow)[flow.nestedStepIndex] ?? 'completed';

/** Whether one is inside a step of several screens, past its first. */
export const isNestedOnboarding = ({ nestedStepIndex }: Flow): boolean => nestedStepIndex > 0;

export const isDone = ({ standing, markedFullyOnboarded }: Flow): boolean =>
  markedFullyOnboarded || isFullyOnboarded(standing);

/** A screen is left to the right when what it asks for is there. Communities are a wish, not a duty. */
export function mayGoRight(flow: Flow): boolean {
  const { standing } = flow;
  const screen = screenOf(flow);
  switch (screen) {
    case 'communities':
    case 'completed':
      return true;
    case 'anonymousProfile':
      return standing.hasFilledUserProfile;
    case 'careerOption':
      return standing.careerType !== undefined;
    case 'additionalDetails':
      return standing.hasFilledCareerStatus;
    case 'emailVerification':
      return flow.codeSent && standing.careerType !== 'unemployed';
    case 'verifyOtp':
      return standing.verified !== undefined;
    default:
      return screen satisfies never;
  }
}

/** Through the screens of a step, then to the next step; from the last one out. */
export function goRight(flow: Flow): Flow {
  if (!flow.isOpen || flow.showUnemployedCantVerify || !mayGoRight(flow)) return flow;
  if (flow.nestedStepIndex < nestedStepsOf(flow).length - 1) {
    return { ...flow, nestedStepIndex: flow.nestedStepIndex + 1 };
  }
  return nextStep(flow);
}

/** To the next step, past whatever screens this one has left. */
export function nextStep(flow: Flow): Flow {
  if (stepOf(flow) === 'OnboardingCompleted') return finish(flow);
  return arrive({ ...flow, stepIndex: flow.stepIndex + 1, nestedStepIndex: 0 });
}

/** Back through the screens of a step, then to the step before; from the first one out. */
export function goLeft(flow: Flow): Flow {
  if (!flow.isOpen) return flow;
  const still = { ...flow, showUnemployedCantVerify: false };
  if (flow.nestedStepIndex > 0) return { ...still, nestedStepIndex: flow.nestedStepIndex - 1 };
  if (flow.stepIndex === 0) return close(flow);
  const before = { ...still, stepIndex: flow.stepIndex - 1 };
  if (stepOf(before) === 'Verification') return backToVerification(before);
  return { ...before, nestedStepIndex: NESTED_STEPS[stepOf(before)].length - 1 };
}

/** What was verified meanwhile is not asked again, and there is no code to enter where none was sent. */
function backToVerification(flow: Flow): Flow {
  const { verified, careerType } = flow.standing;
  if (verified && !flow.editScreensMode) return goLeft(flow);
  const cannot = careerType === 'unemployed';
  return { ...flow, nestedStepIndex: flow.codeSent && !cannot ? 1 : 0, showUnemployedCantVerify: cannot };
}

/** Out of the way, keeping the place. */
export const close = (flow: Flow): Flow => ({ ...flow, isOpen: false, showUnemployedCantVerify: false });

/** Closes, goes back to the first step and is done; the whole way sets up everything. */
export const finish = (flow: Flow): Flow => ({
  ...close(flow),
  stepIndex: 0,
  nestedStepIndex: 0,
  codeSent: false,
  lastStepCompleted: true,
  readerStepCompleted: true,
  markedFullyOnboarded: flow.markedFullyOnboarded || countSteps(flow.sequence) === WHOLE_SEQUENCE,
});

export function toStep(flow: Flow, step: StepName): Flow {
  const stepIndex = flow.sequence.indexOf(step);
  return stepIndex < 0 ? flow : arrive({ ...flow, stepIndex, nestedStepIndex: 0 });
}

/** Nobody verifies twice, and nobody between jobs verifies at all: they are told why. */
function arrive(flow: Flow): Flow {
  if (stepOf(flow) === 'OnboardingCompleted') return { ...flow, showUnemployedCantVerify: false };
  if (stepOf(flow) !== 'Verification') return flow;
  if (flow.standing.verified && !flow.editScreensMode) return nextStep(flow);
  return { ...flow, showUnemployedCantVerify: flow.standing.careerType === 'unemployed' };
}
