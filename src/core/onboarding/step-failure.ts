import type { Failure } from '../shared/failure';
import type { ToastContent } from '../toast/toast';
import { onboardingWords } from './words';

/** What is said when a step was not taken: what was typed is still there. Only a wait is told in the service's words. */
export function stepFailure({ kind, message, retryAfter }: Failure): ToastContent {
  if (kind === 'offline')
    return { type: 'failure', text1: onboardingWords.offline, props: { noInternet: true } };
  return { type: 'failure', text1: retryAfter === undefined ? onboardingWords.failed : message };
}
