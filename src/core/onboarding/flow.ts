import type { Need } from './opening';
import { isFullyOnboarded, NEW_USER, type ProfileStatus } from './profile-status';
import {
  countSteps,
  NESTED_STEPS,
  type NestedStep,
  READER_SEQUENCE,
  type Sequence,
  type StepName,
  WHOLE_SEQUENCE,
} from './steps';

/** The state of account setup: the sequence, the position and what is known so far. */
export interface Flow {
  readonly isOpen: boolean;
  readonly sequence: Sequence;
  readonly stepIndex: number;
  readonly nestedStepIndex: number;
  readonly profileStatus: ProfileStatus;
  /** The user edits a single step of a completed setup. */
  readonly editScreensMode: boolean;
  /** Offered once after login, not requested by the user. */
  readonly isInitialOnboarding: boolean;
  /** Opens after setup. */
  readonly need: Need | undefined;
  readonly openCreatePost: boolean;
  readonly internalCampaign: string | undefined;
  readonly lastStepCompleted: boolean;
  readonly markedFullyOnboarded: boolean;
  readonly codeSent: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
  readonly showUnemployedCantVerify: boolean;
}

export const closedFlow = (profileStatus: ProfileStatus = NEW_USER): Flow => ({
  isOpen: false,
  sequence: READER_SEQUENCE,
  stepIndex: 0,
  nestedStepIndex: 0,
  profileStatus,
  editScreensMode: false,
  isInitialOnboarding: false,
  need: undefined,
  openCreatePost: false,
  internalCampaign: undefined,
  lastStepCompleted: false,
  markedFullyOnboarded: false,
  codeSent: false,
  hasVerifyScreenAnimationEnded: false,
  showUnemployedCantVerify: false,
});

export const stepOf = ({ sequence, stepIndex }: Flow): StepName =>
  sequence[stepIndex] ?? 'OnboardingCompleted';

const nestedStepsOf = (flow: Flow): readonly NestedStep[] => NESTED_STEPS[stepOf(flow)];

export const screenOf = (flow: Flow): NestedStep => nestedStepsOf(flow)[flow.nestedStepIndex] ?? 'completed';

/** Whether the current screen is past the first of its step. */
export const isNestedOnboarding = ({ nestedStepIndex }: Flow): boolean => nestedStepIndex > 0;

export const isDone = ({ profileStatus, markedFullyOnboarded }: Flow): boolean =>
  markedFullyOnboarded || isFullyOnboarded(profileStatus);

/** A screen can be left forward once its required input is there. Communities are optional. */
export function mayGoRight(flow: Flow): boolean {
  const { profileStatus } = flow;
  const screen = screenOf(flow);
  switch (screen) {
    case 'communities':
    case 'completed':
      return true;
    case 'anonymousProfile':
      return profileStatus.hasFilledUserProfile;
    case 'careerOption':
      return profileStatus.careerType !== undefined;
    case 'additionalDetails':
      return profileStatus.hasFilledCareerStatus;
    case 'emailVerification':
      return flow.codeSent && profileStatus.careerType !== 'unemployed';
    case 'verifyOtp':
      return profileStatus.verified !== undefined;
    default:
      return screen satisfies never;
  }
}

/** The next screen of the step, then the next step; closes after the last. */
export function goRight(flow: Flow): Flow {
  if (!flow.isOpen || flow.showUnemployedCantVerify || !mayGoRight(flow)) return flow;
  if (flow.nestedStepIndex < nestedStepsOf(flow).length - 1) {
    return { ...flow, nestedStepIndex: flow.nestedStepIndex + 1 };
  }
  return nextStep(flow);
}

/** The next step, skipping the remaining screens of the current step. */
export function nextStep(flow: Flow): Flow {
  if (stepOf(flow) === 'OnboardingCompleted') return finish(flow);
  return arrive({ ...flow, stepIndex: flow.stepIndex + 1, nestedStepIndex: 0 });
}

/** The previous screen of the step, then the previous step; closes before the first. */
export function goLeft(flow: Flow): Flow {
  if (!flow.isOpen) return flow;
  const still = { ...flow, showUnemployedCantVerify: false };
  if (flow.nestedStepIndex > 0) return { ...still, nestedStepIndex: flow.nestedStepIndex - 1 };
  if (flow.stepIndex === 0) return close(flow);
  const before = { ...still, stepIndex: flow.stepIndex - 1 };
  if (stepOf(before) === 'Verification') return backToVerification(before);
  return { ...before, nestedStepIndex: NESTED_STEPS[stepOf(before)].length - 1 };
}

/** Skips a completed verification, and the code screen if no code was sent. */
function backToVerification(flow: Flow): Flow {
  const { verified, careerType } = flow.profileStatus;
  if (verified && !flow.editScreensMode) return goLeft(flow);
  const cannot = careerType === 'unemployed';
  return { ...flow, nestedStepIndex: flow.codeSent && !cannot ? 1 : 0, showUnemployedCantVerify: cannot };
}

/** Closes without losing the position. */
export const close = (flow: Flow): Flow => ({ ...flow, isOpen: false, showUnemployedCantVerify: false });

/** Closes, returns to the first step and marks setup as completed; the full sequence completes everything. */
export const finish = (flow: Flow): Flow => ({
  ...close(flow),
  stepIndex: 0,
  nestedStepIndex: 0,
  codeSent: false,
  lastStepCompleted: true,
  markedFullyOnboarded: flow.markedFullyOnboarded || countSteps(flow.sequence) === WHOLE_SEQUENCE,
});

export function toStep(flow: Flow, step: StepName): Flow {
  const stepIndex = flow.sequence.indexOf(step);
  return stepIndex < 0 ? flow : arrive({ ...flow, stepIndex, nestedStepIndex: 0 });
}

/** Skips a completed verification. Users between jobs cannot verify and see the reason. */
function arrive(flow: Flow): Flow {
  if (stepOf(flow) === 'OnboardingCompleted') return { ...flow, showUnemployedCantVerify: false };
  if (stepOf(flow) !== 'Verification') return flow;
  if (flow.profileStatus.verified && !flow.editScreensMode) return nextStep(flow);
  return { ...flow, showUnemployedCantVerify: flow.profileStatus.careerType === 'unemployed' };
}
