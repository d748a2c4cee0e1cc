import type { SetUpRequest } from './open-flow';
import { NESTED_STEPS, type StepName } from './steps';

/** The reason to open setup: a missing role, the offer after login, or editing a step. */
export type SetUp = SetUpRequest | 'initial' | { readonly edit: StepName };

/** Stored in the tab while setup is open, so that a reload opens it again. */
export const OPEN_SET_UP = 'openSetUp:v1';

const isStep = (name: unknown): name is StepName =>
  typeof name === 'string' && Object.hasOwn(NESTED_STEPS, name);

/** The setup that was open before the page was left; data of any other format is ignored. */
export function setUpIn(text: string | undefined): SetUp | undefined {
  try {
    const saved: unknown = JSON.parse(text ?? '');
    if (saved === 'initial') return saved;
    if (typeof saved !== 'object' || saved === null) return undefined;
    if ('edit' in saved) return isStep(saved.edit) ? { edit: saved.edit } : undefined;
    const { need, openCreatePost, internalCampaign } = saved as Partial<Record<keyof SetUpRequest, unknown>>;
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
