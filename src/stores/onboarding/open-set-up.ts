import { runInAction } from 'mobx';
import type { SetUp } from '../../core/onboarding/set-up';
import type { LoginPromptStore } from '../login/login-prompt-store';

/** Opens setup at the saved position, as an offer, or for a single step. */
export const openSetUp = (requirement: LoginPromptStore, setUp: SetUp): void =>
  runInAction(() => {
    const need = typeof setUp === 'object' && 'need' in setUp ? setUp.need : undefined;
    requirement.current = { loginPrompt: need ?? 'reader', context: 'general', setUp };
  });
