import type { Wish } from './open-flow';
import { NESTED_STEPS, type StepName } from './steps';

/** What a set-up is opened for: a role, the offer after signing in, or one step of it again. */
export type SetUp = Wish | 'initial' | { readonly edit: StepName };

/** Kept in the tab while it is open, so that a page loaded again opens it again. */
export const OPEN_SET_UP = 'openSetUp:v1';

const isStep = (name: unknown): name is StepName =>
  typeof name === 'string' && Object.hasOwn(NESTED_STEPS, name);

/** A set-up that stood open when the page went away; what somebody else wrote there is as good as nothing. */
export function setUpIn(text: string | undefined): SetUp | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (kept === 'initial') return kept;
    if (typeof kept !== 'object' || kept === null) return undefined;
    if ('edit' in kept) return isStep(kept.edit) ? { edit: kept.edit } : undefined;
    const { need, openCreatePost, internalCampaign } = kept as Partial<Record<keyof Wish, unknown>>;
    if (need !== 'reader' && need !== 'writer') return undefined;
    return {
      need,
      openCreatePost: openCreatePost === true,
      internalCampaign: typeof internalCampaign === 'string' ? internalCampaign : undefined,
    };
  } catch {
    return undefined;
  }
}
