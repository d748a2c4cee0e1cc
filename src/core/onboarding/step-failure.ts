import type { Failure } from '../shared/failure';
import type { ToastContent } from '../shell/toast';
import { waitOr } from '../shell/wait-or';
import { onboardingWords } from './words';

/** The message for a failed step: the input is still there, and a retry time is shown. */
export function stepFailure(failure: Failure): ToastContent {
  if (failure.kind === 'offline')
    return { type: 'failure', text1: onboardingWords.offline, props: { noInternet: true } };
  const { failed, slow } = onboardingWords;
  return { type: 'failure', text1: waitOr(failure, isSlow(failure) ? slow : failed) };
}

export function notLoaded(failure: Failure): string {
  const { notLoaded: text, notLoadedOffline, notLoadedInTime, notLoadedOut } = onboardingWords;
  if (failure.kind === 'offline') return notLoadedOffline;
  if (failure.kind === 'unauthorised') return notLoadedOut;
  return waitOr(failure, isSlow(failure) ? notLoadedInTime : text);
}

const isSlow = ({ code }: Failure): boolean => code === 'TIMEOUT';
