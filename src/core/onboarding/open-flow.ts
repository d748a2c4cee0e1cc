import type { Flow } from './flow';
import { goRight, screenOf, toStep } from './flow';
import { type Need, openingOf, wayAhead } from './opening';
import { isFullyOnboarded, type Standing } from './standing';
import { editSequence, type Sequence, type StepName } from './steps';

/** What somebody wanted when this stood in the way. */
export interface Wish {
  readonly need: Need | undefined;
  readonly openCreatePost?: boolean;
  readonly internalCampaign?: string | undefined;
}

const begin = (flow: Flow, sequence: Sequence, wish: Wish): Flow => ({
  ...flow,
  isOpen: true,
  sequence,
  stepIndex: 0,
  nestedStepIndex: 0,
  editScreensMode: false,
  isInitialOnboarding: false,
  need: wish.need,
  openCreatePost: wish.openCreatePost ?? false,
  internalCampaign: wish.internalCampaign,
  lastStepCompleted: false,
  codeSent: false,
  hasVerifyScreenAnimationEnded: false,
  showUnemployedCantVerify: false,
});

/** Opens the way to a role that is missing. Who has everything only has it noted; who is on a way stays on it. */
export function openFlow(flow: Flow, wish: Wish): Flow {
  if (flow.isOpen) return flow;
  const opening = openingOf(flow.standing, wish.need);
  if (opening.kind === 'modal') return begin(flow, opening.sequence, wish);
  return opening.kind === 'done' ? { ...flow, lastStepCompleted: true } : flow;
}

/** The offer after signing in was taken. */
export function openInitial(flow: Flow): Flow {
  if (flow.isOpen) return flow;
  if (isFullyOnboarded(flow.standing)) return { ...flow, lastStepCompleted: true };
  const sequence = wayAhead(flow.standing, undefined);
  return { ...begin(flow, sequence, { need: undefined }), isInitialOnboarding: true };
}

/** One step again. */
export const openEdit = (flow: Flow, step: StepName): Flow =>
  toStep({ ...begin(flow, editSequence(step), { need: undefined }), editScreensMode: true }, step);

/** Where somebody stopped, as it is kept on the device. */
export interface SavedState {
  readonly sequence: Sequence;
  readonly screen: string;
}

export const savedStateOf = (flow: Flow): SavedState => ({ sequence: flow.sequence, screen: screenOf(flow) });

/** Goes on where somebody stopped, as far as what was answered carries; another way begins at its beginning. */
export function resume(flow: Flow, saved: SavedState | undefined): Flow {
  if (!flow.isOpen || saved?.sequence.join() !== flow.sequence.join()) return flow;
  let there = flow;
  while (screenOf(there) !== saved.screen) {
    const next = goRight(there);
    // A code was sent to a page that is gone: the address is asked for again.
    if (next === there || !next.isOpen || next.sequence !== there.sequence) break;
    there = next;
  }
  return screenOf(there) === 'completed' && saved.screen !== 'completed' ? flow : there;
}

/** What is known of somebody changed. */
export const withStanding = (flow: Flow, standing: Standing): Flow => ({
  ...flow,
  standing,
  readerStepCompleted: flow.readerStepCompleted || standing.isReader,
});
