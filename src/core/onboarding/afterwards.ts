import { type Flow, isDone } from './flow';

/** How long after being done somebody is asked for more. */
export const FOLLOW_UP_AFTER = 5000;
/** How long after closing what is lost is told. */
export const ACTION_MODAL_AFTER = 100;
/** Where a post comes from that was waiting for its writer to be verified. */
const AFTER_VERIFICATION = '_after_profile_and_verification';

/** What follows when a face is set up. */
export type Afterwards =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'createPost'; readonly campaign: string; readonly source: string | undefined };

/** Everything is set up, somebody is behind it, a post is waiting and the animation has been seen: then write. */
export function afterProfile(flow: Flow): Afterwards {
  const ready =
    isDone(flow) &&
    flow.standing.verified !== undefined &&
    flow.openCreatePost &&
    flow.hasVerifyScreenAnimationEnded;
  if (!ready) return { kind: 'nothing' };
  return {
    kind: 'createPost',
    campaign: `${flow.internalCampaign ?? ''}${AFTER_VERIFICATION}`,
    source: undefined,
  };
}

/** A writer who was on the way to a post before signing in goes on with it. */
export const afterSignIn = (isWriter: boolean, pending: boolean): Afterwards =>
  isWriter && pending ? { kind: 'createPost', campaign: '', source: 'user_logged_in' } : { kind: 'nothing' };

/** Only what was offered after signing in is followed up. */
export const hasFollowUp = (before: Flow, after: Flow): boolean =>
  before.isInitialOnboarding && before.isOpen && !after.isOpen && after.lastStepCompleted;

/** Where the follow-up is called off. */
export const stopsFollowUp = (path: string): boolean =>
  path === '/contribute' || path.startsWith('/contribute/');

export type ActionModal = 'noAnonymousTalk' | 'almostReady';

/** What is told to somebody who leaves the way to a face; a post that waits is told first. */
export function actionModalOf(flow: Flow, hasDraft: boolean): ActionModal | undefined {
  if (!flow.sequence.includes('AnonymousProfile') || flow.editScreensMode || flow.lastStepCompleted)
    return undefined;
  if (flow.openCreatePost || hasDraft) return 'almostReady';
  return flow.standing.hasFilledUserProfile ? undefined : 'noAnonymousTalk';
}
