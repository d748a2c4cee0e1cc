import type { Failure } from '../shared/failure';
import type { ToastContent } from '../toast/toast';
import { waitOr } from '../toast/wait-or';
import { onboardingWords } from './words';

/** What is said when a step was not taken: what was typed is still there. A wait is told. */
export function stepFailure(failure: Failure): ToastContent {
  if (failure.kind === 'offline')
    return { type: 'failure', text1: onboardingWords.offline, props: { noInternet: true } };
  return { type: 'failure', text1: waitOr(failure, onboardingWords.failed) };
}
