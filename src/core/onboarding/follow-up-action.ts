import { type Flow, isDone } from './flow';

/** Delay of the follow-up after setup, in ms. */
export const FOLLOW_UP_AFTER = 5000;
/** Delay between closing setup and the notice about what the user loses, in ms. */
export const ACTION_MODAL_AFTER = 100;
/** Campaign suffix of a post that waited for its writer's verification. */
const AFTER_VERIFICATION = '_after_profile_and_verification';

export type FollowUpAction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'createPost'; readonly campaign: string; readonly source: string | undefined };

/** Opens the composer when setup is complete, the user is verified, a post is waiting and the animation has ended. */
export function afterProfile(flow: Flow): FollowUpAction {
  const ready =
    isDone(flow) &&
    flow.profileStatus.verified !== undefined &&
    flow.openCreatePost &&
    flow.hasVerifyScreenAnimationEnded;
  if (!ready) return { kind: 'nothing' };
  return {
    kind: 'createPost',
    campaign: `${flow.internalCampaign ?? ''}${AFTER_VERIFICATION}`,
    source: undefined,
  };
}

/** A writer who had started a post before login returns to it. */
export const afterSignIn = (isWriter: boolean, pending: boolean): FollowUpAction =>
  isWriter && pending ? { kind: 'createPost', campaign: '', source: 'user_logged_in' } : { kind: 'nothing' };

export const hasFollowUp = (before: Flow, after: Flow): boolean =>
  before.isInitialOnboarding && before.isOpen && !after.isOpen && after.lastStepCompleted;

export const stopsFollowUp = (path: string): boolean =>
  path === '/contribute' || path.startsWith('/contribute/');

export type ActionModal = 'noAnonymousTalk' | 'almostReady';

/** The notice for a user who leaves setup before the alias is complete; a waiting post has priority. */
export function actionModalOf(flow: Flow, hasDraft: boolean): ActionModal | undefined {
  if (!flow.sequence.includes('AnonymousProfile') || flow.editScreensMode || flow.lastStepCompleted)
    return undefined;
  if (flow.openCreatePost || hasDraft) return 'almostReady';
  return flow.profileStatus.hasFilledUserProfile ? undefined : 'noAnonymousTalk';
}
