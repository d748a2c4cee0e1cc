import type { Flow } from './flow';
import { goRight, screenOf, toStep } from './flow';
import { type Need, openingOf, remainingSteps } from './opening';
import { isFullyOnboarded, type ProfileStatus } from './profile-status';
import { editSequence, postingSequence, type Sequence, type StepName } from './steps';

/** The action that required setup. */
export interface SetUpRequest {
  readonly need: Need | undefined;
  readonly openCreatePost?: boolean;
  readonly internalCampaign?: string | undefined;
}

const begin = (flow: Flow, sequence: Sequence, options: SetUpRequest): Flow => ({
  ...flow,
  isOpen: true,
  sequence,
  stepIndex: 0,
  nestedStepIndex: 0,
  editScreensMode: false,
  isInitialOnboarding: false,
  need: options.need,
  openCreatePost: options.openCreatePost ?? false,
  internalCampaign: options.internalCampaign,
  lastStepCompleted: false,
  codeSent: false,
  hasVerifyScreenAnimationEnded: false,
  showUnemployedCantVerify: false,
});

/**
 * Opens setup for a missing role. Marks it as completed if nothing is missing; does nothing if it is already open.
 */
export function openFlow(flow: Flow, options: SetUpRequest): Flow {
  if (flow.isOpen) return flow;
  const opening = openingOf(flow.profileStatus, options.need);
  if (opening.kind === 'modal')
    return begin(
      flow,
      options.openCreatePost ? postingSequence(opening.sequence) : opening.sequence,
      options,
    );
  return opening.kind === 'done' ? { ...flow, lastStepCompleted: true } : flow;
}

/** The user accepted the setup offer after login. */
export function openInitial(flow: Flow): Flow {
  if (flow.isOpen) return flow;
  if (isFullyOnboarded(flow.profileStatus)) return { ...flow, lastStepCompleted: true };
  const sequence = remainingSteps(flow.profileStatus, undefined);
  return { ...begin(flow, sequence, { need: undefined }), isInitialOnboarding: true };
}

export const openEdit = (flow: Flow, step: StepName): Flow =>
  toStep({ ...begin(flow, editSequence(step), { need: undefined }), editScreensMode: true }, step);

export interface SavedState {
  readonly sequence: Sequence;
  readonly screen: string;
}

export const savedStateOf = (flow: Flow): SavedState => ({ sequence: flow.sequence, screen: screenOf(flow) });

/**
 * Returns to the saved position as far as the answers allow; a different sequence starts from the first step.
 */
export function resume(flow: Flow, saved: SavedState | undefined): Flow {
  if (!flow.isOpen || saved?.sequence.join() !== flow.sequence.join()) return flow;
  let there = flow;
  while (screenOf(there) !== saved.screen) {
    const next = goRight(there);
    // After a reload no code is expected any more: the user enters the address again.
    if (next === there || !next.isOpen || next.sequence !== there.sequence) break;
    there = next;
  }
  return screenOf(there) === 'completed' && saved.screen !== 'completed' ? flow : there;
}

export const withProfileStatus = (flow: Flow, profileStatus: ProfileStatus): Flow => ({
  ...flow,
  profileStatus,
});
